/** Many at the same moment: coupons, listings of a package, trials, orders. Together they get no more than one after the other. */
import { randomUUID } from "node:crypto";
import type { Owner } from "#server/queries/accounts/owner";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { generate, useListings } from "#tests/support/quota";
import { planOf, type Shop } from "#tests/support/shop";
import { held, type Try } from "../suite/try.ts";

const codes = async (works: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(works)).map((one) =>
    one.status === "fulfilled"
      ? "done"
      : one.reason instanceof Error && "code" in one.reason
        ? String(one.reason.code)
        : String(one.reason),
  );
const done = (all: readonly string[]) => all.filter((code) => code === "done").length;

export function raceTries(shop: Shop): Try[] {
  const { db } = shop.domain;
  const coupon = async (over: object) => {
    const code = `R${randomUUID().slice(0, 8).toUpperCase()}`;
    await db
      .insertInto("coupons")
      .values({
        code,
        kind: "percent",
        value: 50,
        currency: null,
        valid_from: new Date("2026-01-01"),
        ...over,
      } as never)
      .execute();
    return code;
  };
  const redeemed = async (code: string) =>
    Number(
      (
        await db
          .selectFrom("coupon_redemptions as r")
          .innerJoin("coupons as c", "c.id", "r.coupon_id")
          .select((s) => s.fn.countAll<string>().as("n"))
          .where("c.code", "=", code)
          .executeTakeFirstOrThrow()
      ).n,
    );
  const race = (name: string, run: () => Promise<void>): Try => ({ name: `race: ${name}`, run });
  const limits = [1, 2, 5];
  return [
    ...limits.map((most) =>
      race(`ten buyers for ${most} uses of a coupon`, async () => {
        const code = await coupon({ max_redemptions: most });
        const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.buyer()));
        await codes(buyers.map((buyer) => shop.place(buyer, planOf("basic"), { coupon: code })));
        held((await redeemed(code)) <= most, `${await redeemed(code)} uses of ${most}`);
      }),
    ),
    race("one buyer, ten orders with a coupon for one", async () => {
      const code = await coupon({ per_account: 1 });
      const buyer = await shop.buyer();
      await codes(Array.from({ length: 10 }, () => shop.place(buyer, planOf("basic"), { coupon: code })));
      const orders = await db
        .selectFrom("orders")
        .select(["status", "discount_minor"])
        .where("user_id", "=", buyer.userId ?? "")
        .execute();
      const standing = orders.filter((order) => order.status !== "cancelled" && Number(order.discount_minor) > 0);
      held(standing.length <= 1, `${standing.length} orders stand with it`);
    }),
    race("a coupon for first purchases, twice", async () => {
      const code = await coupon({ first_purchase_only: true, per_account: 5 });
      const buyer = await shop.buyer();
      await shop.buy(buyer, planOf("basic"), { coupon: code });
      const [second] = await codes([shop.place(buyer, planOf("basic"), { coupon: code })]);
      held(second !== "done", "it was taken for the second purchase");
    }),
    race("a coupon worth more than the order", async () => {
      const code = await coupon({ kind: "amount", value: 1_000_000, currency: "CNY" });
      const buyer = await shop.buyer();
      const { amountMinor } = await shop.quote(buyer, planOf("basic"), code);
      held(amountMinor >= 0, `the order costs ${amountMinor}`);
    }),
    race("one key for twenty orders", async () => {
      const buyer = await shop.buyer();
      const idempotencyKey = randomUUID();
      const ids = await Promise.all(
        Array.from({ length: 20 }, () => shop.place(buyer, planOf("basic"), { idempotencyKey })),
      );
      held(new Set(ids).size === 1, `${new Set(ids).size} orders were made`);
    }),
    race("twenty orders at once", async () => {
      const buyer = await shop.buyer();
      await codes(Array.from({ length: 20 }, () => shop.place(buyer, planOf("basic"))));
      const open = await db
        .selectFrom("orders")
        .select("id")
        .where("user_id", "=", buyer.userId ?? "")
        .where("status", "=", "pending")
        .execute();
      held(open.length <= 1, `${open.length} orders wait to be paid`);
    }),
    race("one key for places to pay", async () => {
      const buyer = await shop.buyer();
      const id = await shop.place(buyer, planOf("basic"));
      const idempotencyKey = randomUUID();
      const all = await Promise.all(Array.from({ length: 10 }, () => shop.pay(buyer, id, { idempotencyKey })));
      held(new Set(all.map((one) => one.reference)).size === 1, "more than one place to pay was opened");
    }),
    ...[1, 2, 4].map((left) =>
      race(`twelve campaigns at once for ${left} listings`, async () => {
        const person = await shop.domain.person();
        const owner: Owner = ownerOfRow({ user_id: person.id });
        // the trial begins with the first request
        await person.client.account.me();
        const [running] = await person.client.subscriptions.list();
        if (!running?.quota) throw new Error("no trial with a number of listings");
        await useListings(db, owner, running.id, running.quota - left);
        const all = await codes(Array.from({ length: 12 }, () => generate(person)));
        held(done(all) === left, `${done(all)} campaigns for ${left} listings`);
        held(
          all.every((code) => code === "done" || code === "quota_used_up"),
          `refused with ${all.find((code) => !/done|quota/.test(code))}`,
        );
      }),
    ),
    race("one campaign asked for twelve times with one key", async () => {
      const person = await shop.domain.person();
      const { card, listing, preferences } = await import("#tests/access/estate");
      const asked = { listing, photoIds: [], preferences, agent: card, idempotencyKey: randomUUID() };
      const made = await Promise.all(Array.from({ length: 12 }, () => person.client.campaigns.create(asked)));
      held(new Set(made.map(({ campaignId }) => campaignId)).size === 1, "more than one campaign was made");
      const [running] = await person.client.subscriptions.list();
      held(running?.used === 1, `${running?.used} listings were used`);
    }),
    race("a listing given back again and again", async () => {
      const person = await shop.domain.person();
      await person.client.account.me();
      const used = async () => (await person.client.subscriptions.list())[0]?.used ?? 0;
      for (let round = 0; round < 6; round++) {
        const { taskIds } = await generate(person);
        const [id = ""] = taskIds;
        await codes(Array.from({ length: 5 }, () => person.client.tasks.cancel({ id })));
      }
      held((await used()) >= 0, `${await used()} listings used: more came back than were taken`);
    }),
    race("two trials of one account at once", async () => {
      const person = await shop.domain.person();
      await Promise.all(Array.from({ length: 8 }, () => person.client.account.me()));
      const trials = (await person.client.subscriptions.list()).length;
      held(trials === 1, `${trials} trials began`);
    }),
    race("a trial again after the account was deleted", async () => {
      const email = `trial${randomUUID()}@example.com`;
      const open = async () => {
        const id = await shop.domain.backend.createUser({ email, password: "Correct-Horse-9" });
        const { client } = await shop.domain.signIn(email);
        await client.account.me();
        return { id, packages: await client.subscriptions.list() };
      };
      const first = await open();
      held(first.packages.length === 1, "the first trial did not begin");
      await shop.domain.pool.query("delete from auth.users where id = $1", [first.id]);
      const second = await open();
      held(second.packages.length === 0, "a second trial began");
    }),
    ...["+tag", "dots", "capitals"].map((how) =>
      race(`a trial again with the same mailbox, ${how}`, async () => {
        const name = `trial${randomUUID().replaceAll("-", "")}`;
        const open = async (email: string) => {
          await shop.domain.backend.createUser({ email, password: "Correct-Horse-9" });
          const { client } = await shop.domain.signIn(email.toLowerCase());
          await client.account.me();
          return client.subscriptions.list();
        };
        await open(`${name}@gmail.com`);
        const same = {
          "+tag": `${name}+2@gmail.com`,
          dots: `${name.slice(0, 4)}.${name.slice(4)}@gmail.com`,
          capitals: `${name.toUpperCase()}@googlemail.com`,
        };
        const second = await open(same[how as keyof typeof same]);
        held(second.length === 0, "a second trial began");
      }),
    ),
  ];
}
