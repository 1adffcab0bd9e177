/** Korean, as agents in Seoul write it; homes abroad included. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
import { hooks, leads } from "./hooks.ts";
import { email, sms } from "./mail.ts";
import { cells, labels, lines, phrases, topicLabels } from "./runs.ts";
import { sentences } from "./sentences.ts";
import { story } from "./story/index.ts";
import { benefits, calls, drawbacks, fits, questions } from "./talk.ts";
import { tidy } from "./tidy.ts";
import { heads, note, shortTitles, signatures, tags, titles } from "./titles.ts";
import { values } from "./values.ts";

export const ko: LanguageRealiser = {
  code: "ko",
  marks: { stop: ".", comma: ", ", gap: " ", colon: ": ", capitals: false },
  values,
  term: (word) => word,
  list: (items) => items.join(", "),
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
