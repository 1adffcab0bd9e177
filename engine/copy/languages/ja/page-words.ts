/** What pages call each point, its narrowing words, and what narrows nothing. */
import type { PageWords } from "#engine/copy/points/statement";

export const ja: PageWords = { points: {}, modifiers: {}, empty: "\\p{P}" };
