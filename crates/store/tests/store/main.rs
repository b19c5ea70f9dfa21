//! The store, on both databases: every test runs on SQLite and on PostgreSQL, and finds the same there.

mod copies;
mod lists;
mod older;
mod people;
mod shared;
mod tables;
mod talk;
