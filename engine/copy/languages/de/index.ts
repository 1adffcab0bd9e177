/** German, as an agent in Berlin or München writes it. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
import { accusative } from "./articles.ts";
import { deciding } from "./deciding.ts";
import { cells, labels, topicLabels } from "./labels.ts";
import { email, sms } from "./mail.ts";
import { plain } from "./plain.ts";
import { plots } from "./plots/index.ts";
import { prices } from "./price-words.ts";
import { story } from "./story/index.ts";
import { tidy } from "./tidy.ts";
import { heads, shortTitles, signatures, tags, titles } from "./titles.ts";
import { values } from "./values.ts";

/** Certificates of other countries are called as on the spot. */
function certificates(text: string, country: string | null): string {
  if (country !== "GB" && country !== "FR") return text;
  return text
    .replace(/\bEnergieeffizienzklasse (?=[A-G](?!\p{L}))/gu, country === "GB" ? "EPC " : "DPE ")
    .replace(/\bKlimaklasse \(Treibhausgase\) (?=[A-G](?!\p{L}))/gu, "GES ");
}

export const de: LanguageRealiser = {
  code: "de",
  marks: { stop: ".", comma: ", ", gap: " ", colon: ": ", capitals: true },
  values,
  // Sentences have the article of the accusative ("Es gibt einen Balkon"); lines and "mit" go without.
  term: (word, { country }) => certificates(accusative(word), country),
  bare: (word) => word.replace(/^eine?n? /u, ""),
  list: (items) => (items.length > 1 ? `${items.slice(0, -1).join(", ")} und ${items.at(-1)}` : (items[0] ?? "")),
  tidy,
  labels,
  cells,
  topicLabels,
  titles,
  shortTitles,
  heads,
  tags,
  signatures,
  email,
  sms,
  story,
  deciding,
  plain,
  plots,
  prices,
};
