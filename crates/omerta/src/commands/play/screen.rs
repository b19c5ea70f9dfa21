use std::io::Write;
use std::path::Path;

use anyhow::Result;
use games::{Phrasebook, Playable};
use table::{Arg, Digest, Draft, Message, Refuse, Rule, Seat, Shown, Standings, Turn, all_options};

use crate::commands::rules::rule_text;

/// What the person reads.
pub(super) struct Screen<'a, G: Playable, W> {
    setup: G::Setup,
    own: Seat,
    phrases: Phrasebook,
    out: &'a mut W,
    /// The lines of the board as they were shown last.
    shown: Vec<String>,
}

impl<'a, G: Playable, W: Write> Screen<'a, G, W> {
    pub(super) fn new(setup: G::Setup, own: Seat, phrases: Phrasebook, out: &'a mut W) -> Screen<'a, G, W> {
        Screen { setup, own, phrases, out, shown: Vec::new() }
    }

    fn name(&self, seat: Seat) -> String {
        G::seat_name(&self.setup, seat)
    }

    fn show(&mut self, message: &Message) -> Result<()> {
        writeln!(self.out, "{}", self.phrases.say(message))?;
        Ok(())
    }

    pub(super) fn say(&mut self, key: &str) -> Result<()> {
        self.show(&Message::new(key))
    }

    pub(super) fn welcome(&mut self, commitment: &Digest) -> Result<()> {
        let others = Seat::all(G::seats(&self.setup)).filter(|seat| *seat != self.own);
        let others = Arg::List(others.map(|seat| self.name(seat).into()).collect());
        self.show(&Message::new("play-welcome").with("seat", self.name(self.own)).with("others", others))?;
        self.show(&Message::new("play-commitment").with("commitment", commitment.to_string()))?;
        self.say("play-help")
    }

    /// What happened, as sentences on one line.
    pub(super) fn tell(&mut self, reports: &[Shown<G::Report>]) -> Result<()> {
        let told: Vec<String> = reports.iter().map(|report| self.phrases.say(&G::tell(&self.setup, report))).collect();
        if !told.is_empty() {
            writeln!(self.out, "  {}", told.join(" "))?;
        }
        Ok(())
    }

    /// The whole board.
    pub(super) fn board(&mut self, view: &G::View) -> Result<()> {
        self.shown.clear();
        self.what_changed(view)
    }

    /// The lines of the board that are not as they were shown last.
    pub(super) fn what_changed(&mut self, view: &G::View) -> Result<()> {
        let lines: Vec<String> = G::describe(&self.setup, view).iter().map(|line| self.phrases.say(line)).collect();
        writeln!(self.out)?;
        for line in lines.iter().filter(|line| !self.shown.contains(line)) {
            writeln!(self.out, "{line}")?;
        }
        self.shown = lines;
        Ok(())
    }

    /// Asks the question with its numbered moves and gives the moves.
    pub(super) fn ask(&mut self, draft: &Draft<G>) -> Result<Vec<G::Move>> {
        let position = draft.world();
        writeln!(self.out)?;
        self.show(&Message::new("play-your-turn").with("seat", self.name(self.own)))?;
        if !draft.moves().is_empty() {
            let steps = draft.steps().map(|(before, mv)| Arg::Message(before.name_move(mv))).collect();
            self.show(&Message::new("play-step").with("steps", Arg::List(steps)))?;
        }
        self.show(&position.question())?;
        let legal: Vec<G::Move> =
            all_options(position).into_iter().filter(|(_, verdict)| verdict.is_ok()).map(|(mv, _)| mv).collect();
        for (number, &mv) in (1..).zip(&legal) {
            let name = capitalised(&self.phrases.say(&position.name_move(mv)));
            let outlook = self.outlook(draft, mv);
            writeln!(self.out, "{number:>3}  {name}{outlook}")?;
        }
        write!(self.out, "{} ", self.phrases.say(&Message::new("play-prompt").with("last", legal.len())))?;
        self.out.flush()?;
        Ok(legal)
    }

    /// What a move would do, and who decides then.
    fn outlook(&self, draft: &Draft<G>, mv: G::Move) -> String {
        let mut ahead = draft.clone();
        let Ok(reports) = ahead.add(mv) else { return String::new() };
        let mut told: Vec<String> = reports
            .iter()
            .filter(|report| !G::echoes_move(report))
            .map(|report| self.phrases.say(&G::tell(&self.setup, report)))
            .collect();
        match ahead.world().turn() {
            Turn::House => told.push(format!("({})", self.phrases.word("play-then-house"))),
            Turn::Seat(seat) if seat != self.own => {
                let message = Message::new("play-then-other").with("seat", self.name(seat));
                told.push(format!("({})", self.phrases.say(&message)));
            }
            Turn::Seat(_) if !ahead.is_whole() => told.push(format!("({})", self.phrases.word("play-then-you"))),
            Turn::Seat(_) | Turn::Over => {}
        }
        if told.is_empty() { String::new() } else { format!(": {}", told.join(" ")) }
    }

    pub(super) fn unknown(&mut self, answer: &str, last: usize) -> Result<()> {
        self.show(&Message::new("play-unknown").with("answer", format!("{answer:?}")).with("last", last))
    }

    /// The rules of the question, and what is not possible and why.
    pub(super) fn explain(&mut self, draft: &Draft<G>) -> Result<()> {
        let position = draft.world();
        writeln!(self.out)?;
        self.say("play-rules-here")?;
        for number in position.question_rules() {
            self.rule(number)?;
        }
        let mut refused: Vec<(String, &'static str, Vec<Arg>)> = Vec::new();
        for (mv, verdict) in all_options(position) {
            let Err(why) = verdict else { continue };
            let (text, name) = (self.phrases.say(&position.explain(why)), Arg::Message(position.name_move(mv)));
            match refused.iter_mut().find(|(known, rule, _)| *known == text && *rule == why.rule()) {
                Some((_, _, moves)) => moves.push(name),
                None => refused.push((text, why.rule(), vec![name])),
            }
        }
        self.say(if refused.is_empty() { "play-all-possible" } else { "play-not-possible" })?;
        for (why, rule, moves) in refused {
            let line = Message::new("play-not-possible-line").with("why", why).with("rule", rule).with("moves", Arg::List(moves));
            write!(self.out, "  - ")?;
            self.show(&line)?;
        }
        Ok(())
    }

    pub(super) fn rule(&mut self, number: &str) -> Result<()> {
        let Some(rule) = G::rules().iter().find(|rule| rule.number == number) else {
            let example = G::rules().first().map_or("", |rule: &Rule| rule.number);
            return self.show(&Message::new("play-no-rule").with("rule", number).with("example", example));
        };
        write!(self.out, "{}", rule_text::<G>(&self.phrases, &self.setup, rule))?;
        Ok(())
    }

    pub(super) fn saved(&mut self, key: &str, file: &Path) -> Result<()> {
        writeln!(self.out)?;
        self.show(&Message::new(key).with("file", file.display().to_string()))
    }

    pub(super) fn result(&mut self, standings: Standings) -> Result<()> {
        writeln!(self.out)?;
        self.say("play-over")?;
        let winners: Vec<Arg> = standings.winners().map(|seat| self.name(seat).into()).collect();
        if winners.is_empty() {
            return self.say("play-winners-none");
        }
        self.show(&Message::new("play-winners").with("winners", Arg::List(winners)))
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
