/** A number whose label is a picture: "<i class='fa-bed'></i> 3", "<li class='bathrooms'>2</li>". */
import type { Element } from "domhandler";
import { type Candidate, type Fact, fact, from } from "../facts/candidate.ts";
import { isElement, nodesIn } from "../page/element.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { plain } from "../units/number.ts";
import { headlineAt } from "./title.ts";

const BED =
  /(?:^|[\W_])(?:i?con)?-?(?:bed|double-?bed|beds|bedrooms?|dormitori\w*|habitaci\w*|chambres?|schlafzimmer|slaapkamers?|camer[ae]|quartos?|rooms-bed)(?:$|[\W_])/i;
const BATH =
  /(?:^|[\W_])(?:bath|baths|bathrooms?|bathtub|shower|ba[nñ]os?|bagn[io]|badezimmer|badkamers?|banheiros?|salles?-?de-?bains?|sdb|wc)(?:$|[\W_])/i;
const COUNT = /^\d{1,2}(?:[.,]5)?$/;
/** Nodes of a box that are looked at: a picture, its parts and a number. */
const MAX_INSIDE = 12;
const MAX_NAMES = 300;
const REACH = { before: 30, after: 90 };

const namesOf = ({ attribs }: Element): string =>
  [
    attribs.class,
    attribs.title,
    attribs["aria-label"],
    attribs["data-icon"],
    attribs.alt,
    attribs.id,
    attribs["data-testid"],
    attribs.href ?? attribs["xlink:href"] ?? attribs.src,
  ]
    .filter((text) => text !== undefined)
    .join(" ")
    .slice(0, MAX_NAMES);

/** What the pictures and names around a bare number say it counts; null when they say nothing or both. */
function countedIn(line: Line): "bedrooms" | "bathrooms" | null {
  const names: string[] = [];
  for (const node of nodesIn(line.block, MAX_INSIDE)) if (isElement(node)) names.push(namesOf(node));
  const said = names.join(" ");
  const [bed, bath] = [BED.test(said), BATH.test(said)];
  return bed === bath ? null : bed ? "bedrooms" : "bathrooms";
}

/** "3 <i class='bed'></i> 2 <i class='bath'></i>": figures and pictures in one line, the pictures before or behind theirs. */
function countedTogether(line: Line): Fact[] {
  const tokens: (number | "bedrooms" | "bathrooms")[] = [];
  for (const node of nodesIn(line.block, MAX_ROW)) {
    if (node.type === "text" && COUNT.test(plain(node.data.slice(0, 20))))
      tokens.push(Number(plain(node.data).replace(",", ".")));
    else if (isElement(node)) {
      const names = namesOf(node);
      const [bed, bath] = [BED.test(names), BATH.test(names)];
      if (bed !== bath) tokens.push(bed ? "bedrooms" : "bathrooms");
    }
  }
  const step = typeof tokens[0] === "number" ? -1 : 1;
  return tokens.flatMap((token, at): Fact[] => {
    const count = tokens[at + step];
    return typeof token === "string" && typeof count === "number" ? [fact(token, count, 0.62)] : [];
  });
}
const MAX_ROW = 80;

/** Counts near the headline that only an icon or a name tells apart. */
export function readIcons(page: Page): Candidate[] {
  const head = headlineAt(page);
  const facts: Fact[] = [];
  for (const line of page.main.slice(Math.max(0, head - REACH.before), head + REACH.after)) {
    const text = plain(line.text.slice(0, 20));
    const figures = line.parts.length;
    if (
      figures > 1 &&
      figures <= 6 &&
      !line.struck &&
      line.parts.every((part) => COUNT.test(plain(part.slice(0, 20))))
    ) {
      for (const one of countedTogether(line)) if (facts.every(({ field }) => field !== one.field)) facts.push(one);
      continue;
    }
    if (!COUNT.test(text) || line.struck) continue;
    const field = countedIn(line);
    if (field !== null && facts.every((one) => one.field !== field))
      facts.push(fact(field, Number(text.replace(",", ".")), 0.62));
  }
  return from("text", facts);
}
