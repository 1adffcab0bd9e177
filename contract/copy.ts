/** What is asked of the copy engine and what it answers: brief, piece, finding, untraced claim. */
import { z } from "zod";

/** Languages with a realiser in `engine/copy/languages/`. The first six are the specification's, in its order. */
export const copyLanguages = ["zh", "en", "ja", "ko", "fr", "de"] as const;
export const copyLanguage = z.enum(copyLanguages);
export type CopyLanguage = z.infer<typeof copyLanguage>;

export const copyStyles = ["professional", "friendly", "luxury", "trendy"] as const;
export const copyStyle = z.enum(copyStyles);
export type CopyStyle = z.infer<typeof copyStyle>;

export const pieceKinds = ["post", "email", "sms"] as const;
export const pieceKind = z.enum(pieceKinds);
export type PieceKind = z.infer<typeof pieceKind>;

/** Markets with advertising rules of their own, each a folder of engine/compliance/markets; null: the listing's country has none. */
export const markets = [
  "CN",
  "US",
  "CA",
  "UK",
  "AU",
  "NZ",
  "JP",
  "KR",
  "EU/DE",
  "EU/FR",
  "EU/IT",
  "EU/ES",
  "EU/NL",
  "SG",
  "HK",
  "TW",
  "AE",
  "IN",
] as const;
export const market = z.enum(markets);
export type Market = z.infer<typeof market>;

/** Who signs the pieces. Asked once, carried by every piece; all optional but the name. */
export const agentCard = z.object({
  name: z.string().trim().min(1).max(80),
  phone: z.string().trim().max(40).nullable(),
  /** Brokerage as registered; the CN SMS signature 【…】 is made from it. */
  company: z.string().trim().max(120).nullable(),
  licence: z.string().trim().max(80).nullable(),
  /** Postal address: CAN-SPAM and CASL demand it in commercial email. */
  address: z.string().trim().max(200).nullable(),
  email: z.email().nullable(),
  /** The name in Latin letters as its bearer writes it; absent: rendered by our tables. */
  nameLatin: z.string().trim().min(1).max(80).optional(),
  /** WeChat ID, for mails and the listing page; posts never carry it. */
  wechat: z.string().trim().min(1).max(60).optional(),
});
export type AgentCard = z.infer<typeof agentCard>;

export const occasionKinds = ["listed", "price_change", "open_house", "closed"] as const;
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);
/** What posts tell of beside the home. `closed`: sold or let, as the listing is for sale or to let. */
export const occasion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("listed") }),
  /** `before`: the price until now, in the listing's currency and for its period. */
  z.object({ kind: z.literal("price_change"), before: z.number().positive().max(1e13) }),
  /** On the home's own clock. */
  z.object({ kind: z.literal("open_house"), date: z.iso.date(), from: time, until: time }),
  z.object({ kind: z.literal("closed") }),
]);
export type Occasion = z.infer<typeof occasion>;

const brief = z.object({
  style: copyStyle,
  /** Same listing, brief and seed: same text, to the letter. */
  seed: z.number().int().nonnegative(),
  market: market.nullable(),
  agent: agentCard.nullable(),
  /** Address a reader can open (listing page); null leaves it out. */
  link: z.string().nullable(),
  /** The day it is written, ISO 8601: some laws want an advertisement dated. Absent: no text says one. */
  date: z.iso.date().optional(),
  /** What posts lead with, by the id that `campaigns.angles` gave; absent: each platform takes one of the best. */
  lead: z.string().max(60).optional(),
  /** What posts tell of beside the home; absent: nothing. */
  occasion: occasion.optional(),
  /** Shorter or longer than the platform's habit; the platform's limit holds all the same. */
  length: z.enum(["short", "long"]).optional(),
  /** What the agent answered where the words alone do not decide the law, by the question's key, and the statement where it is about one. */
  answers: z.record(z.string(), z.union([z.boolean(), z.string()])).optional(),
});
export type Brief = z.infer<typeof brief>;

const severity = z.enum(["block", "warn", "info"]);

