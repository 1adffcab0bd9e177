/** Chinese (simplified), as agents on the mainland write it. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
import { deciding } from "./deciding.ts";
import { cells, labels, topicLabels } from "./labels.ts";
import { email, sms } from "./mail.ts";
import { plain } from "./plain.ts";
import { prices } from "./price-words.ts";
import { story } from "./story/index.ts";
import { tidy } from "./tidy.ts";
import { heads, shortTitles, signatures, tags, titles } from "./titles.ts";
import { values } from "./values.ts";

export const zh: LanguageRealiser = {
  code: "zh",
  marks: { stop: "。", comma: "，", gap: "", colon: "：", capitals: false },
  values,
  term: (word) => word,
  list: (items) => items.join("、"),
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
  // a bank of them was written and read blind: the arcs were preferred in ten of twelve posts
  plots: [],
  prices,
};
