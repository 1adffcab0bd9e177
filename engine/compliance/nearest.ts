/** Concepts under other names: what a language does not know as one thing it may know as a wider one. */
import type { Concept, Language } from "./frames/language.ts";

const WIDER: Readonly<Record<string, string>> = {
  "value-rise-promised": "gain-promised",
  "rent-return-promised": "gain-promised",
  "price-boasted": "lowest-price-promised",
};

/** A concept of a language, or the wider one it knows instead. */
export const conceptOf = ({ concepts }: Language, name: string): Concept | undefined =>
  concepts[name] ?? concepts[WIDER[name] ?? ""];
