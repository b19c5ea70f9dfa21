//! How texts stand in a terminal.

use games::{Language, format_decimal};

/// Rows of cells as lines, each column as wide as its widest cell.
pub(super) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| wide(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        format!("  {}", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

/// A part of a whole, such as `43.1 %`.
pub(super) fn percent(part: f64, language: Language) -> String {
    format!("{} %", format_decimal(100.0 * part, language))
}
