/** Image notes beside Xiaohongshu (Douyin picture posts): a title, a short list, one honest line, a question. */
import { room, type Shape, stack, unless } from "./shape.ts";

export const note: Shape = (w) => {
  const titles = w.titles(true);
  const hook = w.hook();
  const lines = w.lines(room(w, 10)).map(({ icon, text }) => (w.plan.style.id === "luxury" ? text : `${icon} ${text}`));
  return {
    titles,
    body: stack(
      hook,
      lines,
      unless(w, 2, () => w.drawback()),
      unless(w, 1, () => w.say(w.question())),
    ),
  };
};
