use std::fmt::{self, Display, Formatter};
use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// The number of something, as it stands in addresses and in the store.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl From<String> for $name {
            fn from(number: String) -> $name {
                $name(number)
            }
        }

        impl From<&str> for $name {
            fn from(number: &str) -> $name {
                $name(number.to_owned())
            }
        }

        impl Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl Display for $name {
            fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
                to.write_str(&self.0)
            }
        }
    };
}

id! {
    /// Which table.
    TableId
}
id! {
    /// Which person.
    PersonId
}
