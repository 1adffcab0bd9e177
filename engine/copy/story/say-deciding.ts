/** Deciding facts in one language and voice: the sentences that the page's values fill, those that say most first. */
import type { CopyStyle } from "#contract/copy";
import { nameIn } from "#engine/names/index";
import { type DecidingFact, type DecidingId, kinds, type Place, type Slot, type Theme } from "../deciding/fact.ts";
import type { Facts } from "../facts/index.ts";
import type { DecidingWords } from "../languages/base/deciding.ts";
import type { LanguageRealiser } from "../languages/base/language.ts";
import { fill, type Values } from "../languages/base/template.ts";
import { withPart } from "../material/part-of-month.ts";
import { sayStatement } from "./say-statement.ts";

export interface Said {
  readonly id: DecidingId;
  /** Its name among what a text has taken. */
  readonly name: string;
  readonly theme: Theme;
  readonly weight: number;
  /** Sentences without their last stop, alternatives. */
  readonly texts: readonly string[];
  readonly opens: readonly string[];
  readonly titles: readonly string[];
  /** Facts, points and material kinds that need not be said beside it. */
  readonly says: readonly string[];
  readonly source: string;
  /** Figures by which a sentence of the page is known to say the same. */
  readonly figures: readonly string[];
}

/** Goods as points name them. */
const pointsOfGoods: Readonly<Record<string, readonly string[]>> = {
  "good.fridge": ["fridge"],
  "good.washer": ["washingMachine", "washerDryer"],
  "good.dryer": ["washerDryer", "laundryDryer"],
  "good.dishwasher": ["dishwasher"],
  "good.oven": ["oven"],
  "good.range": ["gasStove"],
  "good.hood": ["hood"],
  "good.gasHeater": ["gasWaterHeater"],
  "good.hob": ["inductionHob"],
  "good.sofa": ["sofa"],
  "good.curtains": ["curtains"],
  "good.furniture": ["furnished", "unfurnished"],
  // parts that were renewed
  "part.roof": ["newRoof"],
  "part.boiler": ["newBoiler"],
  "part.windows": ["newWindows"],
  "part.paint": ["repainted"],
  "part.wallpaper": ["freshWallpaper"],
  "part.carpet": ["newCarpet"],
  "part.wiring": ["newWiring"],
  "part.appliances": ["appliancesRenewed"],
};

/** Points that a room, or what stays and goes, is told with. */
const thingsOf = (slots: DecidingFact["slots"]): string[] =>
  Object.values(slots).flatMap((slot) => {
    if (slot?.form === "things") return slot.things.map(({ point }) => point);
    return slot?.form === "words" ? slot.words.flatMap((word) => pointsOfGoods[word] ?? []) : [];
  });

/** Years, areas and sums as pages print them. */
const figuresOf = (slots: DecidingFact["slots"]): string[] =>
  Object.values(slots).flatMap((slot) => {
    if (slot?.form === "number" && slot.value >= 1000) return [String(slot.value)];
    return slot?.form === "area" ? [String(slot.sqm), String(slot.sqm).replace(".", ",")] : [];
  });

