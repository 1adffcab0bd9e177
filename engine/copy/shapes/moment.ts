/** Qzone, KakaoStory: friends' feeds, like Moments with a little more room. */
import { beside, type Shape, stack, unless } from "./shape.ts";

export const moment: Shape = (w) => {
  const hook = w.hook();
  return {
    titles: null,
    body: stack(
      hook,
      w.paragraph("space", "light"),
      w.paragraph("building", "outdoors", "comfort"),
      w.paragraph("place", "money"),
      unless(w, 1, () => beside(w, w.benefits(1))),
      unless(w, 1, () => w.say(w.callOn("comment"))),
    ),
  };
};
