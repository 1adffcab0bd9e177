/** Instagram: the photograph speaks first; the caption gives an image, the facts in one calm line, and a way to answer. */
import { beside, paragraphs, room, type Shape, stack, unless } from "./shape.ts";

export const instagram: Shape = (w) => {
  switch (w.plan.style.id) {
    case "professional": {
      const opening = beside(w, w.hook(), w.paragraph("light", "outdoors"));
      return {
        titles: null,
        body: paragraphs(
          opening,
          w.capital(
            w.phrases(room(w, 8), ["price", "area", "layout", "floor", "year", "comfort", "transit"]).join(" · "),
          ),
          unless(w, 1, () => w.say(w.callOn("message"))),
        ),
      };
    }
    case "friendly": {
      const opening = beside(
        w,
        w.hook(),
        unless(w, 1, () => beside(w, w.benefits(2))),
      );
      return {
        titles: null,
        body: paragraphs(
          opening,
          w.capital(w.phrases(room(w, 8)).join(" · ")),
          unless(w, 1, () => w.say(w.callOn("message"))),
        ),
      };
    }
    case "luxury": {
      const hook = beside(
        w,
        w.hook(),
        w.paragraph("light", "outdoors"),
        unless(w, 1, () => beside(w, w.benefits(1))),
      );
      const facts = w.capital(w.phrases(room(w, 6), ["area", "name", "price"]).join(" · "));
      return {
        titles: null,
        body: paragraphs(
          hook,
          facts,
          unless(w, 1, () => w.say(w.callOn("visit"))),
        ),
      };
    }
    case "trendy": {
      const hook = w.hook();
      const list = stack(w.lines(room(w, 8)).map(({ text }) => `→ ${text}`));
      return {
        titles: null,
        body: paragraphs(
          hook,
          list,
          unless(w, 1, () => w.say(w.question())),
        ),
      };
    }
  }
};
