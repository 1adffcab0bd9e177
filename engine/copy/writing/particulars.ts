/**
 * The line of particulars that a market's law wants in an advertisement, whoever wrote it: energy class, registration, role
 * of the agent. Said in the page's own words, which are those of the market's law, also below a text in another language.
 */
import type { Brief, CopyLanguage, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";
import { adContext } from "#engine/compliance/ad-context";
import type { Rule } from "#engine/compliance/markets/rule";
import { disclosureRules, linesStating, unstated } from "#engine/compliance/particulars";
import { getPlatform } from "#engine/platforms/index";
import { fits } from "#engine/platforms/measure";
import { yearSaidOf } from "../facts/year-said.ts";
import { materialOf } from "../material/read.ts";
import { labelled } from "./label.ts";
import { signerOf } from "./signer.ts";

type Lines = (listing: Listing, brief: Brief) => readonly (string | null)[];

const dated = (brief: Brief, say: (year: string, month: string, day: string) => string): string | null => {
  const [year, month, day] = brief.date?.split("-") ?? [];
  return year && month && day ? say(year, String(Number(month)), String(Number(day))) : null;
};
/** `about`: the page is not sure of it. */
const built = (listing: Listing, say: (year: number, about: boolean) => string): string | null =>
  listing.yearBuilt === null ? null : say(listing.yearBuilt, yearSaidOf(listing) !== null);
/** 2008 -> 平成20年; the two years in which an era changed bear both names. */
function eraYear(year: number): string {
  const eras = [
    { name: "令和", from: 2019 },
    { name: "平成", from: 1989 },
    { name: "昭和", from: 1926 },
  ];
  return eras
    .flatMap(({ name, from }, at) => {
      const last = at === 0 ? Number.POSITIVE_INFINITY : (eras[at - 1]?.from ?? 0);
      return year < from || year > last ? [] : [`${name}${year === from ? "元" : year - from + 1}年`];
    })
    .reverse()
    .join("・");
}
const floor = (listing: Listing, say: (sqm: number) => string): string | null =>
  listing.area === null ? null : say(listing.area.sqm);

const byPeriod: Readonly<Record<string, string>> = { month: " pcm", week: " pw", year: " pa" };
/** £325,000, £1,200 pcm; null for a period that no letting is priced by. */
function poundsOf({ amount, period }: NonNullable<Listing["price"]>): string | null {
  const sum = `£${amount.toLocaleString("en-GB")}`;
  if (period === null) return `Price: ${sum}`;
  const by = byPeriod[period];
  return by === undefined ? null : `Rent: ${sum}${by}`;
}

/** What no page prints as a disclosure of its own, by market: of the home's facts, of the signer, of the day. */
const ownLines: Partial<Record<Market, Lines>> = {
  JP: (listing, brief) => {
    const { company, licence } = signerOf(listing, brief);
    return [
      licence && [company, licence].filter(Boolean).join(" "),
      // a year has no month to promise; the era's year is how papers write it
      built(listing, (year, about) =>
        about ? `築年：${year}年頃` : year < 1927 ? `築年月：${year}年` : `築年：${year}年（${eraYear(year)}）`,
      ),
      floor(listing, (sqm) => `面積：${sqm}㎡`),
      dated(brief, (year, month, day) => `情報公開日：${year}年${month}月${day}日`),
    ];
  },
  KR: (listing, brief) => {
    const { company, licence, name, phone } = signerOf(listing, brief);
    return [
      company && `중개사무소: ${company}`,
      name && `개업공인중개사: ${name}`,
      licence && `등록번호: ${licence}`,
      brief.agent?.address ? `소재지: ${brief.agent.address}` : null,
      phone && `전화: ${phone}`,
    ];
  },
  "EU/FR": (listing, brief) => {
    const { company, licence } = signerOf(listing, brief);
    return [
      licence && /CPI/u.test(licence) ? [company, licence].filter(Boolean).join(", ") : null,
      floor(listing, (sqm) => `Surface : ${String(sqm).replace(".", ",")} m²`),
      // the law prints this sentence for every home that is sold or let
      "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr",
    ];
  },
  "EU/DE": (listing, brief) => {
    const { company } = signerOf(listing, brief);
    const letter = materialOf(listing).find(({ kind }) => kind === "energyClass")?.printed ?? "";
    return [
      /^[A-H]\+?$/u.test(letter) ? `Energieeffizienzklasse ${letter}` : null,
      built(listing, (year) => `Baujahr ${year}`),
      company && `Immobilienmakler: ${company}`,
    ];
  },
  HK: (listing, brief) => {
    const { company, licence } = signerOf(listing, brief);
    return [
      licence && [company, licence].filter(Boolean).join(" "),
      dated(
        brief,
        (year, month, day) => `廣告日期 Advertisement date: ${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
      ),
    ];
  },
  SG: (listing, brief) => {
    const { company, licence, name, phone } = signerOf(listing, brief);
    return [[company, name, licence, phone].filter(Boolean).join(", ") || null];
  },
  // a short message may have room for nothing else
  UK: ({ price }) => [price?.currency === "GBP" ? poundsOf(price) : null],
  AE: (listing, brief) => {
    const { licence } = signerOf(listing, brief);
    return [licence && (/[a-z]/iu.test(licence) ? licence : `BRN ${licence}`)];
  },
  TW: (listing, brief) => [signerOf(listing, brief).company],
  US: (listing, brief) => [signerOf(listing, brief).company],
  CA: (listing, brief) => [signerOf(listing, brief).company],
};

const colons: Readonly<Record<string, string>> = { zh: "：", ja: "：", fr: " : " };

/** Disclosures and features as the page prints them, a line each. */
function printedLines(listing: Listing): string[] {
  const colon = colons[listing.language?.split("-")[0] ?? ""] ?? ": ";
  return [
    ...Object.entries(listing.disclosures).map(([name, value]) => `${name}${colon}${value}`),
    ...listing.features,
  ].filter((line) => line.length <= 160 && !line.includes("\n"));
}

const separators: Partial<Record<Market, string>> = { JP: "／", CN: "；" };

/** Every line that may stand there, those of the page first. */
export function particularLines(listing: Listing, brief: Brief): string[] {
  const own = brief.market ? (ownLines[brief.market]?.(listing, brief) ?? []) : [];
  // the page may print what the signer's card says
  return [...new Set([...printedLines(listing), ...own].flatMap((line) => (line ? [line] : [])))];
}

/** Families where an advertisement is read whole; elsewhere only what the law forbids to leave out. */
const roomy: ReadonlySet<string> = new Set(["article", "portal", "message", "social-post", "note", "email"]);

/** A platform that takes fewer is a short one, whatever its family. */
const ROOM = 400;

const hasRoom = ({ family, text }: Room): boolean => roomy.has(family) && (text.max === null || text.max >= ROOM);

/** Whether an advertisement there is read whole. */
export function isRoomy(platform: string): boolean {
  const found = getPlatform(platform);
  return found !== null && hasRoom(found);
}

/** What of a platform decides how much is stated there. */
type Room = Pick<Platform, "family"> & { readonly text: Pick<Platform["text"], "max"> };

interface Statable {
  readonly lines: readonly string[];
  readonly context: ReturnType<typeof adContext>;
  /** What the lines suffice for: nothing else can be helped here. */
  readonly stating: ReadonlyMap<Rule, readonly string[]>;
}
const cache = new WeakMap<Listing, Map<string, Statable>>();

/** Read once for each listing, signer and platform: a post is tried in many lengths. */
function statableFor(
  listing: Listing,
  brief: Brief,
  market: Market,
  language: CopyLanguage,
  platform: string,
): Statable {
  const of = cache.get(listing) ?? new Map<string, Statable>();
  cache.set(listing, of);
  const key = JSON.stringify([market, language, platform, brief.agent, brief.date]);
  const known = of.get(key);
  if (known) return known;
  const lines = particularLines(listing, brief);
  const context = adContext(listing, signerOf(listing, brief), platform);
  const stating = new Map<Rule, readonly string[]>();
  for (const rule of disclosureRules(market, language)) {
    // what has several parts is stated by disclosures, not by features that happen to have its words
    const candidates = rule.groups.length > 0 ? lines.filter((line) => /[:：]/u.test(line)) : lines;
    const own = linesStating(rule, candidates, context.facts);
    if (own) stating.set(rule, own);
  }
  const made = { lines, context, stating };
  of.set(key, made);
  return made;
}

/** Rules that want something stated which page or signer say. */
export function knownRules(
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  platform: string,
): ReadonlySet<string> {
  const { market } = brief;
  if (!market) return new Set();
  return new Set([...statableFor(listing, brief, market, language, platform).stating.keys()].map(({ id }) => id));
}

/**
 * The line below a text: what its market's law wants stated, the text does not state, and the page or the signer says. "" where
 * nothing is missing or known.
 */
export function particularsFor(
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  platform: Pick<Platform, "id"> & Room,
  text: string,
): string {
  const { market } = brief;
  if (!market) return "";
  const { lines, context, stating } = statableFor(listing, brief, market, language, platform.id);
  // what is sold or let is offered no more: only who offered it must still be named
  const gone = brief.occasion?.kind === "closed";
  const rules = [...stating.keys()].filter(
    ({ severity, factMentions }) => (severity === "block" || hasRoom(platform)) && (!gone || factMentions.length > 0),
  );
  const needed = new Set(unstated(rules, { market, text, ...context }).flatMap((rule) => stating.get(rule) ?? []));
  return lines.filter((line) => needed.has(line)).join(separators[market] ?? " · ");
}

interface Post {
  readonly title: string | null;
  readonly body: string;
  readonly hashtags: readonly string[];
}

const beneath = <P extends Post>(post: P, line: string): P => ({ ...post, body: `${post.body}\n${line}` });

/**
 * A post as its market's law wants it stated: "stated" where nothing is wanting, a line below it states the rest, or a link below
 * it leads from a short post to the page that does (short media may refer to where the whole is told); "wanting" where there is
 * room for none of them, and the post is as it was; "never" where not even the line alone would fit.
 */
export function stating<P extends Post>(
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  platform: Platform,
  post: P,
): { readonly post: P; readonly law: "stated" | "wanting" | "never" } {
  // the law is asked of the body: a title may stand elsewhere
  const line = particularsFor(listing, brief, language, platform, post.body);
  if (line === "") return { post, law: "stated" };
  const holds = (one: P): boolean =>
    fits(platform, {
      title: one.title,
      body: labelled(one.body, brief, language, "post"),
      hashtags: one.hashtags,
    });
  const longer = beneath(post, line);
  if (holds(longer)) return { post: longer, law: "stated" };
  const { link } = brief;
  const mayLead = link !== null && platform.linksInText && !hasRoom(platform);
  if (mayLead && post.body.includes(link)) return { post, law: "stated" };
  const leading = mayLead ? beneath(post, link) : null;
  if (leading !== null && holds(leading)) return { post: leading, law: "stated" };
  const alone = { ...post, body: line, hashtags: [] };
  return { post, law: mayLead || holds(alone) ? "wanting" : "never" };
}

/** A post with that line below its body, where the platform has room for it, or where the post has none anyway. */
export function withParticulars<P extends Post>(
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  platform: Platform,
  post: P,
): P {
  const { post: made, law } = stating(listing, brief, language, platform, post);
  if (law === "stated") return made;
  const { title, body, hashtags } = post;
  if (fits(platform, { title, body: labelled(body, brief, language, "post"), hashtags })) return post;
  return beneath(post, particularsFor(listing, brief, language, platform, body));
}
