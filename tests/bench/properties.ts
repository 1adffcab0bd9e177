/**
 * What a page of the property list costs in an account of 100,000 homes, against one of 1,000 beside it in the same
 * database and run: the first page and one far down, in every order, and searches. Ratios travel between machines,
 * milliseconds do not. Ends with 1 when a page of the large account costs more than `ALLOWED` times that of the small one.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { type PropertySort, propertySorts, type SortDirection } from "#contract/property";
import { openEmbedded } from "#server/backend/database/embedded";
import { migrate } from "#server/db/migrate";
import { openPool } from "#server/db/pool";
import type { Db } from "#server/db/tables";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { countFound, pageOfProperties } from "#server/queries/listings/property-list";
import { median } from "./median.ts";

const SMALL = 1_000;
const LARGE = 100_000;
const PAGE = 50;
const ROUNDS = 15;
const ALLOWED = 3;
/** Below this a difference is noise. */
const NOISE_MS = 2;

const accounts = { small: "00000000-0000-4000-8000-00000000000a", large: "00000000-0000-4000-8000-00000000000b" };

async function fill(pool: pg.Pool, account: string, rows: number): Promise<Owner> {
  await pool.query("insert into auth.users (id, email) values ($1::uuid, $1::text || '@example.com')", [account]);
  await pool.query(
    `insert into properties (user_id, number, title, address, listing, views, published_at, archived_at, created_at, updated_at)
     select $1, n,
       (array['梅川苑', '中远两湾城', '世茂滨江花园', 'Park Row', 'Elm Court'])[1 + n % 5] || ' ' || (n % 7 + 1) || '室',
       (array['上海市普陀区梅川路', '上海市浦东新区潍坊路', '12 High Street, Bath', '北京市朝阳区望京'])[1 + n % 4] || ' ' || n,
       jsonb_build_object('price', case when n % 50 > 0 then jsonb_build_object('amount', 1e6 + n * 7919 % 9000000,
           'currency', (array['CNY', 'GBP', 'USD'])[1 + n % 3], 'period', case when n % 4 = 0 then 'month' end) end,
         'area', case when n % 40 > 0 then jsonb_build_object('sqm', 30 + n * 31 % 300) end),
       n * 13 % 5000, case when n % 3 = 0 then now() end, case when n % 10 = 0 then now() end,
       now() - n * interval '5 minutes', now() - (n * 7919 % 100000) * interval '1 minute'
     from generate_series(1, $2::int) as n`,
    [account, rows],
  );
  return ownerOfRow({ user_id: account });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

type Order = { sort: PropertySort; direction: SortDirection };

/** The cursor after so many rows. */
async function far(db: Db, owner: Owner, order: Order, rows: number): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let seen = 0; seen < rows; seen += 5_000)
    cursor = (await pageOfProperties(db, owner, { ...order, cursor, limit: 5_000 })).nextCursor ?? cursor;
  return cursor;
}

export async function bench(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-bench-"));
  chmodSync(folder, 0o711);
  const log = { info: () => {}, error: (about: object, text: string) => console.error(text, about) };
  const server = await openEmbedded(path.join(folder, "data"), log, { fsync: "off" });
  await migrate(server.url, { system: true });
  const { pool, db } = openPool(server.url, () => {});
  try {
    await pool.query("set statement_timeout = 0");
    console.error(`filling ${SMALL} and ${LARGE} rows`);
    const small = await fill(pool, accounts.small, SMALL);
    const large = await fill(pool, accounts.large, LARGE);
    await pool.query("vacuum analyze properties");
    const results: { what: string; small: string; large: string; ratio: string }[] = [];
    let worst = 0;
    const compare = async (
      kind: "page" | "search",
      what: string,
      ask: (owner: Owner, big: boolean) => Promise<unknown>,
    ) => {
      const [one, many] = [await timed(() => ask(small, false)), await timed(() => ask(large, true))];
      const ratio = Math.max(many, NOISE_MS) / Math.max(one, NOISE_MS);
      // what a search costs depends on how many it finds: told, not judged
      if (kind === "page") worst = Math.max(worst, ratio);
      results.push({ what, small: one.toFixed(2), large: many.toFixed(2), ratio: ratio.toFixed(2) });
    };
    for (const sort of propertySorts)
      for (const direction of ["desc", "asc"] as const) {
        const order = { sort, direction };
        await compare("page", `${sort} ${direction}, first page`, (owner) =>
          pageOfProperties(db, owner, { ...order, limit: PAGE }),
        );
        const cursors = [await far(db, small, order, SMALL / 2), await far(db, large, order, LARGE * 0.9)];
        await compare("page", `${sort} ${direction}, far down`, (owner, big) =>
          pageOfProperties(db, owner, { ...order, cursor: cursors[big ? 1 : 0], limit: PAGE }),
        );
      }
    const usual = { sort: "updated", direction: "desc", limit: PAGE } as const;
    for (const query of ["梅川", "bath", "prop-00777", "望京 777", "不存在", "3室 梅川苑"])
      await compare("search", `search ${query}`, (owner) => pageOfProperties(db, owner, { ...usual, query }));
    console.table(results);
    const counting = [await timed(() => countFound(db, large)), await timed(() => countFound(db, large, "梅川"))];
    console.log(
      `counts of the large account, capped: ${counting.map((ms) => `${ms.toFixed(1)} ms`).join(", searched ")}`,
    );
    console.log(`worst ratio of a page: ${worst.toFixed(2)} (allowed ${ALLOWED})`);
    if (worst > ALLOWED) process.exitCode = 1;
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
