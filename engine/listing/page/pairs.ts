/** Labels and their values, wherever a page puts them: table cells, definition lists, "Label: value", a word above a number. */
import type { AnyNode, Element } from "domhandler";
import { MAX_LABEL, type Meaning, meaningOf } from "../labels/index.ts";
import { tidy } from "../units/number.ts";
import { personAndFirm } from "../units/who.ts";
import { isElement, nodesIn, parentOf, textIn } from "./element.ts";
import type { Line } from "./lines.ts";

export type Pair = { meaning: Meaning; label: string; value: string; confidence: number; at: number };

const LONG: readonly Meaning[] = ["description", "features", "address", "disclosure"];
const INLINE_LABEL = /^([^:：]{1,42})[:：]\s*(\S.*)$/;
const NOTHING =
  /^(?:[-–—――/.·●]+|n\/?a|none|暂无[\u4e00-\u9fff]{0,8}|未知[\u4e00-\u9fff]{0,4}|未上传[\u4e00-\u9fff]{0,10}|其[他它]|未公布|不明|なし|無し?|--|不详|null|undefined|\?+|keine angabe|k\. ?a\.|sin especificar|non communiqué|not specified|unknown|no data|ask agent|无|未填写)$/i;
/** What a home has or has not: two of them side by side are a list, not a label and its value. */
const AMENITY =
  /^(?:garages?|gardens?|balcon(?:y|ies)|terraces?|patio|driveway|conservatory|basement|cellar|(?:swimming )?pool|fireplace|elevator|lift|jardin|terrasse|balcon|cave|ascenseur|piscine|\d* ?wcs?|garten|balkon|keller|jard[ií]n|terraza|piscina|ascensor|garaje)$/i;
/** What a branch or an agent deals in, set as a badge before the name. */
const TAG = /^(?:売買|賃貸|仲介|買取)$/;
/** These may take a label's word for a value: type "Land", condition "Furnished", a prose section. */
const FREE: ReadonlySet<Meaning> = new Set(["propertyType", "transaction", "renovation", "description", "features"]);

const above = (element: Element, steps: number): Element => {
  let at = element;
  for (let i = 0; i < steps; i++) at = parentOf(at) ?? at;
  return at;
};

const contains = (outer: Element, inner: Element): boolean => {
  for (let at: Element | null = inner, steps = 0; at && steps < 8; steps++) {
    if (at === outer) return true;
    at = parentOf(at);
  }
  return false;
};

/** Label and value of a definition list or a table row belong together; other neighbours must share a close parent. */
function belong(label: Line, value: Line, person: boolean): number {
  const [a, b] = [label.block.name, value.block.name];
  if (value.heading > 0 && !person) return 0;
  if ((a === "dt" && b === "dd") || (a === "th" && b === "td")) return 0.78;
  if (a === "td" && b === "td") return 0.74;
  if (a === "th" && b === "th") return 0;
  if (["dt", "th"].includes(b)) return 0;
  for (let steps = 1; steps <= 3; steps++)
    if (contains(above(label.block, steps), value.block)) return steps === 1 ? 0.74 : 0.7;
  return 0;
}

/** A value that may stand above or before its label: a number with little around it. */
const isFigure = (text: string): boolean => /\d/.test(text) && text.length <= 40;

/** "98,5 m²" above "Wohnfläche": a box of two lines whose second is the label. */
function boxed(label: Line, before: Line | undefined, after: Line | undefined): boolean {
  if (!before || before.chrome || before.aside || !isFigure(before.text) || /^(?:dt|th)$/.test(label.block.name))
    return false;
  const parent = parentOf(label.block);
  const box = parentOf(before.block) === label.block ? label.block : parent;
  return box !== null && parentOf(before.block) === box && !(after && contains(box, after.block));
}

const MAY_LEAD: ReadonlySet<Meaning> = new Set([
  "bedrooms",
  "bathrooms",
  "area",
  "floor",
  "orientation",
  "yearBuilt",
  "propertyType",
]);

const MAY_TRAIL: ReadonlySet<Meaning> = new Set([
  ...MAY_LEAD,
  "price",
  "rent",
  "netArea",
  "landArea",
  "livingRooms",
  "disclosure",
]);

const MAX_WORDS = 6;
/** "担当 石田 裕子", "대표 이지훈": a name of the East behind what its bearer is. */
const EAST_NAME = /^(?:\p{Script=Han}{1,4}(?: \p{Script=Han}{1,4})?|\p{Script=Hangul}{3,4})$/u;
/** "南" above 朝向: a direction is as short as a figure. */
const DIRECTION = /^[东南西北東 /]{1,5}$/u;

