/**
 * Processes that die: every statement to the database and every call to a provider is counted, and before or after the
 * chosen one the connection is killed by the database, with the whole process or alone. A lost COMMIT is among them, with the
 * commit done and its answer lost, or not done at all.
 */
import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { PaymentProvider } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import type { Db, Tables } from "#server/db/tables";

export interface Crash {
  /** The how manieth statement or call. */
  at: number;
  when: "before" | "after";
  /** process: nothing of it goes on; connection: the code goes on and finds its connection gone. */
  what: "process" | "connection";
}

export interface Process {
  db: Db;
  /** A provider as this process reaches it. */
  reach(provider: PaymentProvider): PaymentProvider;
  /** Whether the crash came: the work may have been shorter than that. */
  struck(): boolean;
  steps(): number;
}

class Gone extends Error {}

async function kill(pool: pg.Pool, driver: Driver, connection: DatabaseConnection): Promise<void> {
  // a transaction that has failed already answers nothing; its connection ends with it
  const asked = connection.executeQuery<{ pid: number }>(CompiledQuery.raw("select pg_backend_pid() as pid"));
  const pid = await asked.then(({ rows }) => rows[0]?.pid).catch(() => undefined);
  if (pid === undefined) return;
  await pool.query("select pg_terminate_backend($1)", [pid]);
  // it fails on what is dead, so that nobody is lent this connection again
  const alive = () =>
    driver.rollbackTransaction(connection).then(
      () => true,
      () => false,
    );
  while (await alive());
}

/** A process over the pool that dies as planned; null: it lives. */
export function openProcess(pool: pg.Pool, plan: Crash | null): Process {
  let steps = 0;
  let struck = false;
  let dead = false;
  const strike = async (connection: DatabaseConnection | null) => {
    struck = true;
    dead = plan?.what === "process";
    if (connection) await kill(pool, driver, connection);
    if (!connection && !dead) throw new AppError("unavailable");
    throw new Gone("cut off");
  };
  const counted = async <T>(connection: DatabaseConnection | null, work: () => Promise<T>): Promise<T> => {
    if (dead) throw new Gone("this process is dead");
    const now = plan !== null && ++steps === plan.at;
    if (now && plan.when === "before") await strike(connection);
    const answer = await work();
    if (dead) throw new Gone("this process is dead");
    if (now) await strike(connection);
    return answer;
  };
  const inner = new PostgresDialect({ pool });
  const driver = inner.createDriver();
  const connections = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const within = (connection: DatabaseConnection) => connections.get(connection) ?? connection;
  const wrapped = (connection: DatabaseConnection): DatabaseConnection => {
    const outer: DatabaseConnection = {
      executeQuery: (query) => counted(connection, () => connection.executeQuery(query)),
      streamQuery: () => {
        throw new Error("nothing of money is streamed");
      },
    };
    connections.set(outer, connection);
    return outer;
  };
  const mortal: Driver = {
    init: () => driver.init(),
    acquireConnection: async () => wrapped(await driver.acquireConnection()),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(within(connection)),
    releaseConnection: (connection) => driver.releaseConnection(within(connection)),
    destroy: async () => {},
  };
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => mortal,
      createQueryCompiler: () => inner.createQueryCompiler(),
      createAdapter: () => inner.createAdapter(),
      createIntrospector: (of) => inner.createIntrospector(of),
    },
  });
  return {
    db,
    reach: (provider) => ({
      ...provider,
      open: (charge) => counted(null, () => provider.open(charge)),
      ask: (charge) => counted(null, () => provider.ask(charge)),
      close: (charge) => counted(null, () => provider.close(charge)),
      refund: (refund) => counted(null, () => provider.refund(refund)),
    }),
    struck: () => struck,
    steps: () => steps,
  };
}
