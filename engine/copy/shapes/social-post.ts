/** LinkedIn, VK, Reddit, Nextdoor and their like: a readable post of two or three paragraphs and a short list. */
import { beside, paragraphs, room, type Shape, stack, unless } from "./shape.ts";

export const socialPost: Shape = (w) => {
  const titles = w.titles(false);
  const opening = beside(w, w.hook(), w.paragraph("light", "place"));
  const list = stack(w.lines(room(w, 10)).map(({ text }) => `– ${text}`));
  return {
    titles,
    body: paragraphs(
      opening,
      list,
      unless(w, 1, () => beside(w, w.benefits(1))),
      beside(
        w,
        w.tell("money"),
        unless(w, 1, () => w.say(w.callOn("message"))),
      ),
    ),
  };
};
