/** French, as an agent in Paris or Lyon writes it. */
import type { Facts } from "#engine/copy/facts/index";
import type { LanguageRealiser } from "#engine/copy/languages/base/language";
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

/** A few words change with the deal or the country: a furnished letting is a "location meublée", an American yard a garden. */
function term(word: string, { transaction, country }: Facts): string {
  if (transaction === "rent" && word === "mobilier inclus") return "location meublée";
  if (transaction === "rent" && word === "sans mobilier") return "location vide";
  if ((country === "US" || country === "CA") && word === "une cour") return "un jardin";
  // the certificate is called as on the spot
  const certificate = country === "GB" ? "EPC " : country === "FR" ? "DPE " : null;
  return certificate === null ? word : word.replace(/\b[Cc]lasse énergie (?=[A-G](?!\p{L}))/gu, certificate);
}

export const fr: LanguageRealiser = {
  code: "fr",
  marks: { stop: ".", comma: ", ", gap: " ", colon: "\u00a0: ", capitals: true },
  values,
  term,
  bare: (word) => word.replace(/^(?:une?|des|du|de la|la|le|les) |^(?:de )?l’/u, "").replace(/ et une? /gu, " et "),
  list: (items) => (items.length > 1 ? `${items.slice(0, -1).join(", ")} et ${items.at(-1)}` : (items[0] ?? "")),
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
