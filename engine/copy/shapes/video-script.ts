/** Text under a video (Douyin, TikTok, YouTube): the first line stops the thumb, the next ones are what a voice would say. */
import { room, type Shape, stack, unless } from "./shape.ts";

export const videoScript: Shape = (w) => {
  const titles = w.titles(w.plan.platform.text.titleMax !== null && w.plan.platform.text.titleMax <= 30);
  const hook = w.hook();
  const spoken = w.plan.style.order.slice(0, room(w, 8)).map((topic) => w.tell(topic));
  return {
    titles,
    body: stack(
      hook,
      spoken,
      unless(w, 1, () => w.say(w.plan.style.asks ? w.question() : w.callOn("comment"))),
    ),
  };
};
