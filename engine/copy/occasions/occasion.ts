/** What a post tells of beside the home (just listed, another price, an open house, sold or let), in a language's own words. */
import type { Brief, CopyLanguage, CopyStyle, Occasion } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { factsOf } from "../facts/index.ts";
import type { LanguageRealiser } from "../languages/base/language.ts";
import { realiserOf, writtenLanguages } from "../languages/index.ts";
import { closings, type OccasionForm, occasionWords } from "./words.ts";

const locales: Readonly<Record<CopyLanguage, string>> = {
  zh: "zh-CN",
  en: "en-GB",
  ja: "ja-JP",
  ko: "ko-KR",
  fr: "fr-FR",
  de: "de-DE",
};
const twelveHours: ReadonlySet<string> = new Set(["US", "CA", "AU"]);

/** Making one costs more than what it writes, and a post is tried in many lengths. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(locale: string, weekday: "with" | "without"): Intl.DateTimeFormat {
  const key = `${locale} ${weekday}`;
  const named = weekday === "with" ? { weekday: "long" as const } : {};
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...named, day: "numeric", month: "long", timeZone: "UTC" });
  formats.set(key, made);
  return made;
}

/** "Saturday 5 December", "le samedi 5 décembre", "12月5日星期六"; without its weekday where there is no room for it. */
function dayIn(
  date: string,
  { code }: LanguageRealiser,
  country: string | null,
  weekday: "with" | "without" = "with",
): string {
  const locale = code === "en" && country === "US" ? "en-US" : locales[code];
  const text = formatOf(locale, weekday).format(new Date(`${date}T00:00:00Z`));
  return code === "fr" ? `le ${text}` : text;
}

function timeIn(from: string, until: string, { code }: LanguageRealiser, country: string | null): string {
  const clock = (time: string): string => {
    const [hour = "0", minute = "00"] = time.split(":");
    if (code === "en" && country !== null && twelveHours.has(country))
      return `${((Number(hour) + 11) % 12) + 1}:${minute} ${Number(hour) < 12 ? "am" : "pm"}`;
    return code === "fr" ? `${Number(hour)} h ${minute}` : `${hour}:${minute}`;
  };
  const [a, b] = [clock(from), clock(until)];
  const forms: Readonly<Record<CopyLanguage, string>> = {
    zh: `${a}至${b}`,
    en: `${a} to ${b}`,
    ja: `${a}から${b}`,
    ko: `${a}부터 ${b}까지`,
    fr: `de ${a} à ${b}`,
    de: `${a} bis ${b} Uhr`,
  };
  return forms[code];
}

function formOf(occasion: Occasion, listing: Listing): OccasionForm | null {
  if (occasion.kind === "closed") {
    const { transaction } = factsOf(listing);
    return transaction && (transaction === "rent" ? "let" : "sold");
  }
  if (occasion.kind !== "price_change") return occasion.kind;
  const now = listing.price?.amount;
  if (now === undefined || now === occasion.before) return null;
  return now < occasion.before ? "lower" : "higher";
}

/** A price as this language prints one of the listing's, without its kind. */
const priced = (lang: LanguageRealiser, listing: Listing, amount: number): string | undefined => {
  const price = listing.price && { ...listing.price, amount };
  const values = lang.values({ ...factsOf(listing), price });
  return values["price.bare"] ?? values.price;
};

interface Told {
  readonly head: string;
  readonly line: string;
}

interface OccasionParts {
  /** "Just listed", "New price". */
  readonly head: string;
  /** The price until now. */
  readonly before: string | null;
  /** `day`: the date without its weekday. */
  readonly when: { readonly date: string; readonly day: string; readonly time: string } | null;
}

/** What a picture says of an occasion, in this language; null for a price that has not changed. */
export function occasionParts(listing: Listing, occasion: Occasion, lang: LanguageRealiser): OccasionParts | null {
  const form = formOf(occasion, listing);
  if (!form) return null;
  const { country } = listing;
  return {
    head: lang.term(occasionWords[lang.code][form].head, factsOf(listing)),
    before: occasion.kind === "price_change" ? (priced(lang, listing, occasion.before) ?? null) : null,
    when:
      occasion.kind === "open_house"
        ? {
            // a date of its own has no article
            date: dayIn(occasion.date, lang, country).replace(/^le /u, ""),
            day: dayIn(occasion.date, lang, country, "without").replace(/^le /u, ""),
            time: timeIn(occasion.from, occasion.until, lang, country),
          }
        : null,
  };
}

/** In this language and voice; null without an occasion, or for a price that has not changed. */
export function occasionIn(
  listing: Listing,
  { occasion, style }: Pick<Brief, "occasion" | "style">,
  lang: LanguageRealiser,
): Told | null {
  const form = occasion ? formOf(occasion, listing) : null;
  if (!occasion || !form) return null;
  const values: Record<string, string | undefined> =
    occasion.kind === "price_change"
      ? {
          before: priced(lang, listing, occasion.before),
          price: priced(lang, listing, listing.price?.amount ?? 0),
        }
      : occasion.kind === "open_house"
        ? {
            date: dayIn(occasion.date, lang, listing.country),
            time: timeIn(occasion.from, occasion.until, lang, listing.country),
          }
        : {};
  const { head, line } = occasionWords[lang.code][form];
  const said = line[style].replace(/\{(\w+)\}/gu, (_all, key: string) => values[key] ?? "");
  return { head: lang.term(head, factsOf(listing)), line: lang.tidy(said) };
}

/** Last words about a home that is sold or let; "" where nobody signs. */
export function closingOf(of: {
  values: Readonly<Partial<Record<"agent" | "company" | "phone", string>>>;
  lang: LanguageRealiser;
  style: CopyStyle;
}): string {
  const { values, lang, style } = of;
  const { agent, company, phone } = values;
  const [open, close] = ["zh", "ja"].includes(lang.code) ? ["（", "）"] : [" (", ")"];
  const who = agent && company ? `${agent}${open}${company}${close}` : (agent ?? company);
  if (who === undefined) return "";
  const colon = ["zh", "ja"].includes(lang.code) ? "：" : lang.code === "fr" ? " : " : ": ";
  return lang.tidy(
    closings[lang.code][style]
      .replace("{agent}", who)
      .replace("{phone}", phone === undefined ? "" : `${colon}${phone}`),
  );
}

/**
 * The listing as the checks read it: the occasion is a fact that the agent has stated, and stands among its features in every
 * written language.
 */
export function withOccasion(listing: Listing, { occasion }: Pick<Brief, "occasion">): Listing {
  if (!occasion) return listing;
  const lines = writtenLanguages.flatMap((language) => {
    const lang = realiserOf(language);
    const told = lang && occasionIn(listing, { occasion, style: "professional" }, lang);
    return told ? [`${told.head}: ${told.line}`] : [];
  });
  return { ...listing, features: [...listing.features, ...lines] };
}
