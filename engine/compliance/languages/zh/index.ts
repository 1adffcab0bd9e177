/** Chinese, simplified and traditional, written and Cantonese: its word fields and what can be said with them. */
import { disowners } from "#engine/compliance/frames/disowning";
import { type Concept, type Field, joined, type Language } from "#engine/compliance/frames/language";
import { abroad } from "./concepts/abroad.ts";
import { conduct } from "./concepts/conduct.ts";
import { credit } from "./concepts/credit.ts";
import { exceptedFields, exceptions } from "./concepts/excepted.ts";
import { gains } from "./concepts/gains.ts";
import { hints } from "./concepts/hinted.ts";
import { hongKong } from "./concepts/hong-kong.ts";
import { lookalikes } from "./concepts/lookalikes.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { places as placeConcepts } from "./concepts/places.ts";
import { priceSure } from "./concepts/price-sure.ts";
import { prices } from "./concepts/prices.ts";
import { promised } from "./concepts/promised.ts";
import { schools } from "./concepts/schools.ts";
import { sketched } from "./concepts/sketched.ts";
import { superlatives } from "./concepts/superlatives.ts";
import { underwritten } from "./concepts/underwritten.ts";
import { wider } from "./concepts/wider.ts";
import { disowning } from "./disowning.ts";
import { claims } from "./fields/claims.ts";
import { people } from "./fields/people.ts";
import { places } from "./fields/places.ts";
import { alike, simplify } from "./traditional.ts";
import { denials, disclaims, stating, turnFields, turns } from "./turns.ts";

const fields: Record<string, readonly string[] | Field> = {
  ...people,
  ...claims,
  ...places,
  ...turnFields,
  ...exceptedFields,
};
const each = <From, To>(given: Record<string, From>, change: (value: From, name: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value, name)]));

/** Looser frames of every kind. */
const loose = joined(wider, hints, sketched);
const excuses = each(loose, ({ unless }) => ({ frames: [], unless: unless ?? [] }));
const concepts = joined(
  peopleConcepts,
  exceptions,
  superlatives,
  gains,
  credit,
  schools,
  placeConcepts,
  prices,
  conduct,
  abroad,
  underwritten,
  priceSure,
  promised,
  hongKong,
  lookalikes,
  excuses,
);
/** Told where nothing closer is found, lawful where the closer frames are. */
const broad = each(loose, ({ frames }, name) => ({ ...concepts[name], frames }));

const all = (words: readonly string[]): string[] => words.map(simplify);
/** Fields and frames may be written in either script; they are looked up in the simplified one. */
const simpleField = (field: readonly string[] | Field): Field =>
  "words" in field ? { words: all(field.words), except: all(field.except ?? []) } : { words: all(field) };
const simpleConcept = ({ frames, unless = [], unlessText = [] }: Concept): Concept => ({
  frames: all(frames),
  unless: all(unless),
  unlessText: all(unlessText),
});

export const zh: Language = {
  id: "zh",
  characters: true,
  marks: [..."您你我他她们們这這那没沒吗嗎吧嘅咗唔佢冇哋喺嚟啲咁"],
  alike: { ...alike, "🐮": "牛", "🐂": "牛", "🔝": "顶" },
  fields: each(fields, simpleField),
  turns: all(turns),
  denials: all(denials),
  disclaims: all(disclaims),
  disowning: Object.fromEntries(disowners.map((name) => [name, all(disowning[name] ?? [])])),
  statements: {
    ...stating,
    parting: all(stating.parting ?? []),
    leading: all(stating.leading ?? []),
    leaning: all(stating.leaning ?? []),
    contrast: all(stating.contrast ?? []),
  },
  concepts: each(concepts, simpleConcept),
  broad: each(broad, simpleConcept),
};
