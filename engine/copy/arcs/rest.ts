/** What no scene has told: things and quotations in one sentence, and the particulars that the page states by name. */
import type { CopyLanguage } from "#contract/copy";
import { foldWidth } from "#engine/text/fold";
import type { Part } from "../languages/base/story.ts";
import { fill } from "../languages/base/template.ts";
import { isAgainst, points } from "../points/points.ts";
import { isTold } from "../story/stated.ts";
import type { Writer } from "../writing/writer.ts";
import { decidingFor, looseQuotes } from "./deciding.ts";
import { familyFor, hasComma, listOf, partOf } from "./plain.ts";
import { sceneLine } from "./scene-line.ts";
import { shortcoming } from "./scenes.ts";
import { joined, keepsAll, pageOpens, type Telling } from "./telling.ts";

/** Things and quotations still unsaid, in one sentence; what is plain in every home only where there is room. */
export function restOf({ story, known, w }: Telling): string {
  const long = familyFor(w.plan) === "long";
  const most = Math.max(2, (long ? 10 : 4) - w.tight * 2);
  const sayable = known.points.filter(
    ({ id }) => !w.said.has(id) && w.has(id) && !isAgainst(id) && !shortcoming(id, story) && points[id].weight >= 30,
  );
  // a short post names what its neighbours have not
  const listedAs = (text: string): string => `listed/${text}`;
  const fresh = long ? sayable : sayable.filter(({ id }) => !w.plan.avoid.has(listedAs(id)));
  const rest = (long ? sayable : [...fresh, ...sayable.filter((one) => !fresh.includes(one))]).slice(0, most);
  const quotes = looseQuotes(known.quotes, w).slice(0, Math.max(0, (long ? 8 : 3) - w.tight * 2));
  if (rest.length + quotes.length === 0) return "";
  // one small thing alone makes no sentence
  if (
    keepsAll(w) &&
    !long &&
    quotes.length === 0 &&
    rest.length === 1 &&
    rest.every(({ id }) => points[id].weight < 46)
  )
    return "";
  w.markSaid([...rest.map(({ id }) => id), ...quotes]);
  for (const { id } of rest) w.take("listed", [id], listedAs);
  const { lang, style } = w.plan;
  const bareOf = (text: string): string => lang.bare?.(text) ?? text;
  // a house of stone or the terms of a sale are nothing that a home "also has"
  const had = rest.filter(({ id }) => things.has(partOf(id)));
  const told = rest
    .filter((one) => !had.includes(one))
    .map(({ id, text }) => ({
      part: partOf(id) === "around" ? "around" : "known",
      text,
      line: sceneLine(id, w),
    }));
  // the page's words have no articles: behind a colon they need none
  const noted = quotes.length > 0 ? story.rest[style].filter((one) => /[:：] ?\{rest\}/u.test(one)) : [];
  const template =
    w.choose("rest", noted.length > 0 && pageOpens.has(lang.code) ? noted : story.rest[style]) ?? "{rest}";
  // behind a verb a thing takes its article, as a fragment it takes none
  const whole = !story.bareOwn && !/^\{rest\}|[:：] ?\{rest\}/u.test(template);
  const items = [
    ...quotes.map((phrase) => story.quote?.(phrase) ?? phrase),
    ...had.map(({ text }) => (whole ? text : bareOf(text))),
  ];
  const listed = items.filter((item) => !hasComma(item));
  return joined(
    [
      ...told.map(({ line }) => line),
      ...besides.map((part) =>
        namedIn(
          part,
          told.filter((one) => one.line === "" && one.part === part).map(({ text }) => text),
          w,
        ),
      ),
      listed.length === 0 ? "" : w.say(fill(template, { rest: lang.list(listed) }, new Set())?.text ?? ""),
      ...items.filter(hasComma).map(w.say),
    ],
    w,
  );
}

const besides = ["known", "around"] as const;
/** Bare names alone are stubs: what they are of stands before them. "" where there are none. */
function namedIn(part: (typeof besides)[number], names: readonly string[], w: Writer): string {
  const template = names.length === 0 ? undefined : w.choose(`besides/${part}`, w.plan.lang.plain.besides[part]);
  return template === undefined ? "" : w.say(fill(template, { list: listOf(names, w) }, new Set())?.text ?? "");
}

/** What a home has, in distinction to how and where it is. */
const things: ReadonlySet<Part> = new Set(["inside", "outside", "building"]);

const also: Readonly<Record<CopyLanguage, string>> = {
  zh: "其他信息：",
  en: "Further details:",
  ja: "そのほかの条件：",
  ko: "그 밖의 사항:",
  fr: "À savoir également :",
  de: "Weitere Angaben:",
};

/** In a text that is read whole: what the page states by name and nothing here has told. */
export function statedIn(text: string, { known, w }: Omit<Telling, "ending">): string {
  const { kind, brief, lang } = w.plan;
  const whole = kind === "email" ? brief.length !== "short" : familyFor(w.plan) === "long";
  if (!whole || w.tight >= 2) return "";
  const told = decidingFor(w.plan).filter(({ name }) => w.said.has(name));
  const rest = known.stated.filter(
    (one) =>
      !w.banned(one.name) &&
      !one.says.some((fact) => w.said.has(fact)) &&
      !told.some(({ source }) => source.includes(foldWidth(one.value))) &&
      !isTold(one, text, lang.code),
  );
  if (rest.length === 0) return "";
  for (const { name, text: printed } of rest) w.quoteWhole(name, printed, []);
  // names with their values are read as lines and not as a sentence
  return [also[lang.code], ...rest.map(({ text: printed }) => printed.replace(/[.。]$/u, ""))].join("\n");
}
