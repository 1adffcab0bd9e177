/** Text messages: the home in one breath, framed as the market's law asks (signature, sender, opt-out). */
import type { Listing } from "#contract/listing";
import { dutyWording, messageDuties } from "#engine/compliance/duties/index";
import { measure } from "#engine/platforms/measure";
import { inPlainLetters } from "#engine/platforms/plain-letters";
import { graveLines } from "../arcs/deciding.ts";
import { labelled } from "../writing/label.ts";
import type { Plan } from "../writing/plan.ts";
import { codeLine } from "../writing/signature.ts";
import { licenceOf } from "../writing/signer.ts";
import { type Writer, writerOf } from "../writing/writer.ts";
import { isDear, type Stated, withWordsOfLaw } from "./words-of-law.ts";

/** A message longer than this is an email. */
const most = 2;

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
  const gap = lang.marks.gap === "" || after === "" || text.endsWith("\n") ? "" : " ";
  return labelled(`${word("prefix")}${text}${gap}${after}`.trimEnd(), brief, lang.code, "sms");
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

/** The text with what the law forbids to leave out; where it wants nothing, with the code its page is found by, in fewer words where room is short. */
function stating(listing: Listing, plan: Plan, text: string): Stated {
  const { lang, platform } = plan;
  const stated = withWordsOfLaw(listing, plan, text, (said) => framed(listing, plan, said));
  const codes = [codeLine(listing, plan), codeLine(listing, plan, true)].filter((code) => code !== null);
  if (stated.text !== text || codes.length === 0 || codes.some((code) => text.includes(code))) return stated;
  const longer = codes.map((code) => `${text.trimEnd()} ${code}${lang.marks.gap === "" ? " " : ""}`);
  const fits = (said: string) => measure(platform.text.counting, framed(listing, plan, said)) <= segments(plan);
  return { ...stated, text: longer.find(fits) ?? longer.at(-1) ?? text };
}

interface Message {
  readonly text: string;
  /** How many of the facts that decide it says. */
  readonly decides: number;
}

/** One wording as it will be sent, and without the words of the law that take segments of their own. */
interface Written {
  readonly text: string;
  readonly own: string;
  readonly law: Stated["law"];
}

/** In plain letters where the language has them; the law's words beside it, the frame around both. */
function asSent(listing: Listing, plan: Plan, written: string): Written {
  const { lang } = plan;
  const cheap = lang.marks.capitals ? inPlainLetters(written, lang.code) : written;
  const { text, law } = stating(listing, plan, cheap);
  const sent = framed(listing, plan, text);
  return { text: sent, own: law === "at length" ? framed(listing, plan, cheap) : sent, law };
}

/** Whether a message is short enough. Where the words of the law take segments of their own, it tells less of the home itself. */
function isShort({ own, law }: Written, { brief, platform }: Plan, dearer: number): boolean {
  const { counting } = platform.text;
  const halved = counting === "segments-ucs2" || isDear(own);
  const least = halved ? 2 : 1;
  const limit = law === "at length" ? least : most + (isDear(own) ? dearer : 0);
  return measure(counting, own) <= (brief.length === "short" ? 1 : limit);
}

/** A plan that has these terms to say, which no other plan of its basis has. */
function withTerms(plan: Plan, terms: readonly string[]): Plan {
  if (terms.length === 0) return plan;
  const values = { ...plan.values, deciding: terms.join(plan.lang.marks.comma) };
  return { ...plan, values, basis: { ...plan.basis, values } };
}

/**
 * One wording with as many of the terms that decide as still fit; null where not even the wording does. `hopeless`: no message has
 * room for the words of the law.
 */
function messageOf(
  listing: Listing,
  plan: Plan,
  template: string,
  { banned, hopeless }: { readonly banned: ReadonlySet<string>; readonly hopeless: boolean },
): Message | null {
  const { lang } = plan;
  const write = (terms: readonly string[], bound: number) => {
    const w = writerOf(withTerms(plan, terms), plan.ranked.length, 0, banned);
    const plain = lang.tidy(w.say(w.one("sms", [template])));
    const written = plain !== "" && bound > 0 ? binding(plain, plan, w, bound) : plain;
    return { written, said: w.said, ...asSent(listing, plan, written) };
  };
  const fits = (made: Written): boolean =>
    (hopeless || made.law !== "left out") && isShort(made, plan, lang.marks.capitals ? 1 : 0);
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
  const { lang, style } = plan;
  const bare: Written[] = [];
  // a tenant who stays is told before an area or a lift
  for (const bound of bindings)
    for (let depth = plan.ranked.length; depth >= 1; depth--) {
      for (const template of lang.sms[style]) {
        const w = writerOf(plan, depth, 0, banned);
        const written = lang.tidy(w.say(w.one("sms", [template])));
        if (written === "") continue;
        const made = asSent(listing, plan, bound > 0 ? binding(written, plan, w, bound) : written);
        if (made.law !== "left out" && isShort(made, plan, bound > 0 ? 1 : 0)) return made.text;
        if (bound === 0) bare.push(made);
      }
    }
  return shortestOf(bare);
}

/** Of those that state what the law wants, else of all; "" of none. */
function shortestOf(made: readonly Written[]): string {
  const stating = made.filter(({ law }) => law !== "left out");
  const texts = (stating.length > 0 ? stating : made).map(({ text }) => text);
  return texts.sort((a, b) => a.length - b.length)[0] ?? "";
}

/** The wording that, within two segments and those of the law's own words, says most of what decides; the shortest when none fits. */
export function writeSms(listing: Listing, plan: Plan, banned: ReadonlySet<string>): string {
  const { lang, style } = plan;
  if (plan.essentials.length === 0) return writeAtLength(listing, plan, banned);
  for (const hopeless of [false, true]) {
    const fitting = lang.sms[style].flatMap((one) => messageOf(listing, plan, one, { banned, hopeless }) ?? []);
    const [first, ...others] = fitting;
    if (first) return others.reduce((best, one) => (one.decides > best.decides ? one : best), first).text;
  }
  return shortestOf(
    lang.sms[style].flatMap((template) => {
      const w = writerOf(plan, plan.ranked.length, 0, banned);
      const written = lang.tidy(w.say(w.one("sms", [template])));
      return written === "" ? [] : [asSent(listing, plan, written)];
    }),
  );
}