/** One finding of the advertising law; offsets count UTF-16 units of the checked text, start === end for "something is missing". */
export const finding = z.object({
  rule: z.string(),
  severity,
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  text: z.string(),
  message: z.object({ zh: z.string(), en: z.string() }),
  suggestion: z.object({ zh: z.string(), en: z.string() }).nullable(),
  /** A lawful sentence in the text's own language that may stand in the place of this one; absent: nothing but a fact may. */
  rewording: z.string().optional(),
  /** Only its agent knows what is right there: nothing is put in, taken out or added at a click. */
  byHand: z.literal(true).optional(),
  citation: z.string(),
  /** The model whose opinion it is; absent: the rules found it. */
  model: z.string().optional(),
  /** The sentence that a question about these words asks of; absent: the rule asks none. */
  statement: z.string().optional(),
  /** Found by likeness to wordings that broke the rule, by no frame: it warns and never blocks. */
  likeness: z.literal(true).optional(),
});
export type Finding = z.infer<typeof finding>;

/** What a second reader of a text, a model, found its words to be beside the facts: said by them, against them, or in none of them. */
export const reading = z.object({
  /** The sentence, title or hashtag, to the letter: of any other it says nothing. */
  sentence: z.string(),
  /** Words of the sentence. */
  words: z.string(),
  verdict: z.enum(["supported", "contradicted", "not_stated"]),
  /** Words of the facts; none where they say nothing of it. */
  source: z.array(z.string()),
  /** The reader. */
  model: z.string(),
});
export type Reading = z.infer<typeof reading>;

/** A stretch of text that no confirmed fact bears out. */
export const untraced = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  text: z.string(),
  kind: z.enum(["number", "money", "area", "distance", "year", "name", "place", "contact", "claim"]),
  /** "block", also when absent: must not be published without a fact. "note": an inference a careful person would look at. */
  grade: z.enum(["block", "note"]).optional(),
  /** The rule behind it is known to doubt what is true, so that a reader who finds it in the facts may lift it. */
  liftable: z.literal(true).optional(),
  /** The model that says so, having read text and facts; absent: the rules found it. */
  model: z.string().optional(),
  /** The facts' words that it says the text contradicts; absent: the facts do not say it. */
  source: z.string().optional(),
});
export type Untraced = z.infer<typeof untraced>;

/** How much of a platform's limit a text uses, counted that platform's own way. max null: unknown, not enforced. */
const textLength = z.object({
  used: z.number().int().nonnegative(),
  max: z.number().int().positive().nullable(),
  unit: z.enum(["chars", "weighted", "bytes", "graphemes", "segments"]),
});
export type TextLength = z.infer<typeof textLength>;

/** A finished text for one platform, language and kind. For email `title` is the subject, `body` the plain text. */
export const piece = z.object({
  platform: z.string(),
  language: copyLanguage,
  kind: pieceKind,
  title: z.string().nullable(),
  body: z.string(),
  hashtags: z.array(z.string()),
  /** Email only: the line an inbox shows after the subject, and the full HTML. */
  preheader: z.string().nullable(),
  html: z.string().nullable(),
  length: textLength,
  findings: z.array(finding),
  untraced: z.array(untraced),
  /** What its second reader said of its sentences; they hold for each as long as it and the facts' words stand. */
  readings: z.array(reading).optional(),
  /** "composer", or the model provider's id. */
  writtenBy: z.string(),
});
export type Piece = z.infer<typeof piece>;

/**
 * Why the composer wrote a piece although a model was asked: what was wrong with its draft, also after it was mended, or what
 * kept it from answering (`modelCauses` of the administration).
 */
export const fallbackReason = z.enum([
  "untrue",
  "unlawful",
  "too_long",
  "missing",
  "key_refused",
  "unknown_model",
  "rate_limited",
  "refused",
  "malformed",
  "timed_out",
  "unreachable",
  "address_not_allowed",
  "over_limit",
  "off",
  "failed",
]);
export type FallbackReason = z.infer<typeof fallbackReason>;
