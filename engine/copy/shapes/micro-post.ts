/** Threads, Bluesky, Mastodon, Jike and their like: a first line, the facts, a call; as long as the platform lets it be. */
import { beside, room, type Shape, stack, unless } from "./shape.ts";

export const microPost: Shape = (w) => {
  const hook = w.hook();
  const facts = w.plan.style.asks ? w.paragraph("space", "light", "building", "outdoors") : w.run(room(w, 9));
  return {
    titles: null,
    body: stack(
      hook,
      facts,
      beside(
        w,
        w.paragraph("place", "money"),
        unless(w, 1, () => w.say(w.callOn(w.plan.style.asks ? "comment" : "visit"))),
      ),
    ),
  };
};
