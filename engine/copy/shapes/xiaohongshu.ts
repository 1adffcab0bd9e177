/** Xiaohongshu: a note that is useful before it sells. A list with meaning, for whom it fits, one shortcoming that follows from a fact. */
import type { Writer } from "../writing/writer.ts";
import { beside, paragraphs, room, type Shape, stack, unless } from "./shape.ts";

const honest = (w: Writer): string =>
  stack(
    unless(w, 1, () => w.fits()),
    unless(w, 2, () => w.drawback()),
  );

export const xiaohongshu: Shape = (w) => {
  const titles = w.titles(true);
  switch (w.plan.style.id) {
    case "professional": {
      const rows = w.rows(room(w, 16)).map(([label, value]) => `${label}｜${value}`);
      return {
        titles,
        body: stack(
          w.opening(),
          rows,
          unless(w, 2, () => w.drawback()),
        ),
      };
    }
    case "friendly": {
      const hook = w.hook();
      const lines = w.lines(room(w, 14)).map(({ icon, text }) => `${icon} ${text}`);
      return { titles, body: stack(hook, lines, honest(w)) };
    }
    case "luxury": {
      const hook = w.hook();
      const follows = unless(w, 1, () => beside(w, w.benefits(2)));
      const facts = stack(w.phrases(room(w, 11)).map(w.capital));
      return {
        titles,
        body: paragraphs(
          hook,
          follows,
          facts,
          unless(w, 2, () => w.drawback()),
          unless(w, 1, () => w.say(w.callOn("comment"))),
        ),
      };
    }
    case "trendy": {
      const hook = w.hook();
      const good = unless(w, 1, () => stack(w.benefits(3).map((text) => `✅ ${text}`)));
      const but = unless(w, 2, () => w.drawback());
      return {
        titles,
        body: stack(
          hook,
          good,
          but && `⚠️ ${but}`,
          w.one("facts", w.plan.lang.note.facts),
          w.phrases(room(w, 12), [...w.plan.style.run].reverse()).map((text) => `· ${text}`),
          unless(w, 1, () => w.say(beside(w, w.question()))),
        ),
      };
    }
  }
};
