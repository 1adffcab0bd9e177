/** Text messages: the home in one breath, framed as the market's law asks (signature, sender, opt-out). */
import type { Listing } from "#contract/listing";
import { dutyWording, messageDuties } from "#engine/compliance/duties/index";
import { measure } from "#engine/platforms/measure";
import { smsSegments } from "#engine/platforms/sms";
import { graveLines } from "../arcs/deciding.ts";
import { labelled } from "../writing/label.ts";
import { particularsFor } from "../writing/particulars.ts";
import type { Plan } from "../writing/plan.ts";
import { codeLine } from "../writing/signature.ts";
import { licenceOf } from "../writing/signer.ts";
import { type Writer, writerOf } from "../writing/writer.ts";

/** A message longer than this is an email. */
const most = 2;

/** Characters outside GSM-7 that have a plain twin: one of them would double the price of the message. */
const plainTwins = (language: string): readonly (readonly [RegExp, string])[] => [
  [/[’‘]/gu, "'"],
  [/[“”]/gu, '"'],
  [/[–—]/gu, "-"],
  [/[ \u00a0]?m²/gu, language === "en" ? " sq m" : " m2"],
  [/[\u00a0\u202f]/gu, " "],
];

/** `text` between what the market's law puts before and after it; also for texts a model wrote. */
export function framed(listing: Listing, plan: Plan, text: string): string {
  const { brief, lang } = plan;
  const name = plan.values.company ?? plan.values.agent ?? null;
  const licence = licenceOf(listing, brief, lang.code);
  const sender = name && licence ? `${name}, ${licence}` : name;
  const duties = messageDuties(brief.market).sms;
  const word = (place: "prefix" | "suffix") =>
    duties
      .filter((duty) => duty.place === place && (sender || !dutyWording(duty, lang.code).includes("{sender}")))
      .map((duty) => dutyWording(duty, lang.code).replace("{sender}", sender ?? ""))
      .join("");
  const after = word("suffix");
  const gap = lang.marks.gap === "" || after === "" ? "" : " ";
  return labelled(`${word("prefix")}${text}${gap}${after}`, brief, lang.code, "sms");
}

/** Where it is, is told once: by name to readers of the page's language, by place to others. */
function isPlaced(fact: string, { facts, lang }: Plan, said: ReadonlySet<string>): boolean {
  const placed = said.has("place") || said.has("district") || said.has("city");
  const own = facts.language === lang.code;
  return (fact === "name" && !own && placed) || (fact === "place" && (placed || (own && said.has("name"))));
}

/** What decides and a template does not word, the weightiest first, in a few words each. */
function termsLeft(plan: Plan, said: ReadonlySet<string>, banned: ReadonlySet<string>): string[] {
  const { values, lang } = plan;
  return plan.essentials
    .filter((fact) => !said.has(fact) && !banned.has(fact) && !isPlaced(fact, plan, said))
    .filter((fact) => fact !== "layout" || !said.has("beds"))
    .flatMap((fact) => values[`${fact}.run`] ?? values[`${fact}.bare`] ?? values[`${fact}.short`] ?? values[fact] ?? [])
    .filter((text) => text !== "")
    .map((text) => lang.bare?.(text) ?? text);
}

/** So many a message of this plan may take. */
const segments = ({ brief }: Pick<Plan, "brief">): number => (brief.length === "short" ? 1 : most);

/** What the law wants stated may take one segment more, and no two. */
const LONGEST_LINE = 70;

/** Of more than a message has room for: what an authority knows home or agent by, which stands alone. */
const numbersOf = (line: string): string =>
  line
    .split(" · ")
    .filter((one) => /\d{5}/u.test(one) && one.length <= LONGEST_LINE)
    .slice(0, 1)
    .join("");

/** In place of a longer line: such a number, and the link to where all of it stands; of the two the link where they are too long. */
function shortest(line: string, link: string | null, text: string): string {
  const leading = link === null || text.includes(link) ? "" : link;
  const both = [numbersOf(line), leading].filter((one) => one !== "").join(" ");
  return both.length <= LONGEST_LINE || leading === "" ? both : leading;
}

/** The text with what the law forbids to leave out, where page or signer say it: the words, or what is told in their place. */
function stating(listing: Listing, plan: Plan, text: string): string {
  const { brief, lang, platform } = plan;
  const space = lang.marks.gap === "" ? " " : "";
  const beside = (line: string) => (text.includes(line) ? text : `${text.trimEnd()} ${line}${space}`);
  // the frame names sender and licence already
  const whole = particularsFor(listing, brief, lang.code, platform, framed(listing, plan, text));
  const line = whole.length <= LONGEST_LINE ? whole : shortest(whole, brief.link, text);
  if (line !== "") return beside(line);
  const codes = [codeLine(listing, plan), codeLine(listing, plan, true)].filter((code) => code !== null);
  if (codes.some((code) => text.includes(code))) return text;
  const fitting = codes
    .map(beside)
    .find((longer) => measure(platform.text.counting, framed(listing, plan, longer)) <= segments(plan));
  const short = codes.at(-1);
  return fitting ?? (short === undefined ? text : beside(short));
}

