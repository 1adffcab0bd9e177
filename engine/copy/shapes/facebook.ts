/** Facebook: an opening one reads to the end, then a list for those who want facts, then a message to send. */
import { beside, paragraphs, room, type Shape, stack, unless } from "./shape.ts";

export const facebook: Shape = (w) => {
  const bullets = (most: number) => stack(w.lines(most).map(({ text }) => `• ${w.capital(text)}`));
  switch (w.plan.style.id) {
    case "professional": {
      const opening = beside(w, w.hook(), w.tell("light"));
      return {
        titles: null,
        body: paragraphs(
          opening,
          bullets(room(w, 12)),
          unless(w, 1, () => w.say(w.callOn("message"))),
        ),
      };
    }
    case "friendly": {
      const opening = beside(
        w,
        w.hook(),
        w.paragraph("light"),
        unless(w, 2, () => beside(w, w.benefits(1))),
      );
      return {
        titles: null,
        body: paragraphs(
          opening,
          stack(w.phrases(room(w, 10)).map((text) => `• ${w.capital(text)}`)),
          unless(w, 1, () => w.say(w.callOn("message"))),
        ),
      };
    }
    case "luxury": {
      const opening = beside(w, w.hook(), w.tell("outdoors"));
      return {
        titles: null,
        body: paragraphs(
          opening,
          w.paragraph("light", "space"),
          w.paragraph("place", "money"),
          unless(w, 1, () => w.say(w.callOn("visit"))),
        ),
      };
    }
    case "trendy": {
      const hook = beside(w, w.hook());
      const facts = stack(
        w.paragraph("space", "light"),
        w.paragraph("building", "outdoors", "comfort"),
        w.paragraph("place", "money"),
      );
      return {
        titles: null,
        body: paragraphs(
          hook,
          facts,
          unless(w, 1, () => beside(w, w.say(w.question()), w.say(w.callOn("message")))),
        ),
      };
    }
  }
};
