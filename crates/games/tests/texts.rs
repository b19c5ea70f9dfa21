//! Every text exists in every language, and everything that games say can be said.

use std::collections::BTreeSet;

use engine::{Arg, Block, Door, Message, Options, Random, Seat, SplitMix, Turn, Viewer, all_offers, draw};
use games::{AnyGame, Language, Phrasebook, Playable, with_game};
use testbed::texts::assert_alike;

fn same_everywhere<G: Playable>() {
    assert_alike(G::TITLE, G::TEXTS);
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    for game in AnyGame::KNOWN {
        with_game!(*game, G => same_everywhere::<G>());
    }
}

fn rules_read<G: Playable>() {
    let setup = G::setup(G::PLAYERS.1, &Options::default(), None).expect("the standard edition can be played");
    for language in Language::ALL {
        let phrases = Phrasebook::new::<G>(language, &[]);
        for rule in G::RULES {
            let figures = G::rule_figures(&setup, rule.number);
            let title = phrases.attribute(&rule.key(), "title", &figures);
            let text = phrases.say(&Message { key: rule.key(), args: figures });
            for said in [&title, &text] {
                assert!(!said.is_empty() && !said.contains(['⟨', '{']), "{} in {language:?}: {said}", rule.number);
            }
        }
    }
}

#[test]
fn every_rule_can_be_read_in_every_language() {
    for game in AnyGame::KNOWN {
        with_game!(*game, G => rules_read::<G>());
    }
}

/// Plays random games and says everything that can be said on the way; gives how many kinds of messages were met.
fn say_all<G: Playable>() -> usize {
    let phrasebooks = Language::ALL.map(|language| Phrasebook::new::<G>(language, &[]));
    let mut met = BTreeSet::new();
    let mut say = |message: &Message| {
        if met.insert(skeleton(message)) {
            for phrases in &phrasebooks {
                let said = phrases.say(message);
                assert!(!said.contains('⟨') && !said.contains('{'), "{message:?} in {:?}: {said}", phrases.language());
            }
        }
    };
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        let setup = G::setup(players, &Options::default(), None).expect("the standard edition can be played");
        let primer = G::primer(&setup);
        assert!(!primer.is_empty(), "{} tells newcomers nothing", G::TITLE);
        primer.iter().for_each(&mut say);
        for seed in 0..20 {
            say_game::<G>(&setup, seed, &mut say);
        }
    }
    met.len()
}

/// The keys of a message and of those in it: what makes it another kind of message.
fn skeleton(message: &Message) -> String {
    let inner = message.args.iter().filter_map(|(name, arg)| match arg {
        Arg::Message(inner) => Some(format!("{name}={}", skeleton(inner))),
        _ => None,
    });
    [message.key.clone()].into_iter().chain(inner).collect::<Vec<_>>().join(" ")
}

fn say_game<G: Playable>(setup: &G::Setup, seed: u64, mut say: impl FnMut(&Message)) {
    let mut random = SplitMix::new(seed);
    let mut game = G::begin(setup, G::RULES_VERSION).expect("the set-up can be played");
    loop {
        let mut events = Vec::new();
        match game.turn() {
            Turn::Seat(seat) => {
                say(&game.question());
                assert!(!game.question_rules().is_empty());
                let offers = all_offers(&game);
                for (mv, verdict) in &offers {
                    say(&game.name_move(*mv));
                    if let Err(why) = verdict {
                        say(&game.explain(*why));
                    }
                }
                describe(&game, setup, Viewer::Seat(seat), &mut say);
                let legal: Vec<G::Move> = offers.into_iter().filter(|(_, verdict)| verdict.is_ok()).map(|(mv, _)| mv).collect();
                game.play(*random.pick(&legal), &mut events);
            }
            Turn::House => game.settle(draw(&game, &mut random), &mut events),
            Turn::Over => return describe(&game, setup, Viewer::Everyone, &mut say),
        }
        let heard: Vec<_> = events.iter().filter_map(|event| G::hear_as(event, Viewer::Seat(Seat::FIRST))).collect();
        for report in &heard {
            for told in G::tell_all(setup, &[report]) {
                say_with_lists(&told, &mut say);
            }
        }
        let together: Vec<&G::Report> = heard.iter().map(|report| &**report).collect();
        for told in &G::tell_all(setup, &together) {
            say_with_lists(told, &mut say);
        }
    }
}

fn describe<G: Playable>(game: &G, setup: &G::Setup, viewer: Viewer, say: &mut impl FnMut(&Message)) {
    let view = game.seen_by(viewer);
    for line in &G::describe(setup, &view) {
        say_with_lists(line, say);
    }
    for block in G::board(setup, &view) {
        match block {
            Block::Line(line) => say_with_lists(&line, say),
            Block::Table(rows) => rows.iter().flatten().for_each(|cell| say_arg(cell, say)),
        }
    }
}

/// Says a message, and by itself everything that it lists.
fn say_with_lists(message: &Message, say: &mut impl FnMut(&Message)) {
    say(message);
    for (_, arg) in &message.args {
        if let Arg::List(_) = arg {
            say_arg(arg, say);
        }
    }
}

fn say_arg(arg: &Arg, say: &mut impl FnMut(&Message)) {
    match arg {
        Arg::Message(message) => say_with_lists(message, say),
        Arg::List(items) => items.iter().for_each(|item| say_arg(item, say)),
        Arg::Number(_) | Arg::Money(_) | Arg::Name(_) | Arg::Player(..) => {}
    }
}

#[test]
fn everything_that_happens_can_be_said_in_every_language() {
    for game in AnyGame::KNOWN {
        let met = with_game!(*game, G => say_all::<G>());
        // The tests' own game has little to say.
        let least = if AnyGame::ALL.contains(game) { 100 } else { 30 };
        assert!(met > least, "only {met} kinds of messages of {} were met", game.title());
    }
}
