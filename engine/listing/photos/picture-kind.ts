/** What a picture of a listing is: a view of the home, its floor plan, or the sign of a firm. */

const PLAN =
  /户型图|戶型圖|平面图|平面圖|格局图|格局圖|間取り図?|間取図|평면도|도면|\bfloor ?-?plans?\b|grundriss|\bplan (?:du (?:bien|logement)|de (?:l.appartement|la maison|masse)|[23]d)\b|\bplano\b(?!,? ?-?(?:tx|texas))|planimetria|\bpianta dell|plattegrond/iu;
/** The same in an address, where words are cut and a town may be called Plano. */
const PLAN_ADDRESS = /floor-?_?plan|grundriss|huxing(?:tu)?[/_.-]|madori|planimetri|plattegrond/iu;
/** A banner, whatever it shows. */
const LONG = 2.6;
/** Pixels of the longer side under which a drawing is a sign; plans are drawn to be read. */
const SMALL = 420;

export type PictureKind = "photo" | "plan" | "sign";

/** `drawn`: lines on even paper. `caption` and `url`: what the page calls it. */
export function pictureKind(
  { width, height, drawn }: { width: number; height: number; drawn: boolean },
  { caption, url }: { caption: string | null; url: string | null },
): PictureKind {
  if (PLAN.test(caption?.slice(0, 500) ?? "") || PLAN_ADDRESS.test(url?.slice(0, 2_000) ?? "")) return "plan";
  if (!drawn) return "photo";
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  return longer / shorter > LONG || longer < SMALL ? "sign" : "plan";
}
