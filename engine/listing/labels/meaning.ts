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

/** "  Living area (ca.): " -> "living area"; "建物面積（㎡）" -> "建物面積". */
export const normalLabel = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[(（[【][^()（）[\]【】]{0,20}[)）\]】]/g, "")
    .replace(/\b(?:ca|approx|circa)\b\.?/g, "")
    .replace(/[:：*?？·•.。,，]+/g, " ")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
