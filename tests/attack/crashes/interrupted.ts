/** kill -9 of the server in the middle of something; after the next start nothing is lost that was answered, and nothing is there twice. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { linkOf } from "#tests/contract/subject";
import { ended } from "#tests/support/domain";
import { agent, listing, photoFile, small } from "../exhaustion/world.ts";
import type { Account } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import type { Phoenix } from "./phoenix.ts";

/** Milliseconds after the beginning. */
const moments = [3, 40, 150] as const;

interface Deed {
  /** Begins it, at a server that will die; answers what is needed to look at it afterwards. */
  begin(
    phoenix: Phoenix,
    account: Account,
  ): Promise<{ doing: Promise<unknown>; look(account: Account, wasAnswered: boolean): Promise<void> }>;
}

const query = async (phoenix: Phoenix, sql: string, values: unknown[]) =>
  (await phoenix.site().database.pool.query(sql, values)).rows;

const deeds: Record<string, Deed> = {
  "an upload": {
    begin: async (phoenix, { client, id }) => {
      const file = await photoFile(1_500);
      const doing = client.imports.uploadPhoto({ file });
      return {
        doing,
        look: async (_account, wasAnswered) => {
          const rows = await query(phoenix, "select id from photos where user_id = $1", [id]);
          held(rows.length <= 1, `${rows.length} photos of one upload`);
          held(!wasAnswered || rows.length === 1, "the photo that was answered is lost");
          const files = await query(
            phoenix,
            "select name from storage.objects where bucket_id = 'media' and name like $1",
            [`${id}/%`],
          );
          held(files.length >= rows.length, "a photo has no file");
        },
      };
    },
  },
  "an import": {
    begin: async (_phoenix, { client }) => {
      const asked = {
        source: { type: "text" as const, text: "Sunny flat, 3 bed, 90 m², $500,000" },
        idempotencyKey: randomUUID(),
      };
      return {
        doing: client.imports.start(asked),
        look: async (account) => {
          const task = await account.client.imports.start(asked);
          held((await ended(account.client, task.id)).status === "completed", "the import does not end well");
          const { items } = await account.client.tasks.list({ limit: 100 });
          held(items.length === 1, `${items.length} tasks of one import`);
        },
      };
    },
  },
  "a campaign": {
    begin: async (_phoenix, { client }) => {
      const preferences = {
        ...small,
        languages: ["en" as const, "zh" as const],
        platforms: ["twitter", "wechat", "weibo"],
      };
      const asked = { listing, photoIds: [], preferences, agent, idempotencyKey: randomUUID() };
      return {
        doing: client.campaigns.create(asked).then(({ taskIds }) => ended(client, taskIds[0] ?? "")),
        look: async ({ client: now }) => {
          const made = await now.campaigns.create(asked);
          held((await ended(now, made.taskIds[0] ?? "")).status === "completed", "the campaign does not end well");
          const { pieces } = await now.campaigns.get({ id: made.campaignId });
          held(pieces.length === 6, `${pieces.length} of 6 pieces`);
          held(new Set(pieces.map((one) => `${one.platform} ${one.language}`)).size === 6, "a piece is there twice");
          const { items } = await now.properties.list({});
          held(items.length === 1, `${items.length} homes of one campaign`);
          const [running] = await now.subscriptions.list();
          held(running?.used === 1, `${running?.used} listings used for one home`);
        },
      };
    },
  },
  "a payment's notice": {
    begin: async (phoenix, { client, id: userId }) => {
      await client.account.me();
      const { id } = await client.orders.place({
        product: { type: "plan", code: "basic" },
        timeZone: "UTC",
        expectedMinor: 9_900,
        idempotencyKey: randomUUID(),
      });
      const payment = await client.orders.pay({
        id,
        provider: "sandbox",
        method: "page",
        language: "en",
        idempotencyKey: randomUUID(),
      });
      const url = payment.action?.type === "redirect" ? payment.action.url : "";
      return {
        doing: pay(phoenix, url),
        look: async ({ client: now }, wasAnswered) => {
          await now.orders.check({ id });
          const order = await now.orders.get({ id });
          const packages = await query(phoenix, "select id from subscriptions where order_id = $1", [id]);
          held(!wasAnswered || order.status === "completed", `the paid order is ${order.status}`);
          held(
            packages.length === (order.status === "completed" ? 1 : 0),
            `${packages.length} packages of an order that is ${order.status}`,
          );
          const receipts = await query(phoenix, "select id from receipts where user_id = $1", [userId]);
          held(receipts.length === packages.length, `${receipts.length} receipts`);
        },
      };
    },
  },
  "an order": {
    begin: async (_phoenix, { client }) => {
      await client.account.me();
      const asked = {
        product: { type: "plan" as const, code: "basic" as const },
        timeZone: "UTC",
        expectedMinor: 9_900,
        idempotencyKey: randomUUID(),
      };
      return {
        doing: client.orders.place(asked),
        look: async ({ client: now }) => {
          const { id } = await now.orders.place(asked);
          const { items } = await now.orders.list({});
          held(items.length === 1 && items[0]?.id === id, `${items.length} orders of one wish`);
        },
      };
    },
  },
  "a sign-up and its mail": {
    begin: async (phoenix) => {
      const email = `c${randomUUID()}@example.com`;
      const password = "Sunny!Day42";
      const site = phoenix.site();
      return {
        doing: site.supabase().auth.signUp({ email, password }),
        look: async () => {
          const now = phoenix.site();
          const users = async () =>
            (await query(phoenix, "select id from auth.users where email = $1", [email])).length;
          held((await users()) <= 1, "two accounts of one address");
          await query(phoenix, "delete from house.rate_limits", []);
          await query(
            phoenix,
            "update auth.users set confirmation_sent_at = now() - interval '5 minutes' where email = $1",
            [email],
          );
          await now.supabase().auth.signUp({ email, password });
          held((await users()) === 1, "no account, or two, after signing up again");
          const mail = await now.app.mailTo(email);
          const { error } = await now
            .supabase()
            .auth.verifyOtp({ token_hash: linkOf({ ...mail, language: "zh" }).tokenHash, type: "signup" });
          held(!error, `the newest mail is dead (${error?.code})`);
          const profiles = await query(
            phoenix,
            "select p.user_id from profiles p join auth.users u on u.id = p.user_id where u.email = $1",
            [email],
          );
          held(profiles.length === 1, `${profiles.length} profiles`);
        },
      };
    },
  },
  "an edit": {
    begin: async (_phoenix, { client }) => {
      const asked = { listing, photoIds: [], preferences: small, agent, idempotencyKey: randomUUID() };
      const made = await client.campaigns.create(asked);
      const { cause } = await ended(client, made.taskIds[0] ?? "");
      const [piece] = (await client.campaigns.get({ id: made.campaignId })).pieces;
      held(piece, `no piece was written (${cause?.code})`);
      const edit = {
        id: piece.id,
        version: piece.version,
        title: null,
        body: "A bright flat, newly told.",
        hashtags: [],
      };
      return {
        doing: client.pieces.update(edit),
        look: async ({ client: now }, wasAnswered) => {
          const [found] = (await now.campaigns.get({ id: made.campaignId })).pieces;
          const isNew = found?.body === edit.body;
          held(isNew || found?.body === piece.body, "neither the old text nor the new one");
          held(!wasAnswered || isNew, "the edit that was answered is lost");
          held(found?.version === piece.version + (isNew ? 1 : 0), `version ${found?.version}`);
        },
      };
    },
  },
  "an archive of an account's data": {
    begin: async (_phoenix, { client }) => ({
      doing: client.account.exports.start().then(({ id }) => ended(client, id)),
      look: async ({ client: now }) => {
        const task = await now.account.exports.start();
        held((await ended(now, task.id)).status === "completed", "the archive does not end well");
        const { url } = await now.account.exports.link({ taskId: task.id });
        const answer = await fetch(url);
        held(answer.ok && (await answer.arrayBuffer()).byteLength > 0, `the archive answers ${answer.status}`);
      },
    }),
  },
};

/** At the cashier, as this machine's own browser does. */
function pay(phoenix: Phoenix, url: string): Promise<number> {
  const origin = new URL(phoenix.site().url).origin;
  return new Promise((resolve, reject) => {
    const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
    const asked = request(url, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", reject).end("act=pay");
  });
}

export function interrupted(phoenix: Phoenix): Try[] {
  return Object.entries(deeds).flatMap(([name, { begin }]) =>
    moments.map((moment) => ({
      name: `kill -9 ${moment} ms into ${name}`,
      run: async () => {
        const account = await phoenix.site().account();
        const { doing, look } = await begin(phoenix, account);
        let wasAnswered = false;
        const done = doing.then(
          () => {
            wasAnswered = true;
          },
          () => {},
        );
        await sleep(moment);
        await phoenix.burn();
        await done;
        await look(phoenix.again(account), wasAnswered);
      },
    })),
  );
}
