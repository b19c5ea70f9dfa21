use engine::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::Phase;
use crate::{Capone, Field, Kind, Member};

/// What is asked of the one who decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which cards to exchange?
    Exchange,
    /// Which card, with effect or without?
    Turn,
    /// Where does this card go, or against whom?
    Target(Kind),
    /// Which of the members on the field does this card take?
    Victim(Kind, Field),
    /// Which pieces go to the field?
    Place(Field),
    /// Which pieces match the field that is taken over?
    TakeOver(Field),
    /// Buy the member out at once?
    Ransom(Member),
    /// How many guards to hire back?
    HireBack,
    /// Whom to buy out at the year's end?
    BuyOut,
    /// How to move the chip?
    Invest,
}

/// Pieces that are being set on a field, before they are settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlacingView {
    /// The field.
    pub field: Field,
    /// The members so far.
    pub members: Vec<Member>,
    /// The guards so far.
    pub guards: u8,
}

/// The pieces on an illegal field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GangView {
    /// Whose they are.
    pub seat: Seat,
    /// The members.
    pub members: Vec<Member>,
    /// The guards.
    pub guards: u8,
    /// What they are worth together, in thousands.
    pub total: i32,
}

/// A member on an out-of-circulation field or in prison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Absentee {
    /// Whose member.
    pub seat: Seat,
    /// Who it is.
    pub member: Member,
}

/// What a viewer may see of a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FamilyView {
    /// Its cash, in thousands (C1.1).
    pub cash: i32,
    /// Where its investment chip stands.
    pub chip: u8,
    /// Members on the photo.
    pub photo: Vec<Member>,
    /// Members in the harbour.
    pub harbour: Vec<Member>,
    /// Guards on the photo.
    pub guards: u8,
    /// Guards in the park.
    pub park: u8,
    /// Guards out of the game.
    pub gone: u8,
    /// How many cards it holds, has exchanged and has laid face down this year.
    pub cards: u8,
    #[expect(missing_docs, reason = "told with the line before")]
    pub exchanged_count: u8,
    #[expect(missing_docs, reason = "told with the line before")]
    pub face_down_count: u8,
    /// The cards themselves, for the one who knows them.
    pub hand: Option<Vec<Kind>>,
    #[expect(missing_docs, reason = "told with the line before")]
    pub exchanged: Option<Vec<Kind>>,
    #[expect(missing_docs, reason = "told with the line before")]
    pub face_down: Option<Vec<Kind>>,
    /// Once it is over: its place.
    pub place: Option<u8>,
}

/// What a viewer sees of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The year, from 1; a new one begins with its first card.
    pub year: u8,
    /// Who began this year.
    pub starter: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides; nobody while the house does or when it is over.
    pub decides: Option<Seat>,
    /// What is asked.
    pub question: Option<Question>,
    /// Pieces that are being set.
    pub placing: Option<PlacingView>,
    /// The twenty illegal fields, twins side by side.
    pub fields: Vec<Option<GangView>>,
    /// Whose guard stands on each legal field, in the order of the kinds.
    pub legal: Vec<Option<Seat>>,
    /// Who is on each out-of-circulation field.
    pub away: Vec<Option<Absentee>>,
    /// Who is in each cell, from the first.
    pub prison: Vec<Option<Absentee>>,
    /// The cards played with effect this year.
    pub played: Vec<Kind>,
    /// How many cards were not dealt.
    pub deck: u8,
    /// The families of the players, seat by seat.
    pub families: Vec<FamilyView>,
}

impl Capone {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let (year, starter) = self.year_shown();
        let legal_owner = |kind: Kind| self.seats().find(|seat| self.own(*seat).legal & 1 << kind.index() != 0);
        View {
            year,
            starter,
            active: self.active,
            decides: self.turn().seat(),
            question: self.question_now(),
            placing: self.placing().map(|placing| PlacingView {
                field: placing.field,
                members: placing.members.into_iter().collect(),
                guards: placing.guards,
            }),
            fields: Field::all().map(|field| self.gang_view(field)).collect(),
            legal: Kind::ALL.into_iter().take(Kind::LEGAL).map(legal_owner).collect(),
            away: self.away.to_vec(),
            prison: self.prison.to_vec(),
            played: self.played.iter().collect(),
            deck: self.deck.len(),
            families: self.seats().map(|seat| self.family_view(seat, viewer)).collect(),
        }
    }

    /// A new year begins with its first card, as it is told: until then the old one lies on the table, and so do its cards.
    fn year_shown(&self) -> (u8, Seat) {
        if self.phase == Phase::Deal(0) && self.year > 1 {
            (self.year - 1, self.starter.right(self.players as usize))
        } else {
            (self.year, self.starter)
        }
    }

    fn gang_view(&self, field: Field) -> Option<GangView> {
        self.gang(field).map(|gang| GangView {
            seat: gang.seat,
            members: gang.members.into_iter().collect(),
            guards: gang.guards,
            total: self.total(gang),
        })
    }

    fn family_view(&self, seat: Seat, viewer: Viewer) -> FamilyView {
        let own = self.own(seat);
        let known = viewer.knows_what(seat);
        FamilyView {
            cash: own.cash,
            chip: own.chip,
            photo: own.photo.into_iter().collect(),
            harbour: own.harbour.into_iter().collect(),
            guards: own.guards,
            park: own.park,
            gone: own.gone,
            cards: own.hand.len(),
            exchanged_count: own.exchanged.len(),
            face_down_count: own.face_down.len(),
            hand: known.then(|| own.hand.iter().collect()),
            exchanged: known.then(|| own.exchanged.iter().collect()),
            face_down: known.then(|| own.face_down.iter().collect()),
            place: self.standings().map(|standings| standings.place(seat)),
        }
    }

    pub(crate) fn question_now(&self) -> Option<Question> {
        Some(match self.phase {
            Phase::Exchange(_) => Question::Exchange,
            Phase::Turn => Question::Turn,
            Phase::Target(kind) => Question::Target(kind),
            Phase::Victim(kind, field) => Question::Victim(kind, field),
            Phase::Place(placing) if placing.exact => Question::TakeOver(placing.field),
            Phase::Place(placing) => Question::Place(placing.field),
            Phase::Ransom(_) => Question::Ransom(self.arrested()?),
            Phase::HireBack(_) => Question::HireBack,
            Phase::BuyOut(_) => Question::BuyOut,
            Phase::Invest(_) => Question::Invest,
            Phase::Deal(_) | Phase::Redeal(_) | Phase::Over => return None,
        })
    }
}
