/**
 * The writer: what a shape is given to write with. It remembers what has been said, so that no fact is told twice, and
 * takes from the language the wording that says most of what is still unsaid.
 */
import { type Channel, drawbacks, rowKeys } from "../languages/base/language.ts";
import { type Topic, topics } from "../terms/term.ts";
import { factPickerOf } from "./fact-picker.ts";
import type { Plan } from "./plan.ts";
import type { NameOf, Taken } from "./seeded-choice.ts";

export type Line = { readonly icon: string; readonly text: string; readonly topic: Topic };
export type Writer = ReturnType<typeof writerOf>;

/** A writer that may use the `depth` most telling facts; `tight` (0 to 3) asks the shape to leave out what is not fact. */
export function writerOf(plan: Plan, depth: number, tight: number, banned: ReadonlySet<string> = new Set()) {
  const { lang, style, choose } = plan;
  const { attempt, best, chooseApart, filled, has, mark, rank, said, taken, unsaid, worth } = factPickerOf(
    plan,
    depth,
    banned,
  );
  const capital = (text: string): string =>
    lang.marks.capitals ? text.charAt(0).toLocaleUpperCase(lang.code) + text.slice(1) : text;
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
  const phrase = (fact: string): string => best(`phrase/${fact}`, lang.phrases[fact] ?? [`{${fact}}`], { fresh: true });

  return {
    plan,
    tight,
    /** The first line. Trusted order: among the first usable ones. */
    hook: (): string => sentence(best("hook", lang.hooks[style.id], { ordered: 6, wide: true })),
    /** A sentence about a topic, or "" when nothing new is known. */
    tell: (topic: Topic): string => sentence(best(`tell/${topic}`, lang.sentences[topic][style.id], { fresh: true })),
    /** Sentences about these topics, empty ones left out, as one paragraph. */
    paragraph(...told: readonly Topic[]): string {
      return told
        .map((topic) => this.tell(topic))
        .filter((text) => text !== "")
        .join(lang.marks.gap);
    },
    /** A run of up to `most` short phrases in the style's order. */
    phrases(most: number, order: readonly string[] = style.run): string[] {
      const found: string[] = [];
      for (const fact of order) {
        if (found.length >= most) break;
        const text = said.has(fact) ? "" : phrase(fact);
        if (text !== "") found.push(text);
      }
      return found;
    },
    run(most: number, order?: readonly string[]): string {
      return sentence(this.phrases(most, order).join(lang.marks.comma));
    },
    /** List lines that still say something new, in the order of the style's topics. */
    lines(most: number): Line[] {
      const kept = lang.lines
        .map((line) => ({ line, worth: worth(line.texts) }))
        .filter((entry) => entry.worth > 0)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, most)
        .map(({ line }) => line);
      const found: Line[] = [];
      for (const topic of style.order) {
        for (const line of kept.filter((entry) => entry.topic === topic)) {
          const text = best(`line/${topic}`, line.texts, { fresh: true });
          if (text !== "") found.push({ icon: line.icon, text, topic });
        }
      }
      return found;
    },
    /** Label and value for every fact still unsaid (or for all, `again`), terms by topic last. */
    rows(most = 20, again = false): [label: string, value: string][] {
      const found: [string, string][] = [];
      const telling = rowKeys
        .filter((key) => plan.values[key] !== undefined)
        .sort((a, b) => rank(b) - rank(a))
        .slice(0, most);
      for (const key of rowKeys.filter((each) => telling.includes(each))) {
        if (key === "address" || (!again && said.has(key))) continue;
        const [cell] = filled([lang.cells[key] ?? `{${key}}`]);
        if (!cell) continue;
        mark([key]);
        found.push([lang.labels[key], cell]);
      }
      for (const topic of topics) {
        const rest = unsaid(topic, again);
        if (rest.length === 0) continue;
        mark(rest.map((entry) => entry.term.id));
        found.push([lang.topicLabels[topic], lang.list(rest.map((entry) => entry.bare))]);
      }
      return found.slice(0, most);
    },
    /** The listing's own plain phrases, when they are in this language. */
    quotes: (most: number): string[] =>
      plan.facts.language === lang.code ? plan.facts.quotes.filter((quote) => !banned.has(quote)).slice(0, most) : [],
    /** What follows from facts, up to `most`; the professional voice leaves conclusions to the reader. */
    benefits(most: number): string[] {
      if (style.id === "professional") return [];
      const usable = filled(lang.benefits);
      const first = choose("benefit", usable);
      return first === undefined ? [] : [first, ...usable.filter((text) => text !== first)].slice(0, most);
    },
    drawback: (): string => {
      const first = drawbacks.find((id) => plan.drawbacks.includes(id));
      return first
        ? sentence(`${choose("but", lang.note.but) ?? ""}${choose("drawback", lang.drawbacks[first].split("|")) ?? ""}`)
        : "";
    },
    fits(): string {
      const who = best("fits", lang.fits, { ordered: 3 });
      return who && sentence(`${choose("fits", lang.note.fits) ?? ""}${who}`);
    },
    opening: (): string => best("opening", lang.note.opening, { ordered: 3 }),
    question: (): string => best("question", lang.questions[style.id]),
    callOn: (channel: Channel): string => best(`call/${channel}`, lang.calls[style.id][channel]),
    /** Templates that name more people come first; those that name as many are alternatives. */
    sign: (how: "full" | "short"): string => best("sign", lang.signatures[how], { most: 1 }),
    /** Titles from the most telling to the plainest; the caller takes the first that fits. */
    titles: (short: boolean): string[] => {
      const list = filled(short ? lang.shortTitles : lang.titles[style.id]).map(capital);
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
    tags: (most: number): string[] => [...new Set(filled(lang.tags))].slice(0, most),
    /** May this fact be said in a post of this depth? */
    has,
    /** Phrases of the page that no check has objected to and that were not said. */
    quotable: (phrases: readonly string[]): string[] =>
      phrases.filter((phrase) => !banned.has(phrase) && !said.has(phrase)),
    canFill: (template: string): boolean => attempt(template) !== null,
    /** Fills a template and remembers what it says; null when a value is missing. */
    fillNow(template: string): string | null {
      const told = attempt(template);
      if (!told) return null;
      mark([...told.covers, ...told.listed]);
      taken.set(template, told.text);
      return told.text.trim();
    },
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