/** "Orientation South, East", "Built in 1889", "Bedrooms 3 BHK": a label of up to three words and its value in one breath. */
function ledByLabel(text: string, language: string | null): { meaning: Meaning; label: string; value: string } | null {
  if (text.length > 70) return null;
  const words = text.split(" ");
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const label = words.slice(0, count).join(" ");
    const value = words.slice(count).join(" ");
    // of a long line without a number no word leads
    if (words.length > MAX_WORDS && !/\d/.test(value.slice(0, 12))) continue;
    const meaning = meaningOf(label, language);
    // Counts and measures need their number; "area guide" is no area.
    if (meaning !== null && MAY_LEAD.has(meaning) && (/\d/.test(value.slice(0, 12)) || meaning === "orientation"))
      return { meaning, label, value };
    if (meaning === "agentName" && EAST_NAME.test(value)) return { meaning, label, value };
  }
  return null;
}

/** Attributes that tell what a number stands for where its label is a picture. */
const SAYING = [
  "aria-label",
  "title",
  "alt",
  "data-label",
  "data-title",
  "data-original-title",
  "data-tooltip",
] as const;
/** Nodes of a box that are looked at: a picture, its parts and a number. */
const MAX_INSIDE = 24;
const MAX_CHIPS = 200;
const isFigures = ({ text }: Line): boolean => /\d/.test(text) && text.length <= 80;

/** "<li aria-label='Andar'><svg/>8º</li>", "<img alt='Bedrooms'> 3 <img alt='Baths'> 2": labels that only attributes say. */
function labelledByAttribute(
  line: Line,
  language: string | null,
): { meaning: Meaning; label: string; value: string }[] {
  const found: { meaning: Meaning; label: string; value: string }[] = [];
  let said: { meaning: Meaning; label: string } | null = null;
  for (const node of nodesIn(line.block, MAX_INSIDE)) {
    if (node.type === "text" && said !== null && isFigure(node.data) && line.parts.includes(tidy(node.data))) {
      found.push({ ...said, value: node.data });
      said = null;
    }
    if (!isElement(node)) continue;
    for (const name of SAYING) {
      const label = node.attribs[name]?.trim() ?? "";
      const meaning =
        label === "" || label.length > MAX_LABEL || label === line.text ? null : meaningOf(label, language);
      if (meaning !== null && MAY_TRAIL.has(meaning)) said = { meaning, label };
    }
  }
  return found;
}

const isCell = ({ name }: Element): boolean => name === "td" || name === "th";
const cellsOf = (row: Element): Element[] => row.children.filter(isElement).filter(isCell);
const isTableRow = (node: AnyNode): node is Element => isElement(node) && node.name === "tr";
const MAX_COLUMNS = 8;

/** "4 | 3 | 2,188" in a row over or under "Beds | Baths | Total SF": the figure in a label's column. */
function inColumn(label: Line, language: string | null): string | null {
  const cell = isCell(label.block) ? label.block : parentOf(label.block);
  const row = cell === null ? null : parentOf(cell);
  if (cell === null || row === null || !isCell(cell) || !isTableRow(row)) return null;
  const labels = cellsOf(row);
  if (labels.length < 2 || labels.length > MAX_COLUMNS) return null;
  if (labels.some((one) => isFigure(textIn(one, 80)) || /:\s?$/.test(textIn(one, 80)))) return null;
  if (labels.filter((one) => meaningOf(tidy(textIn(one, 80)), language) !== null).length * 2 < labels.length)
    return null;
  const rowBeside = (from: Element, toward: "prev" | "next"): Element | null => {
    let other: AnyNode | null = from[toward];
    for (let step = 0; other !== null && !isTableRow(other) && step < 3; step++) other = other[toward];
    return other !== null && isTableRow(other) ? other : null;
  };
  for (const toward of ["prev", "next"] as const) {
    const other = rowBeside(row, toward);
    const values = other === null ? [] : cellsOf(other).map((one) => tidy(textIn(one, 80)));
    if (other === null || values.length !== labels.length || !values.every(isFigure)) continue;
    // several rows of figures are several homes
    const beyond = rowBeside(other, toward);
    if (beyond === null || cellsOf(beyond).length !== labels.length) return values[labels.indexOf(cell)] ?? null;
  }
  return null;
}

/** "＜仲介＞国土交通大臣(4)第6371号". */
const REGISTRATION = /(?:大臣|知事)\s?[(（]?\d{0,3}[)）]?\s?第?\s?\d{1,8}\s?号\s?$/u;

/** The sheets of real pages have fifty rows. */
const MAX_PAIRS = 600;
/** "Price :" is the label "Price". */
const bareLabel = (label: string): string => label.replace(/(?<![:：\s])[:：\s]+$/, "");

