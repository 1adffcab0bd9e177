/** A server of its own with two accounts that may do everything, and their typed clients. */
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { z } from "zod";
import type { contract } from "#contract/api/index";
import { createBackend } from "#server/backend/index";
import { openPool } from "#server/db/pool";
import type { Db } from "#server/db/tables";
import { type Owner, ownerOfSession } from "#server/queries/accounts/owner";
import { type RunningApp, removeData, startApp, temporaryData } from "#tests/support/app";
import { appDatabaseUrl } from "#tests/support/app-database";
import { insertBought, memberPlan } from "#tests/support/packages";

const SECRET_KEY = "a key of the bench that is long enough";
const PASSWORD = "Correct-Horse-9";
const YEAR_MS = 365 * 86_400_000;

export interface Account {
  email: string;
  owner: Owner;
  client: ContractRouterClient<typeof contract>;
}
export interface House {
  app: RunningApp;
  db: Db;
  attacker: Account;
  victim: Account;
  /** A password sign-in, as a browser asks for it. */
  signIn(email: string): Promise<string>;
  close(): Promise<void>;
}

const running = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The accounts are new, so that nothing but their own work is in their way. The server ends with whoever opened it. */
export async function openHouse(): Promise<House> {
  const dataDir = temporaryData();
  const app = await startApp({ dataDir, env: { SECRET_KEY } });
  const end = () => process.exit(130);
  process.once("SIGINT", end).once("SIGTERM", end);
  process.once("exit", () => app.pid > 0 && running(app.pid) && process.kill(app.pid, "SIGTERM"));
  const { pool, db } = openPool(appDatabaseUrl(dataDir), () => {});
  const quiet = { info() {}, warn() {}, error() {} };
  const backend = await createBackend({
    kind: "embedded",
    pool,
    secretKey: SECRET_KEY,
    mailer: { name: "outbox", send: async () => {}, close: () => {} },
    log: quiet,
    now: () => new Date(),
    origin: () => app.url,
    filesFolder: dataDir,
    clientAddress: () => "127.0.0.1",
  });
  const page = await (await fetch(`${app.url}/auth`)).text();
  const { publishableKey } = z
    .object({ publishableKey: z.string() })
    .parse(JSON.parse(/id="listcast-config">([^<]+)</.exec(page)?.[1] ?? "{}"));

  const signIn = async (email: string): Promise<string> => {
    const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
  };
  const account = async (name: string): Promise<Account> => {
    const email = `${name}@example.com`;
    const owner = ownerOfSession({ userId: await backend.createUser({ email, password: PASSWORD }) });
    const startsAt = new Date();
    const period = { startsAt, endsAt: new Date(startsAt.getTime() + YEAR_MS) };
    // everything of the largest plan, at a price the books take
    const bought = await memberPlan(db, "enterprise");
    await insertBought(db, owner, { ...bought, plan: { ...bought.plan, priceMinor: 1 } }, period);
    const token = await signIn(email);
    const link = new RPCLink({ url: `${app.url}/api/rpc`, headers: { authorization: `Bearer ${token}` } });
    return { email, owner, client: createORPCClient(link) };
  };
  const attacker = await account("attacker");
  const victim = await account("victim");
  return {
    app,
    db,
    attacker,
    victim,
    signIn,
    async close() {
      await backend.close();
      await db.destroy();
      await app.stop();
      await removeData(dataDir);
    },
  };
}
