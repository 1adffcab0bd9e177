/** The options `compose` and `pack` share: what to write, for where, in which voice. A wrong word names itself and what is known. */
import type { Preferences } from "#contract/campaign";
import {
  type AgentCard,
  agentCard,
  type Brief,
  type CopyStyle,
  copyStyle,
  type Market,
  market,
  type Occasion,
  occasion,
  pieceKind,
} from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { marketForCountry } from "#engine/compliance/countries";
import { writtenLanguages } from "#engine/copy/languages/index";
import { getPlatform } from "#engine/platforms/index";
import type { Io } from "./command.ts";
import { invalidInput, shown } from "./issue-text.ts";
import { isObject, parseJson } from "./json.ts";
import { refuseMisspelt } from "./misspelt.ts";
import { readInput } from "./read-file.ts";

/** For `parseArgs` of node:util. */
export const briefOptions = {
  languages: { type: "string" },
  platforms: { type: "string" },
  kinds: { type: "string" },
  style: { type: "string" },
  seed: { type: "string" },
  market: { type: "string" },
  agent: { type: "string" },
} as const;

export const wrong = (message: string): AppError => new AppError("bad_usage", { message });

const parts = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

export function oneOf<T extends string>(option: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw wrong(`unknown ${option} ${JSON.stringify(value)}; known: ${known.join(", ")}`);
  return found;
}

function platformOf(id: string): string {
  if (!getPlatform(id)) throw wrong(`unknown platform ${JSON.stringify(id)}; see listcast platforms`);
  return id;
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0) throw wrong("--seed must be a whole number, 0 or more");
  return seed;
}

/** As asked, else the market of the listing's country; "none" for no market's rules. */
export function marketOf(text: string | undefined): (country: string | null) => Market | null {
  if (text === undefined) return marketForCountry;
  if (text.toLowerCase() === "none") return () => null;
  const id = oneOf("market", text.toUpperCase(), market.options);
  return () => id;
}

export interface BriefChoice {
  readonly wanted: Pick<Preferences, "languages" | "platforms" | "kinds">;
  readonly style: CopyStyle;
  readonly seed: number;
  readonly marketFor: (country: string | null) => Market | null;
}

/** `kinds`: what is written when `--kinds` is not given. Throws `bad_usage`. */
export function readBrief(
  values: Readonly<Partial<Record<keyof typeof briefOptions, string | undefined>>>,
  kinds: string,
): BriefChoice {
  const wanted = {
    languages: parts(values.languages ?? "").map((code) => oneOf("language", code, writtenLanguages)),
    platforms: parts(values.platforms ?? "").map(platformOf),
    kinds: parts(values.kinds ?? kinds).map((kind) => oneOf("kind", kind, pieceKind.options)),
  };
  if (wanted.languages.length === 0) throw wrong("--languages is missing");
  if (wanted.platforms.length === 0 && !wanted.kinds.some((kind) => kind !== "post"))
    throw wrong("--platforms is missing");
  return {
    wanted,
    style: oneOf("style", values.style ?? "professional", copyStyle.options),
    seed: seedOf(values.seed ?? "1"),
    marketFor: marketOf(values.market),
  };
}

/** "listed", "closed", "price_change:325000" (the price before), "open_house:2026-12-05T14:00/16:00". Throws `bad_usage`. */
export function occasionOf(text: string): Occasion {
  const [kind, detail = ""] = text.split(/:(.*)/su);
  const [date, times = ""] = detail.split("T");
  const [from, until] = times.split("/");
  const parsed = occasion.safeParse({ kind, ...(detail === "" ? {} : { before: Number(detail), date, from, until }) });
  if (!parsed.success)
    throw wrong("--occasion is listed, closed, price_change:AMOUNT_BEFORE or open_house:YYYY-MM-DDTHH:MM/HH:MM");
  return parsed.data;
}

/** What is asked for and the brief of it, for a listing that is read. Throws `bad_usage`, `file_not_readable`. */
export async function briefFrom(
  values: Parameters<typeof readBrief>[0] & {
    link?: string | undefined;
    lead?: string | undefined;
    occasion?: string | undefined;
  },
  listing: Listing,
  io: Io,
): Promise<{ wanted: BriefChoice["wanted"]; brief: Brief }> {
  const { wanted, style, seed, marketFor } = readBrief(values, "post");
  const { link = null, lead } = values;
  const agent = await readAgent(values.agent, io);
  const market = marketFor(listing.country);
  const told = values.occasion === undefined ? undefined : occasionOf(values.occasion);
  const more = { ...(lead === undefined ? {} : { lead }), ...(told === undefined ? {} : { occasion: told }) };
  return { wanted, brief: { style, seed, market, agent, link, ...more } };
}

/**
 * The card of who signs, from a JSON file; what it leaves out is unknown. Null without a file. Throws `file_not_readable`, and
 * `bad_usage` that names the field.
 */
export async function readAgent(file: string | undefined, io: Io): Promise<AgentCard | null> {
  if (file === undefined) return null;
  const place = `--agent: ${file}`;
  const given = parseJson(await readInput(file, io), place, "bad_usage");
  if (!isObject(given)) throw wrong(`${place} holds no card, but ${Array.isArray(given) ? "a list" : shown(given)}`);
  refuseMisspelt(given, "card", { file: place, io, code: "bad_usage" });
  const card = { phone: null, company: null, licence: null, address: null, email: null, ...given };
  const parsed = agentCard.safeParse(card);
  if (!parsed.success) throw invalidInput(parsed.error, card, place, "", "bad_usage");
  return parsed.data;
}
