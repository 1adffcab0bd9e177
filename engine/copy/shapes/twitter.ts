/** X: 280 weighted characters, a headline that is the fact, the rest in one breath. */
import { beside, room, type Shape, stack, unless } from "./shape.ts";

export const twitter: Shape = (w) => {
  switch (w.plan.style.id) {
    case "professional": {
      const lead = w.one("lead", w.plan.lang.leads);
      const rest = w.phrases(room(w, 8), [
        "area",
        "aspect",
        "light",
        "lift",
        "finish",
        "floor",
        "outdoors",
        "transit",
        "name",
      ]);
      return {
        titles: null,
        body: beside(
          w,
          w.say(lead + rest.join(w.marks.comma)),
          w.run(2, ["price", "tax"]),
          unless(w, 1, () => w.say(w.callOn("visit"))),
        ),
      };
    }
    case "friendly":
      return {
        titles: null,
        body: beside(
          w,
          w.paragraph("light", "building", "outdoors"),
          w.run(4, ["layout", "transit", "area", "price"]),
          unless(w, 1, () => w.say(w.callOn("message"))),
        ),
      };
    case "luxury": {
      const said = w.lines(room(w, 9)).map(({ text }) => w.say(text));
      const follows = unless(w, 2, () => beside(w, w.benefits(1)));
      return {
        titles: null,
        body: stack(
          beside(w, said),
          beside(
            w,
            follows,
            unless(w, 1, () => w.say(w.callOn("visit"))),
          ),
        ),
      };
    }
    case "trendy":
      return {
        titles: null,
        body: stack(
          w.paragraph("money", "space"),
          w.paragraph("place", "light"),
          w.paragraph("building", "outdoors"),
          unless(w, 1, () => w.say(w.callOn("visit"))),
        ),
      };
  }
};
