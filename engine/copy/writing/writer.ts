/**
 * The writer: what a shape is given to write with. It remembers what has been said, so that no fact is told twice, and
 * takes from the language the wording that says most of what is still unsaid.
 */
import { closeUp, isHybrid } from "#engine/platforms/hashtags";
import { rowKeys } from "../languages/base/language.ts";
import { topics } from "../points/point.ts";
import { factPickerOf } from "./fact-picker.ts";
import type { Plan } from "./plan.ts";
import type { NameOf, Taken } from "./seeded-choice.ts";

export type Writer = ReturnType<typeof writerOf>;

/** Languages whose readers search in their own script. */
const ownScript: ReadonlySet<string> = new Set(["zh", "ja", "ko"]);
const upper = (tag: string): string => tag.charAt(0).toLocaleUpperCase("en") + tag.slice(1);
/** Tags as people search them: one script, closed up, none that an earlier one holds already ("#London" in "#LondonRealEstate"). */
function tagsOf(filled: readonly string[], code: string): string[] {
  const kept: string[] = [];
  for (const tag of filled.map((text) => upper(closeUp(text)))) {
    const same = kept.some((other) => other.toLowerCase().includes(tag.toLowerCase()));
    const mixed = /\p{Script=Hangul}/u.test(tag) && /\p{Script=Han}/u.test(tag);
    if (
      same ||
      mixed ||
      isHybrid(tag) ||
      (ownScript.has(code) && /^[\p{Script=Latin}\d]+$/u.test(tag) && /\p{Ll}/u.test(tag))
    )
      continue;
    kept.push(tag);
  }
  return kept;
}

/** A writer that may use the `depth` most telling facts; `tight` (0 to 3) asks the shape to leave out what is not fact. */
export function writerOf(plan: Plan, depth: number, tight: number, banned: ReadonlySet<string> = new Set()) {
  const { lang, style, choose } = plan;
  const picker = factPickerOf(plan, depth, banned, tight < 3);
  const { best, chooseApart, filled, filledTags, has, mark, rank, said, taken, unsaid } = picker;
  const capital = (text: string): string =>
    lang.marks.capitals && !/^\p{Ll}\p{Lu}/u.test(text)
      ? text.charAt(0).toLocaleUpperCase(lang.code) + text.slice(1)
      : text;
  const sentence = (text: string): string => {
    const whole = capital(text.trim());
    const ended =
      whole === "" || /(?:[.!?…。！？:：]|\p{Extended_Pictographic}\uFE0F?)[”"’」』]?$/u.test(whole)
        ? whole
        : `${whole}${lang.marks.stop}`;
    return lang.marks.capitals
      ? ended.replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(lang.code))
      : ended;
  };
  return {
    plan,
    tight,
    /** Label and value for every fact still unsaid (or for all, `again`), terms by topic last. */
    rows(most = 20, again = false): [label: string, value: string][] {
      const found: [string, string][] = [];
      const telling = rowKeys
        .filter((key) => plan.values[key] !== undefined)
        .sort((a, b) => rank(b) - rank(a))
        .slice(0, most);
      for (const key of rowKeys.filter((each) => telling.includes(each))) {
        if (key === "address" || (!again && said.has(key))) continue;
        // bedrooms and bathrooms told in words are the layout
        if (key === "layout" && !again && said.has("beds") && (said.has("baths") || plan.values.baths === undefined))
          continue;
        // readers abroad were told the district with its city
        if (key === "place" && !again && said.has("district") && plan.values.district === plan.values.place) continue;
        const [cell] = filled([lang.cells[key] ?? `{${key}}`]);
        if (!cell) continue;
        mark([key]);
        found.push([lang.labels[key], cell]);
      }
      for (const topic of topics) {
        const rest = unsaid(topic, again);
        if (rest.length === 0) continue;
        mark(rest.map(({ id }) => id));
        found.push([lang.topicLabels[topic], lang.list(rest.map((entry) => entry.bare))]);
      }
      return found.slice(0, most);
    },
    /** The listing's own plain phrases, when they are in this language. */
    quotes: (most: number): string[] => plan.known.quotes.filter((quote) => !banned.has(quote)).slice(0, most),
    /** Templates that name more people come first; those that name as many are alternatives. */
    sign: (how: "full" | "short"): string => best("sign", lang.signatures[how], { most: 1 }),
    /** Titles from the most telling to the plainest; the caller takes the first that fits. */
    titles: (short: boolean): string[] => {
      const list = filled(short ? lang.shortTitles : lang.titles[style]).map(capital);
      const first = choose("title", list.slice(0, 3));
      return first === undefined ? [] : [first, ...list.filter((text) => text !== first)];
    },
    /** One that says at least `most` of what the best says of the unsaid; "" when none adds anything. */
    richest: (slot: string, templates: readonly string[], most: number): string =>
      best(slot, templates, { most, adds: true }),
    /** The same of last words, which are said even when all in them has been. */
    call: (templates: readonly string[]): string => best("call", templates, { most: 0.5 }),
    /** Any one of these templates, best first. */
    one: (slot: string, templates: readonly string[], ordered = 2): string => best(slot, templates, { ordered }),
    tags: (most: number): string[] => tagsOf(filledTags(lang.tags), lang.code).slice(0, most),
    /** May this fact be said in a post of this depth? */
    has,
    /** Phrases of the page that no check has objected to and that were not said. */
    quotable: (phrases: readonly string[]): string[] =>
      phrases.filter((phrase) => !banned.has(phrase) && !said.has(phrase)),
    /** Has a check objected to it? */
    banned: (name: string): boolean => banned.has(name),
    /** Has this text taken it? */
    told: (name: string): boolean => taken.has(name),
    /** Remembers a sentence of the page, by its name among neighbours, with all that it says. */
    quoteWhole(name: string, text: string, says: readonly string[]): void {
      taken.set(name, text);
      mark(says);
    },
    canFill: picker.canFill,
    /** Would it only say again what has been said? */
    repeats: picker.repeats,
    /** Fills a template and remembers what it says; null when a value is missing. */
    fillNow: picker.fillNow,
    /** A choice among templates that neighbours have not made, as long as there is one. */
    choose: chooseApart,
    /** The same among arcs or scenes; neighbours leave what is taken. */
    take<T>(slot: string, options: readonly T[], nameOf: NameOf<T>): T | undefined {
      const chosen = chooseApart(slot, options, nameOf);
      if (chosen !== undefined) taken.set(nameOf(chosen), "");
      return chosen;
    },
    /** What this text has chosen: its neighbours leave it. */
    taken: taken as Taken,
    said,
    markSaid: mark,
    /** Back to what had been said then. */
    recall(before: readonly string[]): void {
      said.clear();
      for (const fact of before) said.add(fact);
    },
    say: sentence,
    capital,
    marks: lang.marks,
  };
}
