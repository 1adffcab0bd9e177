/** The database ends the connection of a transaction between two of its statements, as a restart does. */
import type pg from "pg";

/** Cuts the connection that answers the next statement `after` fits, once it has. Resolves when that connection has ended. */
export function cutAfter(pool: pg.Pool, after: RegExp): Promise<void> {
  let armed = true;
  return new Promise((resolve) => {
    const wrapped = new WeakSet<pg.PoolClient>();
    const onAcquire = (client: pg.PoolClient & { processID?: number }) => {
      if (wrapped.has(client)) return;
      wrapped.add(client);
      const real = client.query;
      client.query = (async (...given: unknown[]) => {
        const answer: unknown = await Reflect.apply(real, client, given);
        if (!armed || !after.test(String(given[0]))) return answer;
        armed = false;
        pool.off("acquire", onAcquire);
        const ended = new Promise((done) => client.once("end", done));
        await pool.query("select pg_terminate_backend($1)", [client.processID]);
        await ended;
        resolve();
        return answer;
      }) as typeof client.query;
    };
    pool.on("acquire", onAcquire);
  });
}
