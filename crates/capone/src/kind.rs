use engine::named;

named! {
    /// A kind of card (C1.4): eight legal ones, ten illegal ones, seven actions.
    #[expect(missing_docs, reason = "the names say it, and C1.5 and C1.6 list them")]
    pub enum Kind {
        PastaShop = "pasta-shop",
        Laundry = "laundry",
        Cinema = "cinema",
        Bakery = "bakery",
        Garage = "garage",
        Hotel = "hotel",
        Florist = "florist",
        Undertaker = "undertaker",
        Speakeasy = "speakeasy",
        Pawnshop = "pawnshop",
        Still = "still",
        Nightclub = "nightclub",
        PrintShop = "print-shop",
        LoanOffice = "loan-office",
        Casino = "casino",
        Jeweller = "jeweller",
        GunShop = "gun-shop",
        Bank = "bank",
        /// Out of circulation: a party at Molly's (C3.6).
        Party = "party",
        /// Out of circulation: a barber's appointment (C3.6).
        Barber = "barber",
        /// Out of circulation: a dinner invitation (C3.6).
        Dinner = "dinner",
        /// C3.7.
        Fbi = "fbi",
        /// C3.8.
        Protection = "protection",
        /// C3.9.
        Takeover = "takeover",
        /// C3.10.
        Offer = "offer",
    }
}

/// What a kind of card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A legal field (C3.1).
    Legal,
    /// An illegal field (C3.2).
    Illegal,
    /// An out-of-circulation field (C3.6).
    Away,
    /// C3.7.
    Fbi,
    /// C3.8.
    Protection,
    /// C3.9.
    Takeover,
    /// C3.10.
    Offer,
}

impl Kind {
    /// How many legal kinds there are, which come first.
    pub const LEGAL: usize = 8;
    /// How many illegal kinds there are, which come next.
    pub const ILLEGAL: usize = 10;
    /// How many out-of-circulation fields there are.
    pub const AWAY: usize = 3;

    /// The ten illegal kinds.
    pub fn illegal() -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().skip(Kind::LEGAL).take(Kind::ILLEGAL)
    }

    /// The three out-of-circulation cards, whose fields have the same order.
    pub const OUT_OF_CIRCULATION: [Kind; Kind::AWAY] = [Kind::Party, Kind::Barber, Kind::Dinner];

    /// How many cards of it there are (C1.4).
    pub const fn copies(self) -> u8 {
        match self.purpose() {
            Purpose::Illegal => 4,
            Purpose::Offer => 2,
            _ => 1,
        }
    }

    /// What it is for.
    #[inline]
    pub const fn purpose(self) -> Purpose {
        match self as usize {
            0..Kind::LEGAL => Purpose::Legal,
            Kind::LEGAL..18 => Purpose::Illegal,
            18..21 => Purpose::Away,
            21 => Purpose::Fbi,
            22 => Purpose::Protection,
            23 => Purpose::Takeover,
            _ => Purpose::Offer,
        }
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self.purpose() {
            Purpose::Legal => "C3.1",
            Purpose::Illegal => "C3.2",
            Purpose::Away => "C3.6",
            Purpose::Fbi => "C3.7",
            Purpose::Protection => "C3.8",
            Purpose::Takeover => "C3.9",
            Purpose::Offer => "C3.10",
        }
    }

    /// Of an out-of-circulation card: the number of its field.
    #[inline]
    pub(crate) const fn away_index(self) -> usize {
        self as usize - Kind::Party as usize
    }
}
