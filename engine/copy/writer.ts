/**
 * The writer: what a shape is given to write with. It remembers what has been said, so that no fact is told twice, and
 * takes from the language the wording that says most of what is still unsaid.
 */
import { type Channel, drawbacks, rowKeys } from "./language.ts";
import { isAlways, type Plan, rides } from "./plan.ts";
import { type Filled, factOf, fill, holes, type Values } from "./template.ts";
import { type Topic, topics } from "./terms/term.ts";

/** Saying one fact may say another: the layout says the bedrooms. */
const implied: Readonly<Record<string, readonly string[]>> = {
  layout: ["beds", "baths"],
  southBalcony: ["balcony"],
  place: ["city"],
};

export type Line = { readonly icon: string; readonly text: string; readonly topic: Topic };

export type Writer = ReturnType<typeof writerOf>;

/** A writer that may use the `depth` most telling facts; `tight` (0 to 3) asks the shape to leave out what is not fact. */
export function writerOf(plan: Plan, depth: number, tight: number, banned: ReadonlySet<string> = new Set()) {
  const { lang, style, choose } = plan;
  const allowed = new Set(plan.ranked.filter((fact) => !banned.has(fact)).slice(0, depth));
  const mayUse = (key: string): boolean => {
    const fact = factOf(key);
    if (isAlways(fact)) return !banned.has(fact);
    const term = plan.terms.find((entry) => entry.term.slot === fact);
    return allowed.has(rides[fact] ?? term?.term.id ?? fact);
  };
  const values: Values = Object.fromEntries(Object.entries(plan.values).filter(([key]) => mayUse(key)));
  const said = new Set<string>();
  let turn = 0;

  const mark = (facts: readonly string[]) => {
    for (const fact of facts) {
      said.add(fact);
      for (const other of implied[fact] ?? []) said.add(other);
      const slot = plan.terms.find((entry) => entry.term.slot === fact || (entry.term.id === fact && entry.term.slot));
      if (slot) said.add(slot.term.id).add(slot.term.slot ?? "");
    }
  };
  /** Terms of a topic still unsaid: the two or three most telling, in an order that neighbours do not share. */
  const restOf = (topic: Topic, except: readonly string[]) => {
    const rest = plan.terms
      .filter(
        ({ term }) =>
          term.topic === topic && !term.slot && allowed.has(term.id) && !said.has(term.id) && !except.includes(term.id),
      )
      .slice(choose(`from/${topic}`, [0, 0, 1]) ?? 0)
      .slice(0, choose(`list/${topic}`, [3, 2, 3, 2]));
    const first = choose(`first/${topic}`, rest);
    return first ? [first, ...rest.filter((entry) => entry !== first)] : rest;
  };

  /** Fills one template with what is known, lists of terms included. */
  function attempt(template: string): (Filled & { readonly listed: readonly string[] }) | null {
    const named = holes(template).map(factOf);
    const lists: Record<string, string> = {};
    const listed: Record<string, readonly string[]> = {};
    for (const topic of topics) {
      if (!named.includes(topic)) continue;
      const rest = restOf(topic, named);
      if (rest.length === 0) continue;
      lists[topic] = lang.list(rest.map((entry) => entry.text));
      listed[topic] = rest.map((entry) => entry.term.id);
    }
    const filled = fill(template, { ...values, ...lists }, said);
    if (!filled) return null;
    return { ...filled, listed: filled.covers.flatMap((fact) => listed[fact] ?? []) };
  }
  const sentence = (text: string): string => {
    const trimmed = text.trim();
    const capital = lang.marks.capitals ? trimmed.charAt(0).toLocaleUpperCase(lang.code) + trimmed.slice(1) : trimmed;
    return capital === "" || /[\p{P}]$/u.test(capital) ? capital : `${capital}${lang.marks.stop}`;
  };
  const rank = (fact: string): number => {
    const at = plan.ranked.indexOf(rides[fact] ?? fact);
    return at < 0 ? 0 : plan.ranked.length - at;
  };

  /** Of these templates the one that says most of what is new, with a seeded choice among near equals. */
  function best(
    slot: string,
    templates: readonly string[],
    options: { fresh?: boolean; ordered?: number } = {},
  ): string {
    const usable = templates
      .map(attempt)
      .filter((filled) => filled !== null)
      .filter((filled) => !options.fresh || (filled.repeats === 0 && filled.covers.some((fact) => !said.has(fact))))
      .map((filled) => {
        const fresh = [...filled.covers.filter((fact) => !said.has(fact) && !filled.listed.length), ...filled.listed];
        const gain = [...new Set([...fresh, ...filled.covers.filter((fact) => !said.has(fact))])].reduce(
          (sum, fact) => sum + rank(fact) + 4,
          0,
        );
        return { ...filled, gain: gain - filled.repeats * 12 };
      });
    if (usable.length === 0) return "";
    const most = Math.max(...usable.map(({ gain }) => gain));
    const near = options.ordered
      ? usable.slice(0, options.ordered)
      : usable.filter(({ gain }) => gain >= most * 0.6 - 1);
    const chosen = choose(`${slot}/${turn++}`, near) ?? usable[0];
    if (!chosen) return "";
    mark([...chosen.covers, ...chosen.listed]);
    return chosen.text;
  }

  const phrase = (fact: string): string => best(`phrase/${fact}`, lang.phrases[fact] ?? [`{${fact}}`], { fresh: true });

  return {
    plan,
    tight,
    /** The first line. Trusted order: among the first usable ones. */
    hook: (): string => sentence(best("hook", lang.hooks[style.id], { ordered: 8 })),
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
      const newest = (text: string): number => {
        const filled = attempt(text);
        const fresh = filled ? [...filled.covers, ...filled.listed].filter((fact) => !said.has(fact)) : [];
        return Math.max(0, ...fresh.map(rank));
      };
      const kept = lang.lines
        .map((line) => ({ line, worth: Math.max(...line.texts.map(newest)) }))
        .filter(({ worth }) => worth > 0)
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
      const worth = rowKeys
        .filter((key) => plan.values[key] !== undefined)
        .sort((a, b) => rank(b) - rank(a))
        .slice(0, most);
      for (const key of rowKeys.filter((each) => worth.includes(each))) {
        if (key === "address" || (!again && said.has(key))) continue;
        const filled = attempt(lang.cells[key] ?? `{${key}}`);
        if (!filled || filled.text === "") continue;
        if (key === "place" && found.some(([, value]) => value === filled.text)) continue;
        mark([key]);
        found.push([lang.labels[key], filled.text]);
      }
      for (const topic of topics) {
        const rest = plan.terms.filter(
          ({ term }) => term.topic === topic && !term.slot && allowed.has(term.id) && (again || !said.has(term.id)),
        );
        if (rest.length === 0) continue;
        mark(rest.map((entry) => entry.term.id));
        found.push([lang.topicLabels[topic], lang.list(rest.map((entry) => entry.text))]);
      }
      return found.slice(0, most);
    },
    /** The listing's own plain phrases, when they are in this language. */
    quotes: (most: number): string[] =>
      plan.facts.language === lang.code ? plan.facts.quotes.filter((quote) => !banned.has(quote)).slice(0, most) : [],
    /** What follows from facts: up to `most`, never two from one fact. */
    benefits(most: number): string[] {
      const usable = lang.benefits
        .map(attempt)
        .filter((filled) => filled !== null)
        .map((filled) => filled.text);
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
    call: (channel: Channel): string => best(`call/${channel}`, lang.calls[style.id][channel]),
    /** Templates that name more people come first; those that name as many are alternatives. */
    sign: (how: "full" | "short"): string => best("sign", lang.signatures[how]),
    /** Titles from the most telling to the plainest; the caller takes the first that fits. */
    titles: (short: boolean): string[] => {
      const list = (short ? lang.shortTitles : lang.titles[style.id]).map(attempt).filter((filled) => filled !== null);
      const front = list.slice(0, 3).map((filled) => filled.text.trim());
      const first = choose("title", front);
      return first === undefined
        ? []
        : [first, ...list.map((filled) => filled.text.trim()).filter((text) => text !== first)];
    },
    /** Any one of these templates, best first. */
    one: (slot: string, templates: readonly string[], ordered = 2): string => best(slot, templates, { ordered }),
    tags: (most: number): string[] => {
      const texts = lang.tags
        .map(attempt)
        .filter((filled) => filled !== null)
        .map((filled) => filled.text.replace(/\s+/gu, " ").trim());
      return [...new Set(texts)].slice(0, most);
    },
    say: sentence,
    marks: lang.marks,
  };
}
