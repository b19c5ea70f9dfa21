use engine::named;

named! {
    /// What a gangster is (M1.1).
    pub enum Role {
        /// Collects wherever he sits (M2.3).
        Boss = "boss",
        /// Revolver Robbie shoots (M3.3).
        Robbie = "robbie",
        /// Jack Stiletto stabs (M3.2).
        Jack = "jack",
        /// Strong Henkie sits there.
        Henkie = "henkie",
    }
}
