//! Every command from everybody at every stage: who may do what, and when.

use bots::Level;
use engine::kit::assert_golden;
use engine::{Digest, Seat};
use games::AnyGame;
use tables::{Actor, Command, PersonId, Refusal, Sitter, Stage, Table, apply};

use crate::shared::{Kind, NOW, any_decision, made};

/// So much later the flag of whoever decides has fallen.
const LATER: i64 = 11 * 60_000;

fn sit(name: &str) -> Command {
    Command::Sit { seat: None, name: name.to_uppercase(), face: None }
}

fn begin() -> Command {
    Command::Begin { fewer: true, nonces: vec![Digest([1; 32]); 3], edition: None }
}

/// What somebody's command makes of a table; the same one if there was nothing to do.
fn after(table: &Table, actor: Actor<'_>, command: &Command, now: i64) -> Result<Table, Refusal> {
    Ok(apply(table, command, actor, now)?.map_or_else(|| table.clone(), |transition| transition.after))
}

/// What people do one after the other.
fn played(table: Table, commands: &[(&str, Command)]) -> Table {
    commands.iter().fold(table, |table, (who, command)| {
        after(&table, Actor::Person(&PersonId::from(*who)), command, NOW)
            .unwrap_or_else(|why| panic!("{who}: {command:?}: {why:?}"))
    })
}

/// A table at each stage: the host, a guest and somebody who leaves when the game has begun sit there; one was sent away, a stranger
/// was never there.
fn tables() -> Vec<(&'static str, Table)> {
    let early = played(made(AnyGame::Pate, Kind::Live), &[("guest", sit("guest")), ("sent", sit("sent"))]);
    let waiting = played(early, &[("host", Command::Remove { seat: 2 }), ("left", sit("left"))]);
    let running = played(waiting.clone(), &[("host", begin()), ("left", Command::Leave)]);
    let turn_of = |who: &str| {
        let (mut table, mut number) = (running.clone(), 0);
        while table.turn() != table.seat_of(who) {
            table = decided(&table, number);
            number += 1;
        }
        table
    };
    let everybody_resigns = ["host", "guest", "left"].map(|who| (who, Command::Resign));
    vec![
        ("waiting", waiting.clone()),
        ("guest's turn", turn_of("guest")),
        ("bot's turn", turn_of("left")),
        ("finished", played_out(running.clone())),
        ("stopped", played(running, &everybody_resigns)),
        ("closed", played(waiting, &[("host", Command::Close)])),
    ]
}

/// The table after a decision by chance of whose turn it is.
fn decided(table: &Table, chance: u64) -> Table {
    let seat = table.turn().expect("somebody decides");
    let (position, moves) = (table.position(), any_decision(table, seat, chance));
    let Sitter::Person { id, .. } = &table.places[seat.index()].sitter else { panic!("people sit there") };
    let decided = match table.bot_at(seat) {
        Some(_) => after(table, Actor::Server, &Command::DecideFor { seat, position, moves }, NOW),
        None => after(table, Actor::Person(id), &Command::Decide { position, moves }, NOW),
    };
    decided.expect("a legal decision is taken")
}

/// The same game at its end.
fn played_out(table: Table) -> Table {
    let (mut table, mut number) = (table, 0);
    while table.stage == Stage::Running {
        table = decided(&table, number);
        number += 1;
    }
    table
}

/// One of each kind.
fn commands(table: &Table) -> Vec<Command> {
    let (seat, position) = (table.turn().unwrap_or(Seat::FIRST), table.position());
    let moves = table.turn().map_or_else(Vec::new, |seat| any_decision(table, seat, 1));
    vec![
        sit("somebody"),
        Command::Leave,
        Command::ComeBack,
        Command::Remove { seat: 1 },
        Command::Fill(Level::Capo),
        Command::AddNonce(Digest([2; 32])),
        begin(),
        Command::Decide { position, moves: moves.clone() },
        Command::Undo,
        Command::Resign,
        Command::AgreeToStop(true),
        Command::AnswerAlways(vec!["keep".to_owned()]),
        Command::Close,
        Command::Rematch("other".into()),
        Command::Forget,
        Command::DecideFor { seat, position, moves },
        Command::DropFlag { seat },
        Command::CloseIdle { stage: table.stage },
    ]
}

/// What comes of a command, in a word.
fn outcome(table: &Table, actor: Actor<'_>, command: &Command) -> String {
    match apply(table, command, actor, NOW + LATER) {
        Ok(Some(_)) => "done".to_owned(),
        Ok(None) => "nothing".to_owned(),
        Err(refusal) => format!("{refusal:?}").split(['(', ' ', '{']).next().unwrap_or_default().to_owned(),
    }
}

/// The whole matrix is a golden file: who may do what, and when, can be read there, and every change of it is a changed line.
#[test]
fn every_command_from_everybody_at_every_stage() {
    let people = ["host", "guest", "left", "sent", "stranger"].map(PersonId::from);
    let actors = people.iter().map(|person| (&**person, Actor::Person(person))).chain([("server", Actor::Server)]);
    let actors: Vec<(&str, Actor<'_>)> = actors.collect();
    let mut text = String::new();
    for (title, table) in tables() {
        let mut row = |name: &str, cells: &[String]| {
            let line = cells.iter().fold(format!("{name:<16}"), |line, cell| format!("{line}{cell:<14}"));
            text.push_str(line.trim_end());
            text.push('\n');
        };
        row(title, &actors.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<_>>());
        for command in commands(&table) {
            row(
                &format!("  {}", command.name()),
                &actors.iter().map(|(_, actor)| outcome(&table, *actor, &command)).collect::<Vec<_>>(),
            );
        }
        text.push('\n');
    }
    println!("{text}");
    assert_golden("tests/commands.txt", &text);
}
