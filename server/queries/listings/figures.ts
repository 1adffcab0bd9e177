/**
 * Views of public pages, leads and posts, each counted by day, link or source, and language in one statement. Every figure shown anywhere
 * is a sum of these lines, so that all of them agree.
 */
import { sql } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import type { PageFigures } from "#contract/leads/figures";
import { shownEvents } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { reportedByPlatform } from "./reported-figures.ts";

const DAY_MS = 86_400_000;

interface FiguresAsked {
  /** One home; undefined: all of the account. */
  propertyId?: string | undefined;
  /** The last so many days up to `now` in that time zone. */
  days: number;
  timeZone: string;
  now: Date;
}

interface Line {
  /** "2026-03-02" in the reader's time zone. */
  day: string;
  source: string;
  language: CopyLanguage | null;
  piece_id: string | null;
  campaign_id: string | null;
  piece_platform: string | null;
  piece_language: CopyLanguage | null;
  views: number;
  leads: number;
  posts: number;
}

/** "2026-03-02" of a moment in a time zone. Throws RangeError for a zone nobody knows. */
const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (at: Date): string => format.format(at);
};

/** The last `days` days up to `now`, oldest first. */
function datesUpTo({ now, days, timeZone }: FiguresAsked): string[] {
  const last = Date.parse(`${dayIn(timeZone)(now)}T00:00:00Z`);
  return Array.from({ length: days }, (_, at) => new Date(last - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10));
}

/** Zones that are a distance from UTC ("+08:00") PostgreSQL reads the other way round, unless they are an interval. */
const zoneOf = (timeZone: string) =>
  /^[+-]/.test(timeZone) ? sql`${timeZone}::text::interval` : sql`${timeZone}::text`;

/** Of a day, in SQL. */
const startOf = (day: string, timeZone: string) => sql`(${day}::text::timestamp at time zone ${zoneOf(timeZone)})`;
const endOf = (day: string, timeZone: string) =>
  sql`((${day}::text::timestamp + interval '1 day') at time zone ${zoneOf(timeZone)})`;

/**
 * Everything counted from the first day on, one row a view, lead or post. Views of a home that was deleted go with it; whoever was won
 * by it stays a lead, and what was posted of it stays a post.
 */
function counted(owner: Owner, { propertyId, timeZone }: FiguresAsked, first: string) {
  const from = startOf(first, timeZone);
  const home = (column: string) => (propertyId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${propertyId}`);
  return sql`
    select seen.since as at, seen.property_id, seen.link, coalesce(link.platform, 'direct') as source,
      nullif(seen.language, '') as language, null::uuid as piece_id, seen.views, 0 as leads, 0 as posts
    from property_views as seen
    join properties as home on home.id = seen.property_id and home.deleted_at is null
    left join page_links as link on link.code = seen.link
    where seen.user_id = ${owner.userId} and seen.since >= ${from} ${home("seen.property_id")}
    union all
    select lead.created_at, lead.property_id, coalesce(lead.link, ''), lead.source, lead.language, null, 0, 1, 0
    from leads as lead
    where lead.user_id = ${owner.userId} and lead.created_at >= ${from} ${home("lead.property_id")}
    union all
    select posted.at, post.property_id, '', post.platform, post.language, post.piece_id, 0, 0, 1
    from publications as post
    join lateral (select min(happened.created_at) as at from publication_events as happened
      where happened.publication_id = post.id and happened.event = any (${shownEvents}::text[])) as posted on posted.at >= ${from}
    where post.user_id = ${owner.userId} ${home("post.property_id")}`;
}

async function linesOf(db: Db, owner: Owner, asked: FiguresAsked, first: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with counted as (${counted(owner, asked, first)})
    select to_char(counted.at at time zone ${zoneOf(asked.timeZone)}, 'YYYY-MM-DD') as day, counted.source, counted.language,
      piece.id as piece_id, piece.campaign_id, piece.platform as piece_platform, piece.language as piece_language,
      sum(counted.views)::int as views, sum(counted.leads)::int as leads, sum(counted.posts)::int as posts
    from counted
    left join page_links as link on link.code = counted.link
    left join pieces as piece on piece.id = coalesce(counted.piece_id, link.piece_id)
    group by 1, counted.source, counted.language, piece.id`.execute(db);
  return rows;
}

/** The homes that were seen, posted or brought leads in the period, most first, at most so many. */
export async function homesOf(
  db: Db,
  owner: Owner,
  asked: FiguresAsked & { most: number },
): Promise<(Sums & { title: string })[]> {
  const [first = "", last = ""] = [datesUpTo(asked).at(0), datesUpTo(asked).at(-1)];
  const { rows } = await sql<Sums & { title: string }>`
    with counted as (${counted(owner, asked, first)})
    select home.title, sum(counted.views)::int as views, sum(counted.leads)::int as leads,
      sum(counted.posts)::int as posts
    from counted join properties as home on home.id = counted.property_id
    where counted.at < ${endOf(last, asked.timeZone)}
    group by home.id order by 2 desc, 3 desc, 4 desc, home.number limit ${asked.most}`.execute(db);
  return rows;
}

interface Sums {
  views: number;
  leads: number;
  posts: number;
}
const NOTHING: Sums = { views: 0, leads: 0, posts: 0 };

/** Most first; `of` names what is summed. */
function summed<Name>(
  lines: readonly Line[],
  of: (line: Line) => Name,
  key: (name: Name) => string,
): (Sums & { name: Name })[] {
  const sums = new Map<string, Sums & { name: Name }>();
  for (const line of lines) {
    const name = of(line);
    const sum = sums.get(key(name)) ?? { name, ...NOTHING };
    sums.set(key(name), {
      name,
      views: sum.views + line.views,
      leads: sum.leads + line.leads,
      posts: sum.posts + line.posts,
    });
  }
  return [...sums.values()].sort(
    (a, b) => b.views - a.views || b.leads - a.leads || b.posts - a.posts || key(a.name).localeCompare(key(b.name)),
  );
}

const pieceOf = (line: Line): PageFigures["pieces"][number]["piece"] => {
  const { piece_id: id, campaign_id: campaignId, piece_platform: platform, piece_language: language } = line;
  return id === null || campaignId === null || platform === null || language === null
    ? null
    : { id, campaignId, platform, language };
};

/** All figures of a period. Throws RangeError for a time zone nobody knows. */
export async function figuresOf(db: Db, owner: Owner, asked: FiguresAsked): Promise<PageFigures> {
  const dates = datesUpTo(asked);
  const lines = (await linesOf(db, owner, asked, dates[0] ?? "")).filter(({ day }) => dates.includes(day));
  const byDay = new Map(summed(lines, ({ day }) => day, String).map(({ name, ...sums }) => [name, sums]));
  const [all] = summed(lines, () => "", String).map(({ name: _all, ...sums }) => sums);
  return {
    total: all ?? NOTHING,
    days: dates.map((date) => ({ date, ...(byDay.get(date) ?? NOTHING) })),
    sources: summed(lines, ({ source }) => source, String).map(({ name, ...sums }) => ({ source: name, ...sums })),
    languages: summed(lines, ({ language }) => language, String).map(({ name, ...sums }) => ({
      language: name,
      ...sums,
    })),
    pieces: summed(lines, pieceOf, (piece) => piece?.id ?? "").map(({ name, ...sums }) => ({ piece: name, ...sums })),
    platforms: await reportedByPlatform(db, owner, {
      propertyId: asked.propertyId,
      from: startOf(dates.at(0) ?? "", asked.timeZone),
      until: endOf(dates.at(-1) ?? "", asked.timeZone),
    }),
  };
}
