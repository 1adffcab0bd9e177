/** Japanese: its word fields and what can be said with them. Katakana is read as hiragana too ("カンペキ", "ばつぐん"). */
import { joined, type Language } from "#engine/compliance/frames/language";
import { boasts } from "./concepts/boasts.ts";
import { exceptedFields, exceptions } from "./concepts/excepted.ts";
import { gains } from "./concepts/gains.ts";
import { people as peopleConcepts } from "./concepts/people.ts";
import { roundabout as roundaboutConcepts } from "./concepts/roundabout.ts";
import { statements } from "./concepts/statements.ts";
import { underwritten } from "./concepts/underwritten.ts";
import { disowning } from "./disowning.ts";
import { claims } from "./fields/claims.ts";
import { people } from "./fields/people.ts";
import { places } from "./fields/places.ts";
import { roundabout } from "./fields/roundabout.ts";
import { denials, disclaims, stating, turnFields, turns } from "./turns.ts";

const firstKatakana = 0x30a1;
const lastKatakana = 0x30f6;
const toHiragana = 0x60;

const hiraganaOf = Array.from({ length: lastKatakana - firstKatakana + 1 }, (_, at): [string, string] => [
  String.fromCharCode(firstKatakana + at),
  String.fromCharCode(firstKatakana + at - toHiragana),
]);

export const ja: Language = {
  id: "ja",
  characters: true,
  marks: ["の", "は", "を", "が", "で", "す", "ま", "し", "り", "る"],
  alike: { ...Object.fromEntries(hiraganaOf), 髙: "高", 壹: "一", 壱: "一" },
  fields: { ...roundabout, ...people, ...places, ...claims, ...turnFields, ...exceptedFields },
  turns,
  denials,
  disclaims,
  disowning,
  statements: stating,
  concepts: joined(peopleConcepts, exceptions, boasts, gains, statements, roundaboutConcepts, underwritten),
};
