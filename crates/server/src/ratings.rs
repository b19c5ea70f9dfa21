//! How well people and bots play, from rated tables.

use std::sync::Arc;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Player, Rating};
use tables::{Sitter, Table};

use crate::node::Node;

impl Node {
    /// Counts a finished game, once.
    pub(crate) async fn rate(&self, table: &Arc<Table>) {
        let Some(mut places) = table.course.as_ref().and_then(|course| course.places()) else { return };
        // A bot that plays for somebody who has gone wins nothing for them: they are last.
        let last = places.len() as u8;
        for (place, own) in places.iter_mut().zip(&table.progress.seats) {
            if own.away {
                *place = last;
            }
        }
        let players: Vec<Option<Player>> = table.places.iter().map(|place| player(&place.sitter)).collect();
        let settle = |before: &[Option<Rating>]| after(&players, before, &places);
        if let Err(error) = self.store.rate(&table.id, table.game.id(), &players, settle).await {
            // The next start finds it and counts it then.
            tracing::warn!(table = %table.id, %error, "a game could not be counted for ratings");
        }
    }
}

fn player(sitter: &Sitter) -> Option<Player> {
    match sitter {
        Sitter::Person { id, .. } => Some(Player::Person(id.to_string())),
        Sitter::Bot(level) => Some(Player::Bot(level.name().to_owned())),
        Sitter::Nobody | Sitter::Gone => None,
    }
}

/// Everybody's rating after a game. A bot of one level may sit at a table twice: its games are counted together.
fn after(players: &[Option<Player>], before: &[Option<Rating>], places: &[u8]) -> Vec<Rating> {
    let known = |rating: &Rating| WengLinRating { rating: rating.mean, uncertainty: rating.deviation };
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [rating.as_ref().map(known).unwrap_or_default()]).collect();
    let played: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(places).map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place)))).collect();
    let new = weng_lin_multi_team(&played, &WengLinConfig::new());
    let mut ratings: Vec<Rating> = Vec::new();
    for ((player, old), new) in players.iter().zip(before).zip(new) {
        let Some(whose) = player else { continue };
        let games = old.as_ref().map_or(0, |old| old.games) + 1;
        let rating = Rating { player: whose.clone(), mean: new[0].rating, deviation: new[0].uncertainty, games };
        match ratings.iter_mut().find(|known| known.player == *whose) {
            Some(twin) => {
                (twin.mean, twin.deviation) = (f64::midpoint(twin.mean, rating.mean), twin.deviation.min(rating.deviation));
            }
            None => ratings.push(rating),
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_everybody_is_better_known() {
        let [ann, bob] = ["a", "b"].map(|person| Player::Person(person.to_owned()));
        let capo = Player::Bot("capo".to_owned());
        let players = [&ann, &bob, &capo, &capo].map(|player| Some(player.clone()));
        let ratings = after(&[&players[..], &[None]].concat(), &[None, None, None, None, None], &[1, 2, 3, 3, 5]);
        let start = WengLinRating::new();
        assert_eq!(
            ratings.iter().map(|rating| &rating.player).collect::<Vec<_>>(),
            [&ann, &bob, &capo],
            "whoever is gone is nobody"
        );
        assert!(ratings[0].mean > ratings[1].mean && ratings[1].mean > ratings[2].mean);
        assert!(ratings[0].mean > start.rating && ratings[2].mean < start.rating);
        assert!(ratings.iter().all(|rating| rating.deviation < start.uncertainty && rating.games == 1));
    }
}
