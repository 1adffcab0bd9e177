/** Weibo: one dense paragraph a stranger can judge in a glance, a benefit, a question; about 140 characters. */
import { beside, room, type Shape, stack, unless } from "./shape.ts";

export const weibo: Shape = (w) => {
  const ask = () => unless(w, 1, () => w.say(w.question()));
  switch (w.plan.style.id) {
    case "professional": {
      const hook = w.hook();
      const facts = w.run(room(w, 7), [
        "transit",
        "finish",
        "year",
        "light",
        "aspect",
        "outdoors",
        "floor",
        "lift",
        "comfort",
      ]);
      return { titles: null, body: beside(w, hook, facts, w.paragraph("space", "money"), ask()) };
    }
    case "friendly": {
      const hook = w.hook();
      const told = w.paragraph("space", "light", "outdoors");
      return {
        titles: null,
        body: beside(
          w,
          hook,
          told,
          unless(w, 2, () => beside(w, w.benefits(1))),
          w.tell("money"),
          ask(),
        ),
      };
    }
    case "luxury": {
      const hook = w.hook();
      return {
        titles: null,
        body: beside(
          w,
          hook,
          w.run(room(w, 8), ["name", "area", "outdoors", "light", "layout"]),
          w.tell("money"),
          ask(),
        ),
      };
    }
    case "trendy":
      return {
        titles: null,
        body: stack(
          w.hook(),
          w.run(room(w, 10)),
          beside(
            w,
            unless(w, 2, () => beside(w, w.benefits(1))),
            ask(),
          ),
        ),
      };
  }
};
