/**
 * How old a home is when its text is read: by the day of its completion that the text or the listing tells. What is called new
 * (新築) must be younger than a year and never have been lived in.
 */
import type { Listing } from "#contract/listing";
import type { Facts } from "./applies.ts";

/** The first and the last day a date may be, as 20260331: a month or a year alone leaves it open. */
interface When {
  readonly first: number;
  readonly last: number;
}

const YEAR = 10_000;
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

const DATE =
  /(?<![\d.])(?:(?:(?<year>(?:19|20)\d\d)|(?<era>令和|平成|昭和)(?<of>\d{1,2}|元))年(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?)?|(?<y>(?:19|20)\d\d)[/.-](?<m>\d{1,2})(?:[/.-](?<d>\d{1,2}))?(?!\d))/gu;

/** What stands beside a date says what it is the date of. */
const COMPLETED_BEFORE = /(?:完成|竣工|建築|築)(?:時期|年月日?|日|年)?[:：はが]?$/u;
const COMPLETED_BEHIND = /^(?:の?[春夏秋冬])?(?:頃|ごろ|末|[上中下]旬)?[にの]?(?:完成|竣工|築|建築|建ち|建て)/u;
const PLANNED = /(?:完成|竣工)予定|建築(?:工事)?中|未完成/u;
const WRITTEN_BEFORE = /(?<!次回)(?:更新|登録|公開|掲載|作成)年?月?日[:：はが]?$/u;
const WRITTEN_BEHIND = /^(?:現在|時点|更新|掲載|登録|公開|販売中|(?:に|ご|から){0,2}(?:案内|募集))/u;
const BESIDE = 10;

const whenOf = (year: number, month: number, day: number): When | null =>
  month > 12 || day > 31
    ? null
    : {
        first: year * YEAR + (month || 1) * 100 + (day || 1),
        last: year * YEAR + (month || 12) * 100 + (day || 31),
      };

interface Dated {
  readonly when: When;
  readonly before: string;
  readonly behind: string;
}

const datesIn = (text: string): Dated[] =>
  [...text.matchAll(DATE)].flatMap(({ 0: said, index, groups = {} }) => {
    const { year, era, of, month, day, y, m, d } = groups;
    const counted = era === undefined ? Number(year ?? y) : (eras[era] ?? 0) + (of === "元" ? 1 : Number(of));
    const when = whenOf(counted, Number(month ?? m ?? 0), Number(day ?? d ?? 0));
    const end = index + said.length;
    const before = text.slice(Math.max(0, index - BESIDE), index);
    return when === null ? [] : [{ when, before, behind: text.slice(end, end + BESIDE) }];
  });

const dayOf = (value: Facts[string]): When[] =>
  typeof value === "string" ? datesIn(value.length === 4 ? `${value}年` : value).map(({ when }) => when) : [];

/**
 * What is known of a home's age in years at the day of its text: `older` and `younger` for sure, `planned` where it is still to be
 * built, `dated` where its month is told and the day of the text is not; null where nobody can tell. `text`: folded. `since`: a day
 * before which no text is read, ISO 8601; where nothing tells the text's own, what was old by then is old.
 */
export function ageOf(
  text: string,
  facts: Facts,
  years: number,
  since: string | null = null,
): "older" | "younger" | "planned" | "dated" | null {
  const dates = datesIn(text);
  const said = dates
    .filter(({ before, behind }) => COMPLETED_BEFORE.test(before) || COMPLETED_BEHIND.test(behind))
    .map(({ when }) => when);
  const completed = said.length > 0 ? said : dayOf(facts.built);
  const written = dates
    .filter(({ before, behind }) => WRITTEN_BEFORE.test(before) || WRITTEN_BEHIND.test(behind))
    .map(({ when }) => when);
  const [now] = [...written, ...dayOf(facts.as_of)].sort((a, b) => b.first - a.first);
  const [least] = now === undefined ? dayOf(since) : [now];
  const grown = years * YEAR;
  if (completed.length > 0) {
    if (least !== undefined && completed.every(({ last }) => least.first >= last + grown)) return "older";
    if (now !== undefined && completed.every(({ first }) => now.last < first + grown))
      return PLANNED.test(text) ? "planned" : "younger";
  }
  if (PLANNED.test(text)) return "planned";
  return now === undefined && said.some(({ first, last }) => last - first < 100) ? "dated" : null;
}

const BUILT = /築年|建築年|竣工|完成(?!予定)/u;
const UNOCCUPIED = /未入居|未使用|入居歴(?:なし|無し)/u;

/** The month or year of completion as the page discloses it ("2026-03", "2026"). */
function builtOf({ disclosures, yearBuilt }: Listing): string | null {
  const [month] = Object.entries(disclosures).flatMap(([name, value]) =>
    BUILT.test(name) ? datesIn(value.replace(/\s/gu, "")).filter(({ when }) => when.last - when.first < 100) : [],
  );
  if (month === undefined) return yearBuilt === null ? null : String(yearBuilt);
  const { first } = month.when;
  return `${Math.floor(first / YEAR)}-${String(Math.floor(first / 100) % 100).padStart(2, "0")}`;
}

/** What a listing tells of this, for the rules; `date`: the day the text is written, ISO 8601. */
export function newBuildFacts(listing: Listing, date: string | null): Facts {
  const { title, propertyType, description, features, disclosures } = listing;
  const facts = { built: builtOf(listing), as_of: date };
  const told = [title, propertyType, description, ...features, ...Object.entries(disclosures).flat()].join("\n");
  const young = ageOf("", facts, 1) === "younger";
  return { ...facts, new_unoccupied_1yr: young && UNOCCUPIED.test(told) ? true : null };
}
