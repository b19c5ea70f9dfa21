use capone::edition::Edition;
use capone::{Capone, FamilyView, Field, Figures, GangView, Kind, Member, Move, Purpose, Question, Spot, View};
use engine::{Interned, Message, Reckoning, Seat};
use games::capitalised;
use maud::{Markup, html};

use super::word_of;
use crate::parts::{Closing, Tab, Tips, all_of, tabs};
use crate::{Context, DrawBoard, Household, Scene};

/// What the parts of the board share.
pub struct Board<'s> {
    pub(super) scene: &'s Scene<'s, Capone>,
    pub(super) context: &'s Context<'s>,
    pub(super) edition: &'s Edition,
    pub(super) figures: Interned<Figures>,
    pub(super) view: &'s View,
}

impl<'s> DrawBoard<'s, Capone> for Board<'s> {
    fn new(scene: &'s Scene<'s, Capone>, context: &'s Context<'s>) -> Board<'s> {
        let edition = &scene.setup.edition;
        let figures = Figures::of(edition).expect("the edition of a game that is played is valid");
        Board { scene, context, edition, figures, view: &scene.view }
    }

    fn headline(&self) -> String {
        let key = match self.view.question {
            _ if self.is_over() => return self.say(&Message::new("describe-over").with("year", self.view.year)),
            None => "capone-year",
            Some(Question::Exchange) => "capone-year-exchange",
            Some(_) if self.is_year_end() => "capone-year-end",
            Some(_) => "capone-year-round",
        };
        let headline = Message::new(key)
            .with("year", self.view.year)
            .with("round", self.view.round(self.edition).unwrap_or_default())
            .with("rounds", self.edition.rounds_for(self.view.families.len()));
        let last = self.view.is_last_card().then(|| self.word("capone-last-card"));
        let near = Some(self.near_goal()).filter(|near| !near.is_empty()).map(|near| {
            let message = Message::new("capone-near").with("names", all_of(&near, self.context)).with("count", near.len());
            self.say(&message.with("goal", self.edition.chip.goal))
        });
        [Some(self.say(&headline)), last, near].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn others_question(&self) -> Option<String> {
        let (word, thing) = match self.view.question? {
            Question::Exchange => ("exchange", None),
            Question::Turn => ("turn", None),
            Question::Target(kind) if kind.purpose() == Purpose::Protection => ("payer", None),
            Question::Target(kind) => ("target", Some(self.kind_name(kind))),
            Question::Victim(_, field) => ("victim", Some(self.field_name(field))),
            Question::Place(field) | Question::TakeOver(field) => ("place", Some(self.field_name(field))),
            Question::Ransom(member) => ("ransom", Some(self.member_name(member))),
            Question::HireBack => ("hire-back", None),
            Question::BuyOut => ("buy-out", None),
            Question::Invest => ("invest", None),
        };
        Some(self.say(&word_of("capone-others", word).with("thing", thing.unwrap_or_default())))
    }

    fn household(&self, seat: Seat) -> Household {
        self.household_of(seat)
    }

    fn draw(&self, tips: &mut Tips) -> Markup {
        html! {
            (self.tabs())
            (self.rivals())
            (self.city(tips))
            section #family.family.accounted[self.is_year_end()] aria-label=(self.word("capone-family")) {
                (self.photo(tips))
                (self.hand(tips))
                @if self.is_year_end() { (self.year_accounts()) }
            }
        }
    }

    fn tools(&self, tips: &mut Tips) -> Markup {
        self.tools_now(tips)
    }

    fn has_place(&self, mv: Move) -> bool {
        match mv {
            Move::Leave => false,
            // Pieces are handed in beside them; an exchange ends in the dock.
            Move::Done => self.view.question != Some(Question::Exchange),
            // In one's turn a member is bought out on the photo, and who is not in prison is seen where he is. Where the
            // question is about prisoners, the dock asks.
            Move::BuyOut(member) => {
                let is_in_prison = matches!(self.whereabouts(self.photo_seat(), member), Spot::Cell(_));
                !is_in_prison || self.view.question == Some(Question::Turn)
            }
            // Nobody looks for cards that are not in hand, or for steps beyond the ends of a ladder.
            _ => true,
        }
    }

    fn closing(&self, reckoning: &Reckoning) -> Option<Closing> {
        Some(self.closing_of(reckoning))
    }
}

impl<'s> Board<'s> {
    pub(super) fn word(&self, key: &str) -> String {
        self.context.word(key)
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.context.say(message)
    }

    /// A sum of thousands as money.
    pub(super) fn money(&self, grand: i32) -> String {
        self.context.money(grand * 1_000)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &'s FamilyView)> + use<'s> {
        Seat::all(self.view.families.len()).zip(&self.view.families)
    }

    /// Whose photo lies on the table: the viewer's own; those who only watch see that of the one whose turn it is.
    pub(super) fn photo_seat(&self) -> Seat {
        self.scene.seat().or(self.view.decides).unwrap_or(self.view.active)
    }

    pub(super) fn family_of(&self, seat: Seat) -> &'s FamilyView {
        &self.view.families[seat.index()]
    }

    /// The name of a kind, as it stands on a sign or a card.
    pub(super) fn kind_name(&self, kind: Kind) -> String {
        capitalised(&self.say(&word_of("kind", kind.word())))
    }

