/** Days from which a home is free, as pages print them. */
import { partOfMonthIn } from "./part-of-month.ts";
import type { MaterialValue } from "./value.ts";

const monthNames = [
  /^jan/iu,
  /^f[eé][bv]/iu,
  /^ma?[rä]/iu,
  /^a[pv]r/iu,
  /^ma[iy]/iu,
  /^ju(?:ne?|in|ni)/iu,
  /^(?:jul|juil)/iu,
  /^(?:ao[uû]|aug)/iu,
  /^sep/iu,
  /^o[ck]t/iu,
  /^nov/iu,
  /^d[eé][cz]/iu,
];

/** "2027年1月以降", "1 March 2027", "Ende Mai 2027": a day, a month or a part of it, and whether it may be later or be talked about. */
export function dateIn(value: string): MaterialValue | null {
  const after = /以降|以后|以後|之后|[日月号]后|이후|from|dès|à partir|ab /iu.test(value);
  const negotiable = /协议|可议|协商|相談|협의|negotiable|à convenir|nach (?:Vereinbarung|Absprache)/iu.test(value);
  const planned =
    /予定|预计|預計|예정|(?<!\p{L})(?:expected|anticipated|planned|voraussichtlich|prévue?)(?!\p{L})/iu.test(value);
  const asian = /(20\d\d) ?[年년] ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日일])?/u.exec(value);
  const dotted = /(\d{1,2})[./](\d{1,2})[./](20\d\d)/u.exec(value);
  const iso = /(20\d\d)-(\d{2})(?:-(\d{2}))?/u.exec(value);
  const named = /(?:(\d{1,2})(?:st|nd|rd|th|er|\.)? )?(\p{L}{3,9})\.? (20\d\d)/u.exec(value);
  const made = (year: string | undefined, month: number, day: string | undefined): MaterialValue | null => {
    if (month < 1 || month > 12) return null;
    const date = {
      form: "date",
      year: Number(year),
      month,
      after,
      negotiable,
      ...(planned ? { planned: true } : {}),
    } as const;
    if (day) return { ...date, day: Number(day) };
    const part = partOfMonthIn(value);
    return { ...date, day: null, ...(part === null ? {} : { part }) };
  };
  if (asian) return made(asian[1], Number(asian[2]), asian[3]);
  if (iso) return made(iso[1], Number(iso[2]), iso[3]);
  if (dotted) return made(dotted[3], Number(dotted[2]), dotted[1]);
  if (named) {
    const month = monthNames.findIndex((name) => name.test(named[2] ?? "")) + 1;
    return made(named[3], month, named[1]);
  }
  return null;
}
