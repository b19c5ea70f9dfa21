use std::io::{IsTerminal, Write};
use std::path::Path;

use anyhow::Result;
use engine::{Arg, Block, Digest, Draft, Message, Refuse, Rule, Seat, Shown, Standings, Turn, all_offers};
use games::{Phrasebook, Playable, capitalised};
use textwrap::Options as Wrap;

use crate::commands::layout::aligned;
use crate::commands::rules::rule_words;

/// Wider lines are hard to read.
const WIDEST: usize = 120;

/// What the person reads.
pub(super) struct Screen<'a, G: Playable, W> {
    setup: G::Setup,
    own: Seat,
    phrases: Phrasebook,
    out: &'a mut W,
    /// `None` if nobody looks at the lines but a program.
    width: Option<usize>,
    /// The lines of the board as they were shown last.
    shown: Vec<String>,
}

impl<'a, G: Playable, W: Write> Screen<'a, G, W> {
    pub(super) fn new(setup: G::Setup, own: Seat, phrases: Phrasebook, out: &'a mut W) -> Screen<'a, G, W> {
        let width = std::io::stdout().is_terminal().then(|| textwrap::termwidth().min(WIDEST));
        Screen { setup, own, phrases, out, width, shown: Vec::new() }
    }

    fn name(&self, seat: Seat) -> String {
        G::seat_name(&self.setup, seat)
    }

    /// A line, broken between words, with what follows the first line break set in.
    fn line(&mut self, text: &str, indent: &str) -> Result<()> {
        let text = match self.width {
            Some(width) => textwrap::fill(text, Wrap::new(width).subsequent_indent(indent)),
            None => text.to_owned(),
        };
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    fn show(&mut self, message: &Message) -> Result<()> {
        self.line(&self.phrases.say(message), "  ")
    }

    pub(super) fn say(&mut self, key: &str) -> Result<()> {
        self.show(&Message::new(key))
    }

    pub(super) fn welcome(&mut self, commitment: &Digest) -> Result<()> {
        let others = Seat::all(G::seats(&self.setup)).filter(|seat| *seat != self.own);
        let others = Arg::List(others.map(|seat| self.name(seat).into()).collect());
        self.show(&Message::new("play-welcome").with("seat", self.name(self.own)).with("others", others))?;
        for line in G::primer(&self.setup) {
            self.show(&line)?;
        }
        let example = G::RULES.first().map_or("", |rule| rule.number);
        self.show(&Message::new("play-help").with("example", example))?;
        self.show(&Message::new("play-commitment").with("commitment", commitment.to_string()))
    }

    /// What happened, in sentences; what begins a new part of the game begins a new line.
    pub(super) fn tell(&mut self, reports: &[Shown<G::Report>]) -> Result<()> {
        let reports: Vec<&G::Report> = reports.iter().map(|report| &**report).collect();
        for paragraph in reports.chunk_by(|_, next| !G::begins_paragraph(next)) {
            let told: Vec<String> = G::tell_all(&self.setup, paragraph).iter().map(|line| self.phrases.say(line)).collect();
            self.line(&format!("  {}", told.join(" ")), "    ")?;
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
        let blocks: Vec<Vec<String>> = G::board(&self.setup, view).iter().map(|block| self.block(block)).collect();
        let shown_before = std::mem::take(&mut self.shown);
        if blocks.iter().flatten().all(|line| shown_before.contains(line)) {
            self.shown = blocks.concat();
            return Ok(());
        }
        writeln!(self.out)?;
        for block in &blocks {
            let is_new = |line: &&String| !shown_before.contains(line);
            // The first line of a table says what its columns are.
            let head = block.iter().take(usize::from(block.iter().any(|line| is_new(&line))));
            for line in head.chain(block.iter().skip(1).filter(is_new)) {
                self.line(line, "  ")?;
            }
        }
        self.shown = blocks.concat();
        if shown_before.is_empty() { Ok(()) } else { self.say("play-changed") }
    }

    fn block(&self, block: &Block) -> Vec<String> {
        match block {
            Block::Line(message) => vec![self.phrases.say(message)],
            Block::Table(rows) => {
                let cells: Vec<Vec<String>> =
                    rows.iter().map(|row| row.iter().map(|cell| self.phrases.text(cell)).collect()).collect();
                aligned(&cells)
            }
        }
    }

    /// Shows the question with its numbered moves and gives the moves.
    pub(super) fn ask(&mut self, draft: &Draft<G>) -> Result<Vec<G::Move>> {
        let position = draft.world();
        writeln!(self.out)?;
        self.show(&Message::new("play-your-turn").with("seat", self.name(self.own)))?;
        if !draft.moves().is_empty() {
            let steps = draft.steps().map(|(before, mv)| Arg::Message(before.name_move(mv))).collect();
            self.show(&Message::new("play-step").with("steps", Arg::List(steps)))?;
        }
        let question = capitalised(&self.phrases.say(&position.question()));
        self.line(&format!("{question}   {}", self.phrases.word("play-irrevocable")), "  ")?;
        let legal: Vec<G::Move> =
            all_offers(position).into_iter().filter(|(_, verdict)| verdict.is_ok()).map(|(mv, _)| mv).collect();
        for (number, &mv) in (1..).zip(&legal) {
            let (mark, preview) = self.preview(draft, mv);
            let name = capitalised(&self.phrases.say(&position.name_move(mv)));
            self.line(&format!("{number:>3}{mark} {name}{preview}"), "       ")?;
        }
        Ok(legal)
    }

    pub(super) fn prompt(&mut self, last: usize) -> Result<()> {
        write!(self.out, "{} ", self.phrases.say(&Message::new("play-prompt").with("last", last)))?;
        self.out.flush()?;
        Ok(())
    }

    /// Whether a move cannot be taken back, what it would do, and who decides then.
    fn preview(&self, draft: &Draft<G>, mv: G::Move) -> (char, String) {
        let mut ahead = draft.clone();
        let Ok(reports) = ahead.add(mv) else { return (' ', String::new()) };
        let told: Vec<&G::Report> = reports.iter().map(|report| &**report).filter(|report| !G::echoes_move(report)).collect();
        let mut said: Vec<String> = G::tell_all(&self.setup, &told).iter().map(|line| self.phrases.say(line)).collect();
        let turn = ahead.world().turn();
        match turn {
            Turn::Seat(seat) if seat != self.own => {
                let message = Message::new("play-then-other").with("seat", self.name(seat));
                said.push(format!("({})", self.phrases.say(&message)));
            }
            Turn::Seat(_) if !ahead.is_whole() && said.is_empty() => return (' ', " …".to_owned()),
            Turn::Seat(_) if !ahead.is_whole() => said.push("…".to_owned()),
            _ => {}
        }
        let mark = if turn == Turn::Seat(self.own) { ' ' } else { '!' };
        (mark, if said.is_empty() { String::new() } else { format!(": {}", said.join(" ")) })
    }

    pub(super) fn unknown(&mut self, answer: &str, last: usize) -> Result<()> {
        self.show(&Message::new("play-unknown").with("answer", format!("{answer:?}")).with("last", last))
    }

    /// The rules of the question, and what is not possible and why.
    pub(super) fn explain(&mut self, draft: &Draft<G>) -> Result<()> {
        let position = draft.world();
        writeln!(self.out)?;
        self.say("play-rules-here")?;
        for rule in G::RULES.iter().filter(|rule| position.question_rules().contains(&rule.number)) {
            self.rule(rule)?;
        }
        let mut refused: Vec<(String, &'static str, Vec<String>)> = Vec::new();
        for (mv, verdict) in all_offers(position) {
            let Err(why) = verdict else { continue };
            let (text, name) = (self.phrases.say(&position.explain(why)), self.phrases.say(&position.name_move(mv)));
            match refused.iter_mut().find(|(known, rule, _)| *known == text && *rule == why.rule()) {
                Some((_, _, moves)) if moves.contains(&name) => {}
                Some((_, _, moves)) => moves.push(name),
                None => refused.push((text, why.rule(), vec![name])),
            }
        }
        self.say(if refused.is_empty() { "play-all-possible" } else { "play-not-possible" })?;
        for (why, rule, moves) in refused {
            let moves = moves.join(", ");
            let line = Message::new("play-not-possible-line").with("why", why).with("rule", rule).with("moves", moves);
            self.line(&format!("  - {}", self.phrases.say(&line)), "      ")?;
        }
        Ok(())
    }

    /// The rules with this number, of this chapter, or with this word in their title.
    pub(super) fn look_up(&mut self, asked: &str) -> Result<()> {
        let number = asked.to_uppercase();
        let exact: Vec<&Rule> = G::RULES.iter().filter(|rule| rule.number == number).collect();
        let found = if exact.is_empty() { self.rules_about(asked, &number) } else { exact };
        if found.is_empty() {
            let example = G::RULES.first().map_or("", |rule| rule.number);
            return self.show(&Message::new("play-no-rule").with("rule", format!("{asked:?}")).with("example", example));
        }
        found.into_iter().try_for_each(|rule| self.rule(rule))
    }

    fn rules_about(&self, word: &str, chapter: &str) -> Vec<&'static Rule> {
        let word = word.to_lowercase();
        let fits = |rule: &&Rule| {
            let title = rule_words::<G>(&self.phrases, &self.setup, rule).0.to_lowercase();
            title.contains(&word) || rule.number.strip_prefix(chapter).is_some_and(|rest| rest.starts_with('.'))
        };
        G::RULES.iter().filter(fits).collect()
    }

    fn rule(&mut self, rule: &Rule) -> Result<()> {
        let (title, text) = rule_words::<G>(&self.phrases, &self.setup, rule);
        self.line(&format!("{} {title}: {text}", rule.number), "     ")
    }

    pub(super) fn saved(&mut self, key: &str, file: &Path) -> Result<()> {
        writeln!(self.out)?;
        let text = saved_text(&self.phrases, key, file);
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// What Ctrl-C says, for it cannot ask this screen.
    pub(super) fn farewell(&self, file: &Path) -> String {
        saved_text(&self.phrases, "play-saved", file)
    }

    pub(super) fn result(&mut self, standings: Standings) -> Result<()> {
        let winners: Vec<Seat> = standings.winners().collect();
        let names = Arg::List(winners.iter().map(|seat| self.name(*seat).into()).collect());
        let key = match winners[..] {
            [] => "play-winners-none",
            [only] if only == self.own => "play-winners-you",
            [_] => "play-winners",
            _ => "play-winners-several",
        };
        self.show(&Message::new(key).with("winners", names))
    }
}

fn saved_text(phrases: &Phrasebook, key: &str, file: &Path) -> String {
    let program = std::env::args().next().unwrap_or_else(|| "omerta".to_owned());
    phrases.say(&Message::new(key).with("file", file.display().to_string()).with("program", program))
}