/** One sign beyond the cheap alphabet (an ô, or a Chinese frame), and a segment holds less than half. */
const isDear = (text: string): boolean => smsSegments(text).encoding === "UCS-2";

interface Message {
  readonly text: string;
  /** How many of the facts that decide it says. */
  readonly decides: number;
}

/** A plan that has these terms to say, which no other plan of its basis has. */
function withTerms(plan: Plan, terms: readonly string[]): Plan {
  if (terms.length === 0) return plan;
  const values = { ...plan.values, deciding: terms.join(plan.lang.marks.comma) };
  return { ...plan, values, basis: { ...plan.basis, values } };
}

/** One wording with as many of the terms that decide as still fit; null where not even the wording does. */
function messageOf(listing: Listing, plan: Plan, template: string, banned: ReadonlySet<string>): Message | null {
  const { lang, platform } = plan;
  const limit = (text: string): number =>
    plan.brief.length === "short" ? 1 : most + (lang.marks.capitals && isDear(text) ? 1 : 0);
  const write = (terms: readonly string[], bound: number) => {
    const w = writerOf(withTerms(plan, terms), plan.ranked.length, 0, banned);
    const plain = lang.tidy(w.say(w.one("sms", [template])));
    const written = plain !== "" && bound > 0 ? binding(plain, plan, w, bound) : plain;
    const cheap = lang.marks.capitals
      ? plainTwins(lang.code).reduce((plain, [from, to]) => plain.replace(from, to), written)
      : written;
    return { written, said: w.said, text: framed(listing, plan, stating(listing, plan, cheap)) };
  };
  const fits = ({ text }: { readonly text: string }): boolean => measure(platform.text.counting, text) <= limit(text);
  // a tenant who stays is told before a lift
  const bound = bindings.find((count) => fits(write([], count))) ?? 0;
  const bare = write([], bound);
  if (bare.written === "" || !fits(bare)) return null;
  const told = plan.essentials.filter((fact) => bare.said.has(fact) || isPlaced(fact, plan, bare.said)).length;
  const terms = termsLeft(plan, bare.said, banned);
  for (let count = terms.length; count > 0; count--) {
    const made = write(terms.slice(0, count), bound);
    if (fits(made)) return { text: made.text, decides: told + count + bound };
  }
  return { text: bare.text, decides: told + bound };
}

/** So many sentences of what binds the deal, as there is room. */
const bindings = [3, 2, 1, 0] as const;
/** The text with what binds the deal behind it. */
function binding(text: string, plan: Plan, w: Writer, most: number): string {
  const lines = graveLines(w, most).map((line) => plan.lang.tidy(line));
  return lines.length === 0 ? text : [text.trimEnd(), ...lines].join(plan.lang.marks.gap);
}

/** In languages whose messages take no terms: the longest wording that stays within two segments; the shortest when none does. */
function writeAtLength(listing: Listing, plan: Plan, banned: ReadonlySet<string>): string {
  const { lang, style, platform } = plan;
  const latin = lang.marks.capitals;
  const cheap = (text: string): string =>
    latin ? plainTwins(lang.code).reduce((plain, [from, to]) => plain.replace(from, to), text) : text;
  let shortest = "";
  // a tenant who stays is told before an area or a lift
  for (const bound of bindings)
    for (let depth = plan.ranked.length; depth >= 1; depth--) {
      for (const template of lang.sms[style]) {
        const w = writerOf(plan, depth, 0, banned);
        const written = lang.tidy(w.say(w.one("sms", [template])));
        if (written === "") continue;
        const text = framed(
          listing,
          plan,
          stating(listing, plan, cheap(bound > 0 ? binding(written, plan, w, bound) : written)),
        );
        const limit = plan.brief.length === "short" ? 1 : most + (bound > 0 && isDear(text) ? 1 : 0);
        if (measure(platform.text.counting, text) <= limit) return text;
        if (bound === 0 && (shortest === "" || text.length < shortest.length)) shortest = text;
      }
    }
  return shortest;
}

/** The wording that, within two segments, says most of what decides; the shortest when none fits. */
export function writeSms(listing: Listing, plan: Plan, banned: ReadonlySet<string>): string {
  const { lang, style } = plan;
  if (plan.essentials.length === 0) return writeAtLength(listing, plan, banned);
  const fitting = lang.sms[style].flatMap((template) => messageOf(listing, plan, template, banned) ?? []);
  const [first, ...others] = fitting;
  if (first) return others.reduce((best, one) => (one.decides > best.decides ? one : best), first).text;
  const bare = lang.sms[style].flatMap((template) => {
    const w = writerOf(plan, plan.ranked.length, 0, banned);
    const written = lang.tidy(w.say(w.one("sms", [template])));
    return written === "" ? [] : [framed(listing, plan, stating(listing, plan, written))];
  });
  return bare.sort((a, b) => a.length - b.length)[0] ?? "";
}
