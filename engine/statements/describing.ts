/**
 * How a house is built, heated, owned and let. Whoever writes about a home of another language renders these in words that its page
 * may have put in its own way (a machiya is a town house, timber framing a wooden house), so silence proves nothing against them.
 */
import type { CopyLanguage } from "#contract/copy";
import type { Book } from "./book.ts";

const describing: ReadonlySet<string> = new Set(
  [
    "timberHouse stoneHouse brickHouse concrete historic quakeproof",
    "beams exposedBrick mouldings highCeiling shutters tile builtIn",
    "courtyard shed attic mezzanine duplex penthouse topFloor highFloor midFloor lowFloor groundFloor",
    "terraced semiDetached detached townhouse villa",
    "electricHeating gasHeating gasCentralHeating oilHeating districtHeating centralHeating individualHeating",
    "freehold leasehold shareOfFreehold years70 holidayLet subletting",
  ].flatMap((row) => row.split(" ")),
);

/** Of each group a home is one: whose page names one of them is none of the others. */
const groups: readonly (readonly string[])[] = [
  ["freehold", "leasehold", "shareOfFreehold", "years70"],
  ["timberHouse", "stoneHouse", "brickHouse", "concrete"],
  ["electricHeating", "gasHeating", "gasCentralHeating", "oilHeating", "districtHeating"],
  ["highFloor", "midFloor", "lowFloor", "groundFloor", "topFloor"],
  ["terraced", "semiDetached", "detached"],
];
/** "Freehold" of a home whose page names another tenure; that of its parking space is another matter. */
const isAnother = (book: Book, id: string, clause: string): boolean =>
  groups.some((group) => group.includes(id) && group.some((other) => other !== id && book.stated.has(other))) &&
  !/车位|駐車|주차|parking|stellplatz|stationnement/iu.test(clause);

/** A use that is said to be allowed: a right, which silence does not give. */
const allows =
  /allow|permit|(?<!\p{L})fine(?!\p{L})|zulässig|erlaubt|gestattet|lässt|möglich|autoris|permis|possible|允许|可以|可做|能做|没问题|許可|認められ|可能|できます|OK|허용|가능|괜찮/iu;
const rights: ReadonlySet<string> = new Set(["holidayLet", "subletting"]);

/** Does `clause` name concept `id` only to describe a home that `book` describes in another language than `language`? */
export const onlyDescribes = (book: Book, language: CopyLanguage, id: string, clause: string): boolean =>
  book.language !== language &&
  describing.has(id) &&
  !isAnother(book, id, clause) &&
  !(rights.has(id) && allows.test(clause)) &&
  // A yield with its figure is a promise.
  !(id === "investment" && /[\d一二三四五六七八九]\s?[%％]/u.test(clause));
