/** "Less than 500 m", "500m以内", "over 60 m²": a bound is true of any fact inside it, if not so far inside that it misleads. */

export type Bound = "under" | "over";

const tail = "\\s?(?:[¥$€£₩]|RMB|CNY|USD|EUR)?\\s?$";
const underBefore = new RegExp(
  `(?:不到|不足|不超过|少于|低于|less than|under|within|below|no more than|fewer than|moins de|pas plus de|weniger als|unter|knapp|fast|nearly|almost|just under|presque|nicht mehr als|höchstens|innerhalb von)${tail}`,
  "iu",
);
const overBefore = new RegExp(
  `(?:超过|超|多于|高于|more than|over|above|at least|plus de|au moins|mehr als|über|gut|reichlich|just over|un bon|mindestens)${tail}`,
  "iu",
);
const underAfter =
  /^\s?(?:以内|之内|以下|未満|弱|足らず|に(?:少し|わずかに|やや|ほんの少し)?(?:届か|満た)|이내|미만|이하|조금 ?안|(?:가|이|도|도 채)? ?안 ?(?:되|돼|됩|걸))/u;
const overAfter = /^\s?(?:以上|多(?![少余])|出头|超え?|強|이상|[이가을를]? ?넘|\+)/u;

export function boundOf(before: string, after: string): Bound | null {
  if (underBefore.test(before) || underAfter.test(after)) return "under";
  return overBefore.test(before) || overAfter.test(after) ? "over" : null;
}

/** A bound may stay a quarter away from the fact; further off it says something else. */
export const within = (bound: Bound, value: number, fact: number): boolean =>
  bound === "under" ? fact <= value && fact >= value * 0.75 : fact >= value && fact <= value * 1.25;