const letters = { latin: /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u } as const;
const foreign: Readonly<Record<string, RegExp>> = {
  zh: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ja: /\p{Script=Hangul}/u,
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

const roads: Readonly<Record<string, string>> = { 路: "Road", 街: "Street", 大道: "Avenue" };

/** A name as readers can read it; null where they cannot. */
function nameFor(text: string, { code }: LanguageRealiser, { country }: Facts): string | null {
  const [, core, kind] =
    code === "en" || code === "fr" || code === "de" ? (/^(\p{Script=Han}{2,4})(路|街|大道)$/u.exec(text) ?? []) : [];
  const own = nameIn(core ?? text, "home", code, { country, text: "" });
  const said = own !== null && kind !== undefined ? `${own} ${roads[kind]}` : own;
  return said === null || (foreign[code] ?? letters.latin).test(said) ? null : said;
}

/** "<습니다|어요|음>": by voice formal, friendly, clipped. */
const inVoice = (text: string, style: CopyStyle): string =>
  text.replace(/<([^<>|]*)\|([^<>|]*)\|([^<>|]*)>/gu, (_all, formal: string, friendly: string, clipped: string) =>
    style === "friendly" ? friendly : style === "trendy" ? clipped : formal,
  );

/** 6747.3 -> 6747.30: a sum has two decimals or none. */
const withCents = (text: string, amount: number): string =>
  Number.isInteger(amount) || !Number.isInteger(Math.round(amount * 1000) / 100)
    ? text
    : text.replace(/(\d[.,]\d)(?!\d)/u, "$10");

function nearIn(place: Place, words: DecidingWords, lang: LanguageRealiser, facts: Facts): string {
  return words.near({
    kind: place.kind,
    word: words.words[place.kind],
    name: place.name && nameFor(place.name, lang, facts),
    line: place.line,
    far: words.far(place.metres, place.miles, place.about),
  });
}

function print(key: string, slot: Slot, lang: LanguageRealiser, facts: Facts): Record<string, string | undefined> {
  const { deciding: words, story } = lang;
  switch (slot.form) {
    case "money":
      return { [key]: withCents(story.amount.money(slot.amount, slot.currency), slot.amount) };
    case "day":
      return { [key]: withPart(words.day(slot.day, facts.country), slot.day.part, lang.code) };
    case "clock":
      return { [key]: words.clock(slot.minutes) };
    case "number":
      return {
        [key]: lang.code === "fr" || lang.code === "de" ? String(slot.value).replace(".", ",") : String(slot.value),
        [`${key}.word`]: story.amount.count(slot.value),
        [`${key}.${slot.value === 1 ? "one" : "many"}`]: "",
      };
    case "area":
      return { [key]: story.amount.area(slot.sqm) };
    case "pounds":
      return { [key]: words.pounds(slot.value) };
    case "words": {
      const named = slot.words.map((word) => words.words[word]);
      const one = lang.code === "fr" && named.length === 1 ? (named[0] ?? "") : "";
      const many =
        slot.words.length > 1 ||
        slot.words.some((word) => /part\.(?:floors|worktops|windows|pipes|fronts|appliances|taps)/u.test(word));
      return {
        [key]: lang.list(named),
        [`${key}.many`]: many ? "" : undefined,
        [`${key}.single`]: many ? undefined : "",
        // French words agree with the one thing they are said of: "cuisine refaite", "toit refait"
        [`${key}.f`]: /^la (.{2,40})$/u.exec(one)?.[1],
        [`${key}.m`]: /^le (.{2,40})$/u.exec(one)?.[1],
      };
    }
    case "name":
      return { [key]: nameFor(slot.text, lang, facts) ?? undefined };
    case "aspect":
      return { [key]: words.aspects[slot.way] };
    case "things": {
      const named = slot.things
        .flatMap((thing) => sayStatement(thing, story) ?? [])
        .map((text) => lang.term(text, facts));
      return {
        [key]: named.length === 0 ? undefined : lang.list(named),
        [`${key}.bare`]: named.length === 0 ? undefined : lang.list(named.map((text) => lang.bare?.(text) ?? text)),
      };
    }
    case "places": {
      const near = slot.places.map((place) => nearIn(place, words, lang, facts));
      return { [key]: lang.list(near) };
    }
    case "given":
      return { [key]: "" };
  }
}

/** Filled templates, without those that say less than the best. */
function filled(templates: readonly string[], values: Values, own: ReadonlySet<string>): string[] {
  const nothing = new Set<string>();
  const told = templates.flatMap((template) => {
    const one = fill(template, values, nothing);
    return one ? [{ text: one.text, says: one.covers.filter((key) => own.has(key)).length }] : [];
  });
  const most = Math.max(0, ...told.map(({ says }) => says));
  return told.filter(({ says }) => says === most).map(({ text }) => text);
}

/** Of every fact what the language can say of it; a fact it cannot say is left out. `values` are the home's own. */
export function sayDeciding(
  found: readonly DecidingFact[],
  lang: LanguageRealiser,
  facts: Facts,
  style: CopyStyle,
  values: Values,
): Said[] {
  const { deciding: words } = lang;
  const counts = new Map<string, number>();
  return found.flatMap(({ id, slots, source }): Said[] => {
    const at = counts.get(id) ?? 0;
    counts.set(id, at + 1);
    const printed = Object.entries(slots).flatMap(([key, slot]) =>
      slot ? Object.entries(print(key, slot, lang, facts)) : [],
    );
    const own = new Set(printed.flatMap(([key, text]) => (text === undefined ? [] : [key.split(".")[0] ?? key])));
    const holes: Values = {
      ...Object.fromEntries(
        ["place", "city", "district", "beds", "name", "noKeyMoneyAsked"].map((key) => [key, values[key]]),
      ),
      ...(values["layout.short"] ? { "layout.short": values["layout.short"] } : {}),
      ...(facts.transaction ? { [facts.transaction]: "" } : {}),
      ...Object.fromEntries(printed),
    };
    const voiced = (templates: readonly string[] | undefined) =>
      filled(templates ?? [], holes, own).map((text) => lang.tidy(lang.term(inVoice(text, style), facts)));
    const texts = voiced(words.say[id]);
    const kind: { theme: Theme; weight: number; says?: readonly string[] } = kinds[id];
    return texts.length === 0
      ? []
      : [
          {
            id,
            name: `deciding/${id}/${at}`,
            theme: kind.theme,
            weight: kind.weight - at * 4,
            texts,
            opens: voiced(words.open[id]),
            titles: voiced(words.titles[id]),
            says: [id, ...(kind.says ?? []), ...thingsOf(slots)],
            source,
            figures: figuresOf(slots),
          },
        ];
  });
}
