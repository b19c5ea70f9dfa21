//! Records that earlier versions of the program wrote, of every kind: whole ones, one seat's, a spectator's. They verify for ever.

use std::fs;

use engine::{Record, Redacted, Verified, identify, verify, verify_redacted};
use games::{AnyGame, Playable, with_game};

fn check<G: Playable>(text: &str, redacted: bool) -> Verified {
    let verified = if redacted {
        let record = Redacted::<G>::read(text).expect("it can be read");
        assert_eq!(record.to_text(), text, "it is written as it was read");
        verify_redacted(&record)
    } else {
        let record = Record::<G>::read(text).expect("it can be read");
        assert_eq!(record.to_text(), text, "it is written as it was read");
        verify(&record)
    };
    verified.expect("it verifies")
}

/// All were written before version 2 of Maffiosi's rules and before a car of Der Pate that stands nowhere was `null`.
#[test]
fn finding_19_old_records_of_every_kind_still_verify() {
    let mut seen = Vec::new();
    for file in fs::read_dir("tests/old").expect("the records are there") {
        let path = file.expect("the folder can be read").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("the file can be read");
        let (game, redacted) = identify(&text).expect("a record");
        assert!(text.contains("\"rules\":1,"), "{name} was played by the first rules");
        let game = game.parse::<AnyGame>().expect("a game");
        let verified = with_game!(game, G => check::<G>(&text, redacted));
        assert_eq!(redacted, !name.contains("whole"), "{name}");
        assert!(redacted || verified.unchecked_moves == 0, "{name}");
        seen.push(name);
    }
    for kind in ["whole", "seat", "spectator"] {
        for game in ["pate", "capone", "maffiosi"] {
            assert!(seen.iter().any(|name| name.starts_with(game) && name.contains(kind)), "no {kind} record of {game}");
        }
    }
}

/// What was once shown is accepted where it was shown, and nothing else is.
#[test]
fn finding_19_only_what_was_shown_once_is_accepted() {
    let text = fs::read_to_string("tests/old/pate-spectator-undone-car.jsonl").expect("the record is there");
    let mut record = Redacted::<pate::Pate>::read(&text).expect("it can be read");
    let undo = record.lines.iter().position(|line| line.view().is_some_and(|view| view.question == Some(pate::Question::Car)));
    let undo = undo.expect("the car was taken back");
    let mut with_car = |car: Option<pate::Field>| {
        if let engine::RedactedLine::Undo { view, .. } = &mut record.lines[undo] {
            view.car = car;
        }
        verify_redacted(&record)
    };
    assert!(with_car(Some(pate::Field::new(0))).is_ok(), "as it was shown");
    assert!(with_car(None).is_ok(), "as it is shown");
    assert!(with_car(Some(pate::Field::new(1))).is_err(), "as it never was");
}
