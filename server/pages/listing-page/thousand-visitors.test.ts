/** 1,000 visitors over five days, as browsers come: what is told of them anywhere is what the rows say, and what happened. */
import { load } from "cheerio";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { startOf } from "#engine/reports/days";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { reportOf } from "#server/queries/reports/page-reports";
import { chance as randomOf } from "#tests/attack/suite/chance";
import type { Person } from "#tests/support/domain";
import { type ListingSite, openListingSite, PHONE, pathOf } from "#tests/support/listing-site";

const VISITORS = 1_000;
const DAY = 86_400_000;
const DAYS = 5;
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** Of each day; beyond, a page takes no more enquiries. */
const ASKING = 0.03;

/** Browsers at once. */
const AT_ONCE = 20;
/** Two thousand answers on a busy machine. */
const PATIENCE_MS = 240_000;
/** Carries a visitor's own network address. */
const ADDRESS = "x-visitor";

let site: ListingSite;
let pages: ReturnType<ListingSite["processWith"]>;
beforeAll(async () => {
  site = await openListingSite();
  pages = site.processWith({ addressOf: (c) => c.req.header(ADDRESS) ?? "" });
});
afterAll(async () => {
  await pages.visits.settled();
  await site.stop();
});

interface Door {
  source: string;
  language: CopyLanguage;
  /** Where the visitor taps. */
  path: string;
  piece: string | null;
}

/** The page itself and links of four platforms, two of them of a piece. */
async function doorsOf(agent: Person, propertyId: string, page: string): Promise<Door[]> {
  await sql`update campaigns set preferences = preferences || '{"languages": ["zh", "en", "ja"]}'
    where property_id = ${propertyId}`.execute(site.domain.db);
  await site.postOf(propertyId, "wechat", "zh");
  await site.postOf(propertyId, "twitter", "ja");
  const door = async (platform: string, language: CopyLanguage): Promise<Door> => {
    const { url, pieceId } = await agent.client.pages.link({ propertyId, platform, language });
    return { source: platform, language, path: pathOf(url), piece: pieceId };
  };
  const direct = { source: "direct", language: "zh" as const, path: `${page}?lang=zh`, piece: null };
  return [
    direct,
    await door("wechat", "zh"),
    await door("weibo", "zh"),
    await door("facebook", "en"),
    await door("twitter", "ja"),
  ];
}

interface Visitor {
  number: number;
  address: string;
  door: Door;
  /** By which they come back the same day; null: they do not. */
  again: Door | null;
  asks: boolean;
}

/** Opens what was tapped, through the short link, as `agent`. Answers the page. */
async function tap({ address }: Visitor, { path }: Door, agent = PHONE): Promise<string> {
  const headers = { "user-agent": agent, [ADDRESS]: address };
  const first = await pages.routes.request(path, { headers });
  const onward = first.headers.get("location");
  const answer = onward === null ? first : await pages.routes.request(onward, { headers });
  expect(answer.status).toBe(200);
  return await answer.text();
}

/** Fills in the form of the page and sends it. */
async function enquire({ number, address }: Visitor, page: string): Promise<void> {
  const form = load(page)(".ask form");
  const said = { name: `访客${number}`, contact: `visitor${number}@example.com`, message: "x", consent: "yes" };
  const body = new URLSearchParams({ ...said, token: String(form.find("[name=token]").val()) }).toString();
  const sent = await pages.routes.request(form.attr("action") ?? "", {
    method: "POST",
    headers: {
      "user-agent": PHONE,
      [ADDRESS]: address,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    },
    body,
  });
  expect(sent.status).toBe(303);
}

/** They come at one moment, some come back, and robots come after some; those who ask do so a minute later. */
async function visit(visitors: readonly Visitor[], at: Date): Promise<void> {
  site.here.now = at;
  const opened = await Promise.all(
    visitors.map(async (visitor) => {
      const page = await tap(visitor, visitor.door);
      if (visitor.again) await tap(visitor, visitor.again);
      if (visitor.number % 9 === 0) await tap(visitor, visitor.door, ROBOT);
      return { visitor, page };
    }),
  );
  site.here.now = new Date(at.getTime() + 60_000);
  for (const { visitor, page } of opened) if (visitor.asks) await enquire(visitor, page);
  await pages.visits.settled();
}

type Counts = Map<string, { views: number; leads: number }>;
function note(counts: Counts, key: string, lead: boolean): void {
  const { views, leads } = counts.get(key) ?? { views: 0, leads: 0 };
  counts.set(key, { views: views + 1, leads: leads + (lead ? 1 : 0) });
}
const lines = (counts: Counts) => [...counts].map(([key, line]) => ({ key, ...line }));
const byKey = <Line extends { key: string }>(all: readonly Line[]) =>
  all.toSorted((a, b) => a.key.localeCompare(b.key));

