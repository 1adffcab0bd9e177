/** Messengers: what a contact reads in a chat; the facts as a short list, one line to answer. */
import { room, type Shape, stack, unless } from "./shape.ts";

export const message: Shape = (w) => {
  const hook = w.hook();
  const rows = w.rows(room(w, 10)).map(([label, value]) => `${label}${w.marks.colon}${value}`);
  return {
    titles: null,
    body: stack(
      hook,
      rows,
      unless(w, 1, () => w.say(w.callOn("message"))),
    ),
  };
};
