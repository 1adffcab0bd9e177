/** Languages that pages are read in but nothing is written in yet. */
import type { PageWords } from "../points/statement.ts";

const none: PageWords = { points: {}, modifiers: {}, empty: "\\p{P}" };
export const es: PageWords = none;
export const it: PageWords = none;
export const pt: PageWords = none;
export const nl: PageWords = none;
