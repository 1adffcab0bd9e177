/** Pictures that show no part of this home: of other homes and of people, told by keys, by places on the page and by addresses. */
import type { Element } from "domhandler";
import { around, isElement, nodesIn, parentOf } from "../page/element.ts";
import { isObject, type Json } from "../page/json.ts";
import type { Page } from "../page/page.ts";
import { IMAGE, identity, MAX_ADDRESS } from "../photos/address.ts";
import { isHome } from "../state/galleries.ts";
import { calledSo } from "./titled.ts";

const NEIGHBOURS = /similar|related|recommend|nearby|suggest|more_?(?:homes|listings|properties)/i;
const MAX_NODES = 60_000;
const MAX_DEPTH = 24;
const MAX_LISTS = 40;

/** Whether a key's value, or a list, is other homes'. */
const isForeign = (key: string, value: Json): boolean =>
  (typeof value === "object" && value !== null && NEIGHBOURS.test(key)) ||
  (Array.isArray(value) && value.length > 1 && value.slice(0, 4).filter(isObject).filter(isHome).length > 1);

/** The pictures below a value, by identity. */
function picturesBelow(root: Json): Set<string> {
  const found = new Set<string>();
  const queue: { value: Json; depth: number }[] = [{ value: root, depth: 0 }];
  for (let at = 0; at < queue.length && at < MAX_NODES; at++) {
    const { value, depth } = queue[at] ?? { value: null, depth: 0 };
    if (typeof value === "string") {
      if (value.length <= MAX_ADDRESS && IMAGE.test(value)) found.add(identity(value));
    } else if (typeof value === "object" && value !== null && depth < MAX_DEPTH)
      for (const one of Object.values(value)) queue.push({ value: one, depth: depth + 1 });
  }
  return found;
}

/** The pictures of other homes in page data; a list that holds one of the `own` pictures is this home's. */
export function ofNeighbours(states: readonly Json[], own: ReadonlySet<string>): ReadonlySet<string> {
  const foreign = new Set<string>();
  const queue: { value: Json; depth: number }[] = states.map((value) => ({ value, depth: 0 }));
  let lists = 0;
  for (let at = 0; at < queue.length && at < MAX_NODES; at++) {
    const { value, depth } = queue[at] ?? { value: null, depth: 0 };
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH) continue;
    for (const [key, one] of Object.entries(value)) {
      if (typeof one !== "object" || one === null) continue;
      if (lists < MAX_LISTS && isForeign(key, one)) {
        lists++;
        const pictures = picturesBelow(one);
        if (![...pictures].some((picture) => own.has(picture))) for (const picture of pictures) foreign.add(picture);
      } else queue.push({ value: one, depth: depth + 1 });
    }
  }
  return foreign;
}

const PEOPLE_BOX =
  /(?:^|[\s_-])(?:agents?|brokers?|realtors?|advis[eo]rs?|consultants?|negotiators?|nego|contact|contacts|contacto|contatto|contatti|contato|kontakt|agen[zc]ia|agence|agency|lister|sellers?|annonceur|anunciante|staff|teams?|employees?|ansprechpartner|mitarbeiter|asp\w{0,12}|interlocuteur|conseiller|asesor|corretor|makler|makelaar|branch|tenpo|kaisha|dealer|author)(?:$|[\s_-])/i;
const PEOPLE_ADDRESS =
  /\/(?:agents?|brokers?|realtors?|negociateurs?|nego|mitarbeiter|teams?|staff|employees?|users?|members?|people|tenpo|kaisha|branches|branch|authors?|avatars?)\//i;
/** Levels up to the box of whoever offers the home. */
const NEAR = 4;

/** Nodes of a box in which a headline is looked for. */
const MAX_INSIDE = 400;

/** Whether an element stands in a box named for people; one with a headline is the page's own. */
export function besidePeople(element: Element): boolean {
  const box = around(element, NEAR, ({ name, attribs }) => name !== "body" && PEOPLE_BOX.test(calledSo({ attribs })));
  if (box === null) return false;
  for (const node of nodesIn(box, MAX_INSIDE)) if (isElement(node) && node.name === "h1") return false;
  return true;
}
/** Whether an address is filed under people. */
export const filedUnderPeople = (url: string): boolean => PEOPLE_ADDRESS.test(url.slice(0, MAX_ADDRESS));

/** Without those that `odd` picks, unless they are half of all: then it is how this site calls or files everything. */
export const withoutOdd = <T>(all: readonly T[], odd: (one: T) => boolean): T[] => {
  const kept = all.filter((one) => !odd(one));
  return kept.length * 2 > all.length ? kept : [...all];
};

/** Levels above a line that may be the box of another home. */
const LEVELS = 8;

/** Tells elements that stand in a box all of whose lines are about other homes. */
export function apartOf(page: Page): (element: Element) => boolean {
  const boxes = new Map<Element, boolean>();
  for (const { block, aside } of page.lines) {
    let at: Element | null = block;
    for (let step = 0; at !== null && step < LEVELS; step++) {
      boxes.set(at, aside && (boxes.get(at) ?? true));
      at = parentOf(at);
    }
  }
  return (element) => {
    // the nearest box that says anything at all tells
    const box = boxes.has(element) ? element : around(element, LEVELS, (one) => boxes.has(one));
    return box !== null && boxes.get(box) === true;
  };
}
