/** Whether two listings are of one home: the same page, the same address, or the same community, size, floor and price. */
import type { Listing } from "#contract/listing";
import { comparable } from "./decide.ts";

/** Why two listings are taken for one home, the surest first. */
export const sameHomeReasons = ["link", "address", "measures", "photos"] as const;
export type SameHomeReason = (typeof sameHomeReasons)[number];

/** As a browser would open it: without the part for scripts, and without what says where a visitor came from. */
export function pageIdentity(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  const query = [...url.searchParams].filter(
    ([name]) => !/^(?:utm_\w+|from|share\w*|spm|source|ref|fbclid|gclid)$/i.test(name),
  );
  const search = query.length > 0 ? `?${new URLSearchParams(query.sort())}` : "";
  return `${url.hostname.replace(/^(?:www|m)\./, "")}${url.pathname.replace(/\/$/, "")}${search}`.toLowerCase();
}

const near = (a: number | null | undefined, b: number | null | undefined, share: number): boolean =>
  typeof a === "number" && typeof b === "number" && Math.abs(a - b) <= Math.max(a, b) * share;
const differ = <T>(a: T | null | undefined, b: T | null | undefined): boolean => a != null && b != null && a !== b;

/** "Unit 3B", "#12-05", "602室", "704호": which of a house's flats a title or an address names. */
const UNIT =
  /(?<!\p{L})(?:(?:unit|apt|apartment|flat|suite|ste)\b\.?\s?#?\s?|#\s?)([a-z]?\d{1,4}(?:-\d{1,4})?[a-z]?)(?![\p{L}\d])|(?<!\d)(\d{3,4}|\d{1,2}[A-Z])\s?[室房호號号](?![厅廳间内])/iu;
const unitOf = ({ address, title }: Listing): string | null => {
  const found = [address.text, title].map((text) => UNIT.exec((text ?? "").slice(0, 300))).find((one) => one != null);
  return (found?.[1] ?? found?.[2])?.toLowerCase() ?? null;
};
/** The number of a floor, or how high it is told to be: "5" of "5/11", "中" of "中楼层（共18层）"; null for a wording of its own. */
const levelOf = ({ floor }: Listing): string | null =>
  /^\D{0,4}?(-?\d{1,3})|^([高中低])/u
    .exec(floor ?? "")
    ?.slice(1)
    .find((one) => one !== undefined) ?? null;

/** An address names one home only with a number in it, and homes of one house are told apart by their size, floor and number. */
function sameAddress(a: Listing, b: Listing): boolean {
  const [one, other] = [a.address.text, b.address.text].map((text) => comparable(text ?? ""));
  if (!one || one !== other || !/\d/.test(one)) return false;
  if (differ(unitOf(a), unitOf(b)) || differ(levelOf(a), levelOf(b))) return false;
  return !(a.area && b.area && !near(a.area.sqm, b.area.sqm, 0.02)) && !differ(a.rooms.bedrooms, b.rooms.bedrooms);
}

/** Homes of one community that agree in size, floor and price are one; the price may have been changed a little. */
function sameMeasures(a: Listing, b: Listing): boolean {
  const [one, other] = [a.address.community, b.address.community].map((name) => comparable(name ?? ""));
  if (!one || one !== other || !near(a.area?.sqm, b.area?.sqm, 0.005)) return false;
  if (differ(a.rooms.bedrooms, b.rooms.bedrooms) || differ(a.price?.currency, b.price?.currency)) return false;
  const [floor, otherFloor] = [a.floor, b.floor].map((text) => comparable(text ?? ""));
  return floor !== "" && floor === otherFloor && near(a.price?.amount, b.price?.amount, 0.1);
}

/** Views of a home two listings share from which on they are of one home, and the share of the fewer that must be. */
const SHARED_PHOTOS = { least: 3, share: 0.5 };

/** By how many views they share, of how many each has; a sale and a let of one home are two listings. */
export function sameByPhotos(a: Listing, b: Listing, shared: number, views: { a: number; b: number }): boolean {
  if (differ(a.transaction, b.transaction) || differ(a.rooms.bedrooms, b.rooms.bedrooms)) return false;
  // flats of one new building are shown with the same show flat
  if (a.area && b.area && !near(a.area.sqm, b.area.sqm, 0.05)) return false;
  return shared >= Math.max(SHARED_PHOTOS.least, SHARED_PHOTOS.share * Math.min(views.a, views.b));
}

/** Null for two homes. A sale and a let of one home are two listings. */
export function sameHome(a: Listing, b: Listing): SameHomeReason | null {
  if (differ(a.transaction, b.transaction)) return null;
  const [page, other] = [a, b].map(({ sourceUrl }) => pageIdentity(sourceUrl));
  if (page && page === other) return "link";
  if (sameAddress(a, b)) return "address";
  // two pages of one site are two advertisements of it: measures alone do not make them one
  const oneSite = page?.split("/", 1)[0] === other?.split("/", 1)[0];
  return sameMeasures(a, b) && !(page && other && oneSite) ? "measures" : null;
}