/** Every labelled value of the main text, in page order, at most 600. `language` settles words that mean different things. */
export function pairsOf(lines: readonly Line[], language: string | null): Pair[] {
  const pairs: Pair[] = [];
  const add = (meaning: Meaning, label: string, value: string, confidence: number, at: number) => {
    const text = value.replace(/^[:：\s]+/, "").trim();
    if (text === "" || NOTHING.test(text)) return;
    // "New construction: No" under a heading is a pair of its own, not the heading's value.
    if (/^\p{L}[^:：\d]{1,40}[:：]\s+\S/u.test(text) && !LONG.includes(meaning)) return;
    if (AMENITY.test(bareLabel(label)) && AMENITY.test(text)) return;
    if (!FREE.has(meaning) && !/^(?:car )?park/i.test(label) && meaningOf(text, language) !== null) return;
    // "Parking: Garage" below a label without a value is the next pair.
    if (meaning === "disclosure" && meaningOf(/^([^:：]{1,42})[:：]\s*\S/.exec(text)?.[1] ?? "", language) !== null)
      return;
    if (text.length > 120 && !LONG.includes(meaning)) return;
    pairs.push({ meaning, label: bareLabel(label), value: text, confidence, at });
  };
  lines.forEach((line, at) => {
    if (line.chrome || line.aside || pairs.length >= MAX_PAIRS) return;
    const whole = line.text.length <= MAX_LABEL ? meaningOf(line.text, language) : null;
    if (whole) {
      // "売買" beside a branch's name says what it deals in
      const next = lines[TAG.test(lines[at + 1]?.text ?? "") ? at + 2 : at + 1];
      const column = MAY_TRAIL.has(whole) ? inColumn(line, language) : null;
      if (column !== null) {
        add(whole, line.text, column, 0.72, at);
        return;
      }
      const before = lines[at - 1];
      if (before && boxed(line, before, next)) {
        if (meaningOf(before.text, language) === null) add(whole, line.text, before.text, 0.7, at);
        return;
      }
      if (!next || next.chrome || next.aside || line.linked || meaningOf(next.text, language)) return;
      const confidence = belong(line, next, whole === "agentName" || whole === "agentCompany");
      if (confidence === 0) return;
      // A cell may hold several lines: an address in two, a price and a note.
      const more = lines.slice(at + 2, at + 5).filter((other) => other.block === next.block);
      // an office may be told by its registration, its name in the line below
      const several =
        whole === "address" || whole === "description" || (whole === "agentCompany" && REGISTRATION.test(next.text));
      const all = several ? [next, ...more].map((one) => one.text).join(" ") : next.text;
      const apart = next.parts.join(" · ");
      if (/^agent(?:Name|Company)$/.test(whole) && next.parts.length > 1 && personAndFirm(apart) !== null) {
        add(whole, line.text, apart, confidence, at);
        return;
      }
      add(whole, line.text, all, confidence, at);
      return;
    }
    const [first = "", ...rest] = line.parts;
    const glued = rest.length > 0 && first.length <= MAX_LABEL ? meaningOf(first, language) : null;
    if (glued) {
      // a person and, in a part of its own, the firm
      const named = /^agent(?:Name|Company)$/.test(glued);
      const said = named ? rest.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(" · ") : rest.join(" ");
      add(glued, first, said, 0.76, at);
      return;
    }
    const [second = ""] = rest;
    const trailing =
      (isFigure(first) || DIRECTION.test(first)) && second.length <= MAX_LABEL ? meaningOf(second, language) : null;
    if (trailing && MAY_TRAIL.has(trailing)) {
      add(trailing, second, first, 0.7, at);
      return;
    }
    const inline = INLINE_LABEL.exec(line.text.slice(0, 2000));
    const meaning = inline?.[1] ? meaningOf(inline[1], language) : null;
    if (inline?.[1] && inline[2] && meaning) {
      add(meaning, inline[1], inline[2], 0.72, at);
      return;
    }
    const led = ledByLabel(line.text, language);
    if (led) {
      add(led.meaning, led.label, led.value, 0.66, at);
      return;
    }
    for (const one of isFigures(line) ? labelledByAttribute(line, language) : [])
      add(one.meaning, one.label, one.value, 0.64, at);
    // chips in one line: "45 m² · Étage 1/4 · Balcon"
    if (line.parts.length > 2 && line.text.length <= MAX_CHIPS)
      for (const part of line.parts) {
        const chip = ledByLabel(part, language);
        if (chip) add(chip.meaning, chip.label, chip.value, 0.62, at);
      }
  });
  return pairs;
}
