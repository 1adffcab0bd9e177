/** Weibo: one dense paragraph a stranger can judge in a glance, a benefit, a question; about 140 characters. */
import { beside, room, type Shape, stack, unless } from "./shape.ts";

export const weibo: Shape = (w) => {
  const ask = () => unless(w, 1, () => w.say(w.question()));
  switch (w.plan.style.id) {
    case "professional":
      return {
        titles: null,
        body: beside(
          w,
          w.run(room(w, 10), [
            "place",
            "name",
            "layout",
            "area",
            "finish",
            "aspect",
            "lift",
            "floor",
            "light",
            "transit",
            "year",
            "outdoors",
            "tax",
            "price",
          ]),
          ask(),
        ),
      };
    case "friendly":
      return {
        titles: null,
        body: beside(
          w,
          w.hook(),
          w.paragraph("place", "space", "outdoors"),
          unless(w, 2, () => beside(w, w.benefits(1))),
          w.paragraph("money"),
          ask(),
        ),
      };
    case "luxury":
      return {
        titles: null,
        body: beside(
          w,
          w.run(room(w, 10), ["place", "name", "aspect", "outdoors", "layout", "area", "light"]),
          w.tell("money"),
          ask(),
        ),
      };
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