    pub(super) fn member_name(&self, member: Member) -> String {
        capitalised(&self.say(&word_of("member", member.word())))
    }

    /// The name of an illegal field, with the number that tells it from its twin.
    pub(super) fn field_name(&self, field: Field) -> String {
        let kind = word_of("kind", field.kind().word());
        capitalised(&self.say(&Message::new("field").with("kind", kind).with("twin", field.twin())))
    }

    /// Members and guards in words.
    pub(super) fn pieces_named(&self, members: &[Member], guards: u8) -> String {
        let names = members.iter().map(|member| self.say(&word_of("member", member.word())));
        let guards = (guards > 0).then(|| self.guards_named(guards));
        names.chain(guards).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn guards_named(&self, count: u8) -> String {
        self.say(&Message::new("guards").with("count", count))
    }

    pub(super) fn gang(&self, field: Field) -> Option<&'s GangView> {
        self.view.fields[field.index()].as_ref()
    }

    /// What it takes to oust a gang (C3.23).
    pub(super) fn to_oust(&self, field: Field) -> i32 {
        self.view.to_oust(&self.figures, field).unwrap_or_else(|| self.figures.minimum(field.kind()))
    }

    /// The most that a family could set on a field where none of its own stand.
    pub(super) fn most_of(&self, seat: Seat) -> i32 {
        self.view.most_anywhere(&self.figures, seat)
    }

    /// A name whose long words may be broken where the language allows it, with a hyphen.
    pub(super) fn with_breaks(&self, name: &str) -> String {
        let breaks = self.word("capone-breaks");
        let marked = breaks.split(' ').map(|word| (word.replace('|', ""), word.replace('|', "\u{ad}")));
        marked.fold(name.to_owned(), |name, (whole, broken)| name.replace(&whole, &broken))
    }

    /// Where a member is.
    pub(super) fn whereabouts(&self, seat: Seat, member: Member) -> Spot {
        let is_it = |other: &Option<capone::Absentee>| other.is_some_and(|it| it.seat == seat && it.member == member);
        let on_field = Field::all()
            .find(|field| self.gang(*field).is_some_and(|gang| gang.seat == seat && gang.members.contains(&member)))
            .map(Spot::Field);
        let away = Kind::OUT_OF_CIRCULATION.into_iter().zip(&self.view.away);
        let away = away.filter(|(_, absentee)| is_it(absentee)).map(|(kind, _)| Spot::Away(kind)).next();
        let cell = (1..).zip(&self.view.prison).find(|(_, absentee)| is_it(absentee)).map(|(cell, _)| Spot::Cell(cell));
        let lost = self.family_of(seat).harbour.contains(&member).then_some(Spot::Harbour);
        on_field.or(away).or(cell).or(lost).unwrap_or(Spot::Photo)
    }

    pub(super) fn spot_name(&self, spot: Spot) -> String {
        match spot {
            Spot::Field(field) => self.field_name(field),
            Spot::Legal(kind) | Spot::Away(kind) => self.kind_name(kind),
            Spot::Cell(cell) => capitalised(&self.say(&Message::new("spot-cell").with("cell", cell))),
            Spot::Photo => self.word("capone-at-home"),
            Spot::Harbour => self.word("capone-harbour"),
            Spot::Park => self.word("capone-park"),
            Spot::Gone => capitalised(&self.word("spot-gone")),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.view.families.iter().any(|family| family.place.is_some())
    }

    pub(super) fn is_year_end(&self) -> bool {
        matches!(self.view.question, Some(Question::HireBack | Question::BuyOut | Question::Invest))
    }

    /// The field on which pieces are being set.
    pub(super) fn field_now(&self) -> Option<Field> {
        match self.view.question? {
            Question::Place(field) | Question::TakeOver(field) | Question::Victim(_, field) => Some(field),
            _ => None,
        }
    }

    /// The families that could bring their chip to its goal at this year's end with what they have and what stands on the board.
    fn near_goal(&self) -> Vec<String> {
        let goal = self.edition.chip.goal;
        let can_reach = |(seat, _): &(Seat, &FamilyView)| self.view.reach(&self.figures, *seat).with_income >= goal;
        self.seats().filter(can_reach).map(|(seat, _)| self.scene.badge(seat).name).collect()
    }

    /// At a phone's width the city and the family share one place; the one that is asked about lies on top.
    pub(super) fn tabs(&self) -> Markup {
        let open = |belongs: fn(Move) -> bool| {
            self.scene.choices().iter().filter(|choice| choice.is_open() && belongs(choice.mv)).count()
        };
        let in_city = open(|mv| matches!(mv, Move::Field(_) | Move::Away(_)));
        let in_family = open(|mv| matches!(mv, Move::Play(_) | Move::Exchange(_)));
        let parts = [
            Tab { name: "city", symbol: "citymap", title: "page-tab-city", count: in_city },
            Tab { name: "family", symbol: "bust-don", title: "capone-tab-family", count: in_family },
        ];
        // At the year's end the accounts are in the city.
        let is_about_family = matches!(self.view.question, Some(Question::Exchange | Question::Turn | Question::Ransom(_)));
        let asks_family = self.scene.decision.is_some() && is_about_family;
        tabs(&parts, if asks_family { "family" } else { "city" }, self.context)
    }
}