test(
  "1,000 visitors give the right counts: every figure is what happened and what the rows say, and all of them agree",
  async () => {
    const agent = await site.domain.person();
    const { propertyId, path } = await site.online(agent);
    const doors = await doorsOf(agent, propertyId, path);
    const chance = randomOf(16);
    const today = startOf(new Date().toISOString().slice(0, 10)).getTime() + DAY / 2;
    const happened = { days: new Map(), sources: new Map(), languages: new Map(), pieces: new Map() } satisfies Record<
      string,
      Counts
    >;
    const any = <Thing>(things: readonly Thing[]): Thing => {
      const one = things[Math.floor(chance() * things.length)];
      if (one === undefined) throw new Error("nothing to choose from");
      return one;
    };
    const visitors = Array.from({ length: VISITORS }, (_, number): Visitor => {
      const address = `198.18.${number >> 8}.${number & 255}`;
      return { number, address, door: any(doors), again: chance() < 0.1 ? any(doors) : null, asks: chance() < ASKING };
    });
    for (let from = 0; from < VISITORS; from += AT_ONCE) {
      const at = new Date(today - (DAYS - 1 - Math.floor((from * DAYS) / VISITORS)) * DAY);
      const some = visitors.slice(from, from + AT_ONCE);
      await visit(some, at);
      for (const { door, asks } of some) {
        note(happened.days, at.toISOString().slice(0, 10), asks);
        note(happened.sources, door.source, asks);
        note(happened.languages, door.language, asks);
        note(happened.pieces, door.piece ?? "", asks);
      }
    }
    const leads = visitors.filter(({ asks }) => asks).length;
    expect(leads).toBeGreaterThan(15);

    // what happened
    const figures = await agent.client.pages.figures({ propertyId, days: 7 });
    expect(figures.total).toEqual({ views: VISITORS, leads, posts: 0 });
    const plain = ({ views, leads: won }: { views: number; leads: number }) => ({ views, leads: won });
    const told = {
      days: figures.days.filter(({ views }) => views > 0).map((line) => ({ key: line.date, ...plain(line) })),
      sources: figures.sources.map((line) => ({ key: line.source, ...plain(line) })),
      languages: figures.languages.map((line) => ({ key: line.language ?? "", ...plain(line) })),
      pieces: figures.pieces.map((line) => ({ key: line.piece?.id ?? "", ...plain(line) })),
    };
    for (const part of ["days", "sources", "languages", "pieces"] as const)
      expect(byKey(told[part]), part).toEqual(byKey(lines(happened[part])));

    // what the rows say
    const { pool } = site.domain;
    const rows = async (text: string) => (await pool.query(text, [agent.id])).rows;
    const views = await rows(
      `select coalesce(l.platform, 'direct') as key, sum(v.views)::int as views from property_views v
     left join page_links l on l.code = v.link where v.user_id = $1 group by 1`,
    );
    expect(byKey(views)).toEqual(byKey(told.sources.map(({ key, views: seen }) => ({ key, views: seen }))));
    const won = await rows("select source as key, count(*)::int as leads from leads where user_id = $1 group by 1");
    expect(byKey(won)).toEqual(
      byKey(told.sources.filter((line) => line.leads > 0).map(({ key, leads: n }) => ({ key, leads: n }))),
    );
    expect(await rows("select count(*)::int as enquiries from page_enquiries where user_id = $1")).toEqual([
      { enquiries: leads },
    ]);

    // and everywhere else the same
    expect(await agent.client.pages.figures({ days: 7 })).toEqual(figures);
    const seen = await agent.client.pages.views({ propertyId, days: 7 });
    expect([seen.total, seen.days.reduce((sum, { views: of }) => sum + of, 0)]).toEqual([VISITORS, VISITORS]);
    expect((await agent.client.overview.get()).views).toBe(VISITORS);
    for (const { key, leads: of } of told.sources) {
      const { items } = await agent.client.leads.list({ source: key, limit: 100 });
      expect(items.length, key).toBe(of);
    }
    const file = await agent.client.leads.file({ language: "en" });
    expect((await file.text()).trim().split("\n")).toHaveLength(1 + leads);
    const span = { firstDay: figures.days.at(0)?.date ?? "", lastDay: figures.days.at(-1)?.date ?? "" };
    const report = await reportOf(site.domain.db, ownerOfSession({ userId: agent.id }), span);
    expect([report.total, report.sources]).toEqual([figures.total, figures.sources]);
    expect((await site.owner.client.pages.figures({ days: 7 })).total).toEqual({ views: 0, leads: 0, posts: 0 });
  },
  PATIENCE_MS,
);
