/** Statements: what a listing says of a home, in any of our languages, and what a text claims beyond it. */
export { type Book, bookOf } from "./book.ts";
export { unstated } from "./claims.ts";
