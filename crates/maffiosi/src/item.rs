use engine::named;

named! {
    /// What lies on the table before a place (M1.2).
    pub enum Item {
        /// Whoever sits there can shoot (M3.3).
        Revolver = "revolver",
        /// Whoever sits there can stab (M3.2).
        Knife = "knife",
        /// Whoever sits there can be put to sleep (M3.7).
        Drink = "drink",
        /// A business (M2.3).
        Cafe = "cafe",
        /// A business (M2.3).
        Restaurant = "restaurant",
        /// A business (M2.3).
        Gambling = "gambling",
        /// Doubles the takings (M2.3).
        Register = "register",
        /// Nothing.
        Bare = "bare",
    }
}

impl Item {
    /// The kinds of business, of which a pair is a monopoly (M2.3).
    pub const BUSINESSES: [Item; 3] = [Item::Cafe, Item::Restaurant, Item::Gambling];
}
