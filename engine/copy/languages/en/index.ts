/** English, in the words of the home's own country. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
import { deciding } from "./deciding.ts";
import { cells, labels, topicLabels } from "./labels.ts";
import { email, sms } from "./mail.ts";
import { plain } from "./plain.ts";
import { plots } from "./plots/index.ts";
import { prices } from "./price-words.ts";
import { inRegion } from "./region.ts";
import { story } from "./story/index.ts";
import { tidy } from "./tidy.ts";
import { heads, shortTitles, signatures, tags, titles } from "./titles.ts";
import { values } from "./values.ts";

export const en: LanguageRealiser = {
  code: "en",
  marks: { stop: ".", comma: ", ", gap: " ", colon: ": ", capitals: true },
  values,
  term: (word, facts) => inRegion(word, facts.country),
  list: (items) => (items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : (items[0] ?? "")),
  bare: (word) => word.replace(/^(?:an?|the) /u, ""),
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
