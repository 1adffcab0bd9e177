/** English: its word fields and what can be said with them. */
import type { Language } from "../../frames/language.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { choosing } from "./fields/choosing.ts";
import { people } from "./fields/people.ts";
import { places } from "./fields/places.ts";
import { inflect } from "./inflect.ts";

export const en: Language = {
  id: "en",
  marks: ["the", "and", "of", "with", "for", "to", "is", "in", "on", "your"],
  inflect,
  fields: { ...places, ...people, ...choosing },
  concepts: { ...peopleConcepts },
};
