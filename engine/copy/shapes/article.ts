/** Articles: a headline, a digest, sections of two to four sentences, a table of the facts, who to ask. */
import type { Section } from "../languages/base/language.ts";
import type { Topic } from "../terms/term.ts";
import { beside, paragraphs, type Shape, stack, unless } from "./shape.ts";

const told: readonly (readonly [Section, readonly Topic[]])[] = [
  ["layout", ["space", "light"]],
  ["building", ["building", "outdoors", "comfort"]],
  ["location", ["place"]],
  ["price", ["money", "terms"]],
];

export const article: Shape = (w) => {
  const { heads, marks } = w.plan.lang;
  const titles = w.titles(false);
  const digest = w.hook();
  const benefits = w.benefits(2);
  const body = told.map(([section, topics]) => {
    // twice: what one sentence leaves of a topic, a second one tells
    const text = beside(
      w,
      w.paragraph(...topics),
      w.paragraph(...topics),
      section === "layout" ? unless(w, 1, () => beside(w, benefits)) : "",
    );
    return text && stack(heads[section], text);
  });
  const table = w.rows(20, true).map(([label, value]) => `${label}${marks.colon}${value}`);
  const quotes = unless(w, 1, () => w.plan.lang.list(w.quotes(6)));
  const viewing = unless(w, 2, () =>
    stack(heads.viewing, beside(w, w.say(w.callOn("visit")), w.say(w.callOn("message")))),
  );
  return {
    titles,
    body: paragraphs(digest, ...body, table.length > 0 ? stack(heads.overview, table, quotes) : "", viewing),
  };
};
