//! Steps in any order. The engine takes pieces that form a set in one order alone, so that each set comes up once; whoever
//! decides may choose them as they like, and the steps are put in order for them.

use table::{Draft, Shown};

use crate::Drawn;

/// Adds a move to a draft, before steps that must come after it if need be, and gives what would be heard of it.
///
/// # Errors
/// The reason why it is not possible; the draft is then as it was.
pub(crate) fn add_in_order<G: Drawn>(draft: &mut Draft<G>, mv: G::Move) -> Result<Vec<Shown<G::Report>>, G::Refusal> {
    let why = match draft.add(mv) {
        Err(why) if G::is_out_of_order(&why) => why,
        other => return other,
    };
    let mut ordered = draft.clone();
    let mut after = Vec::new();
    let mut reports = loop {
        // Where no step is left to go before, others than these are in the way.
        let Some(last) = ordered.take_back() else { return Err(why) };
        after.push(last);
        match ordered.add(mv) {
            Ok(reports) => break reports,
            Err(earlier) if G::is_out_of_order(&earlier) => {}
            Err(_) => return Err(why),
        }
    };
    for mv in after.into_iter().rev() {
        reports.extend(ordered.add(mv)?);
    }
    *draft = ordered;
    Ok(reports)
}
