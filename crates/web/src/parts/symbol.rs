use maud::{Markup, html};

use crate::assets::SYMBOLS;

fn symbol_of(class: &str, name: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ (SYMBOLS.address()) "#" (name) } {} } }
}

/// A symbol as large as its surroundings want it.
pub(crate) fn symbol(name: &str) -> Markup {
    symbol_of("sym", name)
}

/// A symbol as large as a capital letter.
pub(crate) fn symbol_small(name: &str) -> Markup {
    symbol_of("sym sym-s", name)
}

/// A symbol as large as a small letter.
pub(crate) fn symbol_tiny(name: &str) -> Markup {
    symbol_of("sym sym-xs", name)
}

/// A symbol inside a drawing, in the middle of a point.
pub(crate) fn placed_symbol(name: &str, class: &str, (x, y): (f32, f32), size: f32) -> Markup {
    html! { use href={ (SYMBOLS.address()) "#" (name) } class=(class) x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}
