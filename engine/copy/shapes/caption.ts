/** Captions under a picture or a short clip (Pinterest, Snapchat): one line that names the home, then what the picture cannot show. */
import { beside, paragraphs, room, type Shape, unless } from "./shape.ts";

export const caption: Shape = (w) => {
  const titles = w.titles(false);
  const hook = w.hook();
  return {
    titles,
    body: paragraphs(
      beside(w, hook, w.paragraph("light")),
      w.run(room(w, 8)),
      unless(w, 1, () => w.say(w.callOn("visit"))),
    ),
  };
};
