/**
 * What the administration's lists cost in a business of a million accounts and five million tasks, against one of a thousand
 * rows of everything beside it: the first page and the thousandth of every list, in every order, with the usual filters and
 * searches, as whole answers of the procedures. Ratios travel between machines, milliseconds do not. Ends with 1 when an
 * answer of the large one takes more than `ALLOWED` times that of the small one.
 *
 * `npm run bench -- admin [accounts] [part of a name]`. BENCH_FOLDER keeps the databases for the next run,
 * BENCH_ROUNDS asks for fewer rounds.
 */
import type { AdminScope } from "#contract/account";
import { openDomain } from "#tests/support/domain";
import { lists, ofOperations, singles } from "./cases/index.ts";
import type { ListCase, SingleCase } from "./cases/list.ts";
import { ALLOWED, after, compare, type Measured, NOISE_MS, type Sides } from "./measure.ts";
import { type Filled, openDatabases } from "./open.ts";

const THOUSANDTH = 30 * 1_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);

/** The server on a filled database, an administrator who may read everything, and one who may not see administrators. */
export async function serve({ url, pool, db }: Pick<Filled, "url" | "pool" | "db">) {
  const errors: unknown[] = [];
  const domain = await openDomain(errors, [], null, { url, pool, db, close: async () => {} });
  process.once("exit", () => errors.length > 0 && console.error(errors));
  const as = async (scope: AdminScope) => {
    const email = `bench-${scope}-${Date.now()}@example.com`;
    await domain.backend.createUser({ email, password: "Correct-Horse-9", role: "admin", scope });
    return (await domain.signIn(email)).client;
  };
  return { client: await as("super"), operations: await as("operations"), stop: () => domain.stop() };
}

interface Asked {
  /** Part of the names of what is measured. */
  only: string;
  rounds: number;
  /** Rows after which the far page begins. */
  thousandth: number;
  told(one: Measured): void;
  of?: { lists: readonly ListCase[]; singles: readonly SingleCase[] };
}
const cases = { lists, singles };

/** All answers whose name contains the part. */
export async function measure(
  sides: Sides,
  { only, rounds, thousandth, told, of = cases }: Asked,
): Promise<Measured[]> {
  const results: Measured[] = [];
  const add = (one: Measured) => {
    results.push(one);
    told(one);
  };
  for (const { what, page } of of.lists.filter((one) => one.what.includes(only))) {
    const first = (client: Sides["small"]) => page(client, undefined, undefined);
    add(await compare(sides, `${what}: first page`, { small: first, large: first }, rounds));
    const large = await after((cursor, limit) => page(sides.large, cursor, limit), thousandth);
    if (large === undefined) continue;
    // a thousand rows have no thousandth page: one from their middle that is as full, or else the first
    const middle = await after((cursor, limit) => page(sides.small, cursor, limit), 500);
    const full = (await page(sides.small, middle, undefined)).items.length;
    const small = full >= (await page(sides.large, large, undefined)).items.length ? middle : undefined;
    const far = {
      small: (client: Sides["small"]) => page(client, small, undefined),
      large: (client: Sides["large"]) => page(client, large, undefined),
    };
    add(await compare(sides, `${what}: thousandth page`, far, rounds));
  }
  for (const { what, prepare } of of.singles.filter((one) => one.what.includes(only))) {
    const [small, large] = [await prepare(sides.small), await prepare(sides.large)];
    add(await compare(sides, what, { small, large }, rounds));
  }
  return results;
}

export async function bench(given: readonly string[]): Promise<void> {
  const accounts = Number(given.find((word) => /^\d+$/.test(word)) ?? 1_000_000);
  const only = given.find((word) => !/^\d+$/.test(word)) ?? "";
  const databases = await openDatabases(accounts, process.env.BENCH_FOLDER ?? null, (text) => console.error(text));
  try {
    const [small, large] = [await serve(databases.small), await serve(databases.large)];
    const told = ({ what, ratio, ...ms }: Measured) =>
      console.log(
        `${ratio.toFixed(2).padStart(6)} ${ms.small.toFixed(1).padStart(8)} ${ms.large.toFixed(1).padStart(8)}  ${what}`,
      );
    console.log(
      ` ratio    small    large  (ms; medians of ${ROUNDS} rounds in turns; below ${NOISE_MS} ms counts as that)`,
    );
    const sides = { small: small.client, large: large.client };
    const asked = { only, rounds: ROUNDS, thousandth: THOUSANDTH, told };
    const theirs = { small: small.operations, large: large.operations };
    const results = [
      ...(await measure(sides, asked)),
      ...(await measure(theirs, { ...asked, of: { lists: ofOperations, singles: [] } })),
    ];
    const over = results.filter((one) => one.ratio > ALLOWED);
    for (const one of over) console.log(`over ${ALLOWED}: ${one.what} (${one.ratio.toFixed(2)})`);
    const { size } = databases.large;
    console.log(`${size.accounts} accounts, ${size.tasks} tasks: ${over.length} of ${results.length} over ${ALLOWED}`);
    if (over.length > 0) process.exitCode = 1;
    await small.stop();
    await large.stop();
  } finally {
    await databases.stop();
  }
}
