/** WeChat Moments: a few short lines in one voice, no list, no tags, a reason to answer. */
import { beside, room, type Shape, stack, unless } from "./shape.ts";

export const wechat: Shape = (w) => {
  const hook = w.hook();
  switch (w.plan.style.id) {
    case "professional":
      return {
        titles: null,
        body: stack(
          hook,
          w.paragraph("space", "light"),
          w.paragraph("building"),
          w.paragraph("money", "place"),
          unless(w, 1, () => w.say(w.callOn("visit"))),
        ),
      };
    case "friendly":
      return {
        titles: null,
        body: stack(
          hook,
          w.run(room(w, 5)),
          w.paragraph("building", "money"),
          beside(
            w,
            w.tell("place"),
            unless(w, 1, () => w.say(w.callOn("comment"))),
          ),
        ),
      };
    case "luxury":
      return {
        titles: null,
        body: stack(
          hook,
          w.tell("outdoors"),
          w.tell("light"),
          w.tell("space"),
          w.tell("money"),
          unless(w, 1, () => w.say(w.callOn("message"))),
        ),
      };
    case "trendy":
      return {
        titles: null,
        body: stack(
          hook,
          w.run(3, ["area", "light", "lift", "outdoors", "finish", "name"]),
          w.run(4),
          beside(
            w,
            w.tell("place"),
            unless(w, 1, () => w.say(w.callOn("comment"))),
          ),
        ),
      };
  }
};
