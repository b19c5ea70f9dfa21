use engine::Message;
use games::Phrasebook;
use maud::{Markup, html};

/// A day, from milliseconds since 1970, as the language writes it.
pub(crate) fn date(milliseconds: i64, words: &Phrasebook) -> Markup {
    let (year, month, day) = civil(milliseconds.div_euclid(86_400_000));
    let text = Message::new("page-date")
        .with("day", day)
        .with("month", words.word(&format!("page-month-{month}")))
        // As a text: a year has no separators.
        .with("year", year.to_string());
    html! { time datetime={ (format!("{year:04}-{month:02}-{day:02}")) } { (words.say(&text)) } }
}

/// The day of the calendar, so many days after the first of 1970. The years are counted from March on, so that the leap day is
/// the last of one.
fn civil(days: i64) -> (i64, i64, i64) {
    let since_march_of_year_0 = days + 719_468;
    let era = since_march_of_year_0.div_euclid(146_097);
    let of_era = since_march_of_year_0.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let is_next_year = month >= 10;
    (era * 400 + year + i64::from(is_next_year), if is_next_year { month - 9 } else { month + 3 }, day)
}

#[cfg(test)]
mod tests {
    use super::civil;

    #[test]
    fn days_of_the_calendar_are_the_right_ones() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(-1), (1969, 12, 31));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(11_017), (2000, 3, 1));
        assert_eq!(civil(20_833), (2027, 1, 15));
    }
}
