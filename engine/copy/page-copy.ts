/** What a home's own page says in one language: headline, facts, features, description. Written like everything else, from facts only. */
import { z } from "zod";
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { machineLabel } from "#engine/compliance/labels";
import { getPlatform } from "#engine/platforms/index";
import { compose } from "./index.ts";
import { type LanguageRealiser, type RowKey, rowKeys } from "./languages/base/language.ts";
import { realiserOf } from "./languages/index.ts";
import { type Plan, planOf } from "./writing/plan.ts";
import { writerOf } from "./writing/writer.ts";

export const pageCopyShape = z.object({
  /** From the facts, without the price, which a page shows beside it; "" when too little is known. */
  title: z.string(),
  /** "Putuo, Shanghai"; null when the listing names no place this language can say. */
  place: z.string().nullable(),
  /** With its period, as the language says it; null when there is none. */
  price: z.string().nullable(),
  /** Label and value, in the order of `rowKeys`. */
  facts: z.array(z.tuple([z.string(), z.string()])),
  features: z.array(z.string()),
  /** The description; a line break inside a paragraph is one of the text. Empty when nothing can be said. */
  paragraphs: z.array(z.string()),
  /** What the market wants said of machine-written text; null where it asks for nothing. */
  label: z.string().nullable(),
});
export type PageCopy = z.infer<typeof pageCopyShape>;

/** Descriptions of portals are what a page needs: complete, plain, no tags. This one's rules are nobody's in particular. */
const PORTAL = "rightmove";

/** Rows the page shows elsewhere. */
const elsewhere: ReadonlySet<RowKey> = new Set(["price"]);

const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Without the label (shown apart), the signature (the page has a card) and the table (the page has its own). */
function tidied(body: string, agent: Brief["agent"], label: string | null, lang: LanguageRealiser): string[] {
  const plain = label === null ? body : body.replaceAll(label, "");
  const signs = [agent?.phone, agent?.name, agent?.company].filter((name) => name !== null && name !== undefined);
  return paragraphsOf(plain).filter((part, at, all) => {
    if (part.startsWith(`${lang.heads.overview}\n`)) return false;
    return at < all.length - 1 || !signs.some((name) => name !== "" && part.includes(name));
  });
}

const capital = (text: string, lang: LanguageRealiser): string =>
  lang.marks.capitals ? text.charAt(0).toLocaleUpperCase(lang.code) + text.slice(1) : text;

type Row = [label: string, value: string];

/** "Meichuan Yuan: 2 bedrooms, 1 bathroom", the kind of home where it has no name; "" when neither is known. */
function titleOf(rows: readonly Row[], lang: LanguageRealiser): string {
  const cell = (key: RowKey) => rows.find(([label]) => label === lang.labels[key])?.[1];
  // a headline is short: the name as its own country writes it stands in the facts
  const name = cell("name")?.replace(/ ?[(（][^()（）]{1,40}[)）]$/u, "");
  const parts = [name ?? cell("type"), cell("layout") ?? cell("area")].filter((part) => part !== undefined);
  return capital(parts.join(lang.marks.colon), lang);
}

/** "a lift" is "Lift" in a list; other languages bring a bare form themselves. */
const bareOf = (text: string, lang: LanguageRealiser): string =>
  lang.code === "en" ? text.replace(/^(?:an?|the) /u, "") : text;

function featuresOf(plan: Plan, quotes: readonly string[]): string[] {
  const terms = plan.terms.filter(({ slot }) => slot === null).map(({ bare }) => bareOf(bare, plan.lang));
  return [...new Set([...terms, ...quotes].map((text) => capital(text, plan.lang)))];
}

/**
 * `written` is the body of an article or a portal text the campaign has in this language; without it a description is composed. Slow the first time (a
 * second): call it aside. Throws `invalid_input` for a language that cannot be written.
 */
export function pageCopy(listing: Listing, brief: Brief, language: CopyLanguage, written: string | null): PageCopy {
  const unsigned = { ...listing, agent: { name: null, phone: null, company: null, licence: null } };
  const body =
    written ??
    compose(unsigned, { ...brief, agent: null, link: null }, { platform: PORTAL, language, kind: "post" }).body;
  const platform = getPlatform(PORTAL);
  const lang = realiserOf(language);
  if (!platform || !lang) throw new Error(`${PORTAL} and ${language} are known, or composing had failed`);
  const plan = planOf(unsigned, { ...brief, agent: null, link: null }, platform, "post", lang);
  const writer = writerOf(plan, 99, 0);
  const rows = writer.rows(40, true);
  const shown = rowKeys.filter((key) => !elsewhere.has(key)).map((key) => lang.labels[key]);
  const label = machineLabel(brief.market, language);
  return {
    title: titleOf(rows, lang),
    place: plan.values.place ?? plan.values.city ?? null,
    price: plan.values["price.bare"] ?? plan.values.price ?? null,
    facts: rows.flatMap(([name, value]): Row[] => (shown.includes(name) ? [[name, capital(value, lang)]] : [])),
    features: featuresOf(plan, writer.quotes(12)),
    paragraphs: tidied(body, brief.agent, label, lang),
    label,
  };
}
