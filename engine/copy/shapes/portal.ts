/** Listing portals: the description field. Complete, plain, no contact details, no addresses of pages, no tags. */
import { paragraphs, type Shape, unless } from "./shape.ts";

export const portal: Shape = (w) => {
  const titles = w.titles(false);
  const lead = w.paragraph("space", "light");
  const rest = w.paragraph("building", "outdoors", "comfort");
  const more = w.paragraph("building", "outdoors", "comfort", "terms");
  const quotes = unless(w, 1, () => w.say(w.plan.lang.list(w.quotes(4))));
  return {
    titles,
    body: paragraphs(
      lead === "" ? w.hook() : "",
      lead,
      rest,
      more,
      quotes,
      w.paragraph("place", "money"),
      unless(w, 2, () => w.say(w.callOn("visit"))),
    ),
  };
};
