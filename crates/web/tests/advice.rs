//! What the adviser says, and what he finds about finished games, on pages of every game and in every language.

use advice::{Analysis, Counsel, Judgement};
use bots::RandomPlayer;
use engine::{Digest, Door, FairSetup, Header, Match, Options, Seat, Seed, Silent, SplitMix, Turn, Viewer};
use games::{AnyGame, Language, with_game};
use web::{
    Adviser, AnalysisPage, Chair, Context, Drawn, Face, Preferences, Scene, Site, Sitter, TablePage, Venue, analysis_page,
    analysis_to_come_page, as_title, phrases, table_page,
};

const SEED: Seed = Seed(Digest([0; 32]));

/// A game of random players, up to a line or to its end.
fn random_game<G: Drawn>(most_lines: u32) -> Match<G> {
    let players = G::PLAYERS.1;
    let setup = G::setup(players, &Options::default(), None).expect("the standard edition can be played");
    let mut table = Match::<G>::begin(Header::new(setup, FairSetup::of_bots(&SEED, players))).expect("it can be played");
    let mut player = RandomPlayer::new(SplitMix::new(7));
    let mut random = SplitMix::new(7);
    while table.position() < most_lines || matches!(table.game().turn(), Turn::House) {
        match table.game().turn() {
            Turn::House => table.house(&mut random, &mut Silent),
            Turn::Seat(_) => table.let_decide(&mut player, &mut Silent).expect("bots play by the rules"),
            Turn::Over => break,
        }
    }
    table
}

fn sitters(players: usize) -> Vec<Sitter> {
    let who = |seat| {
        if seat == 0 {
            Chair::Person { id: "ann".to_owned(), name: "Ann".to_owned(), face: Face::of("ann", None), is_program: false }
        } else {
            Chair::Bot("capo")
        }
    };
    let sitter = |seat| Sitter {
        who: who(seat),
        is_viewer: seat == 0,
        is_away: false,
        has_resigned: false,
        is_here: true,
        time_left: None,
    };
    (0..players).map(sitter).collect()
}

fn check(html: &str, language: Language) {
    assert!(!html.contains('⟨'), "a text is missing in {language:?}: {}", &html[html.find('⟨').unwrap_or(0)..][..60]);
    assert!(!html.contains(" style=") && !html.contains("<style"), "styles belong in the style sheet");
    assert!(!html.contains("NaN"), "a place on the drawing is no number");
}

fn hints<G: Drawn>(game: AnyGame) {
    let table = random_game::<G>(60);
    let Turn::Seat(seat) = table.game().turn() else { panic!("the game has not ended after 60 lines") };
    let seen = table.seen(seat);
    let hint = advice::hint(&seen, 61, 30).expect("it is the seat's turn");
    let counsel = Counsel::new(&table.record().header.setup, &seen, &hint, 3);
    for language in Language::ALL {
        for adviser in [Adviser::Ready, Adviser::Asked, Adviser::Barred] {
            let words = phrases(game, language);
            let context =
                Context { venue: Venue::Table("t"), form: "f", position: table.position(), side: None, words: &words, adviser };
            let view = table.game().seen_by(Viewer::Seat(seat));
            let setup = &table.record().header.setup;
            let scene = Scene::<G>::watched(setup, Viewer::Seat(seat), Some(seat), view, None, Vec::new());
            let drawing = scene.deciding(seen.draft(&mut SplitMix::new(1)), &[], &words).draw(&context);
            let page = table_page(&TablePage {
                lines: usize::MAX,
                site: Site { words: &words, visitor: None, form: "f", preferences: Preferences::default() },
                context,
                game,
                drawing: &drawing,
                counsel: (adviser == Adviser::Asked).then(|| counsel.said(as_title(&words))),
                followed: Vec::new(),
                absence: None,
                is_spectator: false,
                is_stopped: false,
                rematch: None,
                is_seed_chosen: false,
                people: sitters(table.game().players()),
                said: Vec::new(),
                may_speak: true,
                note: None,
                curtain: None,
                invitation: None,
                another_waits: false,
                deeds: Vec::new(),
                seed: None,
            });
            check(&page.0, language);
            let way = page.0.contains("/tables/t/hint");
            assert_eq!(way, adviser == Adviser::Ready, "a rated game has no way to the adviser, and nobody asks him twice");
            for candidate in counsel.moves.iter().filter(|_| adviser == Adviser::Asked) {
                let step = format!("form=\"step\" name=\"draft\" value=\"{}\"", candidate.weighed.named.r#move);
                assert!(page.0.contains(&step), "{step}");
            }
        }
    }
}

#[test]
fn the_adviser_is_asked_and_heard_in_every_game_and_language() {
    for game in AnyGame::ALL {
        with_game!(*game, G => hints::<G>(*game));
    }
}

fn analyses<G: Drawn>(game: AnyGame) {
    let mut table = random_game::<G>(250);
    if table.record().ending().is_none() {
        table.end(SEED, Some("enough for a test".to_owned()));
    }
    let decisions = advice::decisions(table.record()).expect("it has ended");
    let judgements: Vec<Judgement<G>> = decisions.iter().flat_map(|decision| decision.judge(100)).collect();
    let analysis = Analysis::new(table.record(), &judgements, true);
    for language in Language::ALL {
        let words = phrases(game, language);
        let context = Context {
            venue: Venue::Table("t"),
            form: "f",
            position: table.position(),
            side: None,
            words: &words,
            adviser: Adviser::Ready,
        };
        let site = Site { words: &words, visitor: None, form: "f", preferences: Preferences::default() };
        let setup = &table.record().header.setup;
        let badges = Seat::all(table.game().players()).map(|seat| G::badge(setup, seat));
        let page = analysis_page(&AnalysisPage {
            site,
            context,
            game,
            analysis: &analysis.said(as_title(&words)),
            players: badges.zip(sitters(table.game().players())).collect(),
        });
        check(&page.0, language);
        assert_eq!(page.0.matches("<polygon").count(), table.game().players(), "an area for each");
        let bots = page.0.matches("<details class=\"reasons\"").count();
        assert_eq!(bots, table.game().players() - 1, "each bot gives its reasons");
        let is_mistake = |judgement: &&Judgement<G>| !judgement.agrees() && judgement.loss() > judgement.uncertainty();
        let mistakes: Vec<&Judgement<G>> = judgements.iter().filter(is_mistake).collect();
        let worst = mistakes.iter().max_by(|one, other| one.loss().total_cmp(&other.loss())).expect("somebody made one");
        assert!(page.0.contains(&format!("/tables/t/replay/{}\"", worst.line() - 1)), "the worst can be looked at");
        let (_, list) = page.0.split_once("<ol class=\"judged\">").expect("what mattered is told");
        let told = list.split("</ol>").next().map_or(0, |list| list.matches("<li>").count());
        assert_eq!(told, mistakes.len().min(10), "what lies within the uncertainty is no mistake");
        for decisions in [None, Some(300)] {
            check(&analysis_to_come_page(&site, &context, game, 12, decisions).0, language);
        }
    }
}

#[test]
fn a_finished_game_is_told_with_its_chances_losses_and_reasons_in_every_language() {
    for game in AnyGame::ALL {
        with_game!(*game, G => analyses::<G>(*game));
    }
}
