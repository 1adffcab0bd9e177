/** English, in the words of the home's own country. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
import { hooks, leads } from "./hooks.ts";
import { email, sms } from "./mail.ts";
import { inRegion } from "./region.ts";
import { cells, labels, lines, phrases, topicLabels } from "./runs.ts";
import { sentences } from "./sentences.ts";
import { story } from "./story/index.ts";
import { benefits, calls, drawbacks, fits, questions } from "./talk.ts";
import { tidy } from "./tidy.ts";
import { heads, note, shortTitles, signatures, tags, titles } from "./titles.ts";
import { values } from "./values.ts";

export const en: LanguageRealiser = {
  code: "en",
  marks: { stop: ".", comma: ", ", gap: " ", colon: ": ", capitals: true },
  values,
  term: (word, facts) => inRegion(word, facts.country),
  list: (items) => (items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : (items[0] ?? "")),
  bare: (word) => word.replace(/^(?:an?|the) /u, ""),
  tidy,
  hooks,
  leads,
  sentences,
  phrases,
  lines,
  labels,
  cells,
  topicLabels,
  benefits,
  drawbacks,
  fits,
  questions,
  calls,
  titles,
  shortTitles,
  heads,
  note,
  tags,
  signatures,
  email,
  sms,
  story,
};
