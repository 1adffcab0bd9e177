/** What a label on a page may stand for. Each language file gives its words; words are compared after `normalLabel`. */
import { plain } from "../units/number.ts";

export const meanings = [
  "price",
  "rent",
  "area",
  "netArea",
  "landArea",
  "bedrooms",
  "livingRooms",
  "bathrooms",
  "layout",
  "floor",
  "orientation",
  "yearBuilt",
  "renovation",
  "propertyType",
  "address",
  "city",
  "district",
  "community",
  "postalCode",
  "agentName",
  "agentCompany",
  "agentPhone",
  "agentLicence",
  "description",
  "features",
  "transaction",
  "disclosure",
  "title",
] as const;
export type Meaning = (typeof meanings)[number];

/** Words separated by "|". */
export type Lexicon = Partial<Record<Meaning, string>>;

const tidy = (text: string): string =>
  text
    .replace(/[:：*?？·•.。,，]+/g, " ")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();

/** Small letters; of Turkey's İ the plain i, not two signs. */
const lowered = (text: string): string => plain(text).replace(/İ/g, "i").toLowerCase();

const BRACKETED = /[(（[【]([^()（）[\]【】]{0,20})[)）\]】]/g;

/** "  Living area (ca.): " -> "living area"; "建物面積（㎡）" -> "建物面積". */
export const normalLabel = (text: string): string =>
  tidy(
    lowered(text)
      .replace(/²/g, "2")
      .replace(BRACKETED, "")
      .replace(/\b(?:ca|approx|circa)\b\.?/g, ""),
  );

/** Ways to read a label with brackets: all of it first ("rent (without heating)"), then without, then what is inside. */
export const labelVariants = (text: string): string[] => {
  const lower = lowered(text);
  if (!/[(（[【]/.test(lower)) return [normalLabel(text)];
  // "71 m² (BRA-i)" and "m² (net) 95" hold a value, whatever their brackets say
  const inside = /\d/.test(lower.replace(BRACKETED, "").replace(/m2/g, ""))
    ? []
    : [...lower.matchAll(BRACKETED)].map((match) => match[1] ?? "");
  return [tidy(lower.replace(BRACKETED, " $1 ")), normalLabel(text), ...inside.map(tidy)].filter(
    (word) => word.length > 1,
  );
};
