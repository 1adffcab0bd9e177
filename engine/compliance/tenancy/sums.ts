/** What a text says a tenancy costs: each amount with what it is for, told by the words beside it. */
import type { Span } from "#engine/compliance/frames/spans";
import { type Amount, amountsIn, areasIn, downIn } from "./amounts.ts";
import { type Label, type LimitedSum, labelsIn, limitedSums, namesLimited, type SumKind } from "./labels.ts";

/** A sum the law may limit; the span runs from its name to its amount. */
export interface LimitedSaid extends Span {
  kind: LimitedSum;
  amount: Pick<Amount, "money" | "rents" | "warm">;
}

export interface TenancySums {
  limited: readonly LimitedSaid[];
  /** By the month; rents said without running costs apart. */
  rents: readonly number[];
  coldRents: readonly number[];
  /** The first sum that nothing names, before any that is limited: where rents are told by the month, the rent ("2BR $1,800, deposit ..."). */
  bare: number | null;
  /** Square metres. */
  areas: readonly number[];
}

/** How far in front of its amount, and behind it, a name may stand. */
const BEFORE = 40;
const BEHIND = 14;
/** A comma between is as far as so many letters. */
const COMMA = 8;

const ENDS = /[。！？!?；;\n]|\.\s(?=[\p{Lu}£$€])/u;
const parted = /[,，、;；:：|·/()（）]/u;
/** The amount is added to what is named in front of it. */
const joined = /(?:^|\s)(?:and|plus|und|sowie|et)\s|[+&及和]|と/iu;
/** Only this may stand between a name and a bare count of months. */
const close =
  /^(?:\s|[:：=(（]|of\b|is\b|equals\b|equal to|equivalent to|beträgt|von|in Höhe von|de\b|égal à|équivalent à|max\.?|jeweils|[为為是はが은는])*$/iu;
const closeBehind = /^(?:[\s'’-]|as\b|a\b|of\b|de\b|d['’]|als\b|in\b|di\b|for\b|the\b|refundable\b|rent\b|[的の])*$/iu;
/** What was asked once, or is not asked. */
const notAsked =
  /(?:instead of|rather than|statt|anstelle|anstatt|au lieu d|plutôt que|而不是|不是|代わりに|대신)[^.。]{0,16}$/iu;
const ahead =
  /^\s?(?:rent\s)?(?:in advance|up ?front|im Voraus|d['’]avance|[預预]付|先付|上期|before|after|prior|notice|minimum|min\.|lease|tenancy|term|bail|préavis|Kündigungs|vor|nach)/iu;
/** What is put down is the deposit, when it is due: "deposit is three months' rent up front". */
const upFront = /^\s?(?:rent\s)?up ?front/iu;
/** Of what somebody must earn. */
const earned = /(?<!\p{L})(?:makes?|making|earns?|earning|gross|income)(?!\p{L})/iu;
const landlordPays =
  /^(?:[^.。\n]|\.(?=\d)){0,60}(?:vendeur|bailleur|propriétaire|Vermieter|Verkäufer|landlord|owner|貸主|業主|业主|房东)/iu;

const MONTHS: Readonly<Record<NonNullable<Amount["per"]>, number>> = { month: 1, week: 365 / 84, year: 1 / 12 };
/** An amount by the month. */
export const byMonth = (money: number, per: NonNullable<Amount["per"]>): number => money * MONTHS[per];

const isLimited = (kind: SumKind): kind is LimitedSum => limitedSums.some((each) => each === kind);

/** The label that says what an amount is, of which `behind` is the first that begins behind it; null where none does. */
function labelOf(
  amount: Amount,
  labels: readonly Label[],
  behind: number,
  used: ReadonlySet<number>,
  text: string,
): number | null {
  const before = behind - 1;
  const [first, next] = [labels[before], labels[behind]];
  const tight = amount.rents !== null && !amount.ofRent;
  let best: { label: number; far: number } | null = null;
  if (first && !used.has(before)) {
    const gap = text.slice(first.end, amount.start);
    const fits =
      gap.length <= BEFORE &&
      !ENDS.test(gap) &&
      !joined.test(gap) &&
      !(amount.rents && earned.test(gap)) &&
      (!tight || close.test(gap));
    if (fits) best = { label: before, far: gap.length + (/[,，、|·]/u.test(gap) ? COMMA : 0) };
  }
  if (next) {
    const gap = text.slice(amount.end, next.start);
    const fits =
      gap.length <= BEHIND &&
      // the letter behind a point tells whether it ends the sentence
      !ENDS.test(text.slice(amount.end, next.start + 1)) &&
      !parted.test(gap) &&
      (amount.money === null ? closeBehind.test(gap) : true);
    if (fits && (best === null || gap.length < best.far)) best = { label: behind, far: gap.length };
  }
  return best?.label ?? null;
}

/** May a text say one of these sums? Asked before it is read: a page of a sale names the agent's fee, and no deposit. */
export const saysAny = (text: string, sums: readonly LimitedSum[]): boolean =>
  namesLimited(text, sums) || (sums.includes("deposit") && downIn(text).length > 0);

/** `french`: some of the text is French. Linear in the text. */
export function readSums(text: string, french: boolean): TenancySums {
  const nothing: TenancySums = { limited: [], rents: [], coldRents: [], bare: null, areas: [] };
  const down = downIn(text);
  if (down.length === 0 && !namesLimited(text)) return nothing;
  const all = labelsIn(text, french);
  const amounts = amountsIn(text);
  // "three cold rents" is an amount, its words no label
  let at = 0;
  const labels = all.filter(({ start, end }) => {
    while ((amounts[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const amount = amounts[at];
    return amount === undefined || amount.start >= end;
  });
  const used = new Set<number>();
  const limited: LimitedSaid[] = [];
  const rents: number[] = [];
  const coldRents: number[] = [];
  let bare: number | null = null;
  let behind = 0;
  for (const amount of amounts) {
    while ((labels[behind]?.start ?? Number.POSITIVE_INFINITY) < amount.end) behind += 1;
    const number = labelOf(amount, labels, behind, used, text);
    const label = number === null ? undefined : labels[number];
    const { money, per } = amount;
    const kind = label?.kind ?? null;
    const rented = kind === "rent" || kind === "cold-rent" || kind === "warm-rent";
    if (money !== null && per === "year" && !rented) continue;
    if (money !== null && per !== null && kind !== "other") {
      // what is due each month is the rent, whatever stands beside it
      (kind === "cold-rent" ? coldRents : rents).push(byMonth(money, per));
      if (label && !isLimited(label.kind) && number !== null) used.add(number);
      continue;
    }
    if (label === undefined || number === null || kind === null) {
      if (money !== null && limited.length === 0) bare ??= money;
      continue;
    }
    used.add(number);
    if (money !== null && kind === "cold-rent") coldRents.push(money);
    else if (money !== null && (kind === "rent" || kind === "warm-rent")) rents.push(money);
    else if (isLimited(kind)) {
      const after = text.slice(amount.end, amount.end + 40);
      const front = text.slice(Math.max(0, amount.start - 40), amount.start);
      const putDown =
        upFront.test(after) && label.start < amount.start && close.test(text.slice(label.end, amount.start));
      if ((ahead.test(after) && !putDown) || notAsked.test(front)) continue;
      if (kind === "agency-fee" && landlordPays.test(text.slice(label.start, amount.end + 40))) continue;
      limited.push({
        kind,
        amount,
        start: Math.min(label.start, amount.start),
        end: Math.max(label.end, amount.end),
      });
    }
  }
  for (const { start, end, count } of down)
    limited.push({ kind: "deposit", amount: { money: null, rents: { count, of: "month" }, warm: false }, start, end });
  return { limited, rents, coldRents, bare, areas: areasIn(text) };
}
