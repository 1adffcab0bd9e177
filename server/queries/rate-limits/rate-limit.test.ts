import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, openDomain } from "#tests/support/domain";
import { rateLimit } from "./rate-limit.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const MINUTE = { points: 3, seconds: 60 };

test("processes share the tries of an account, each thing and each account counted for itself, until the while is over", async () => {
  let time = Date.parse("2026-03-02T10:00:00Z");
  const about = { db: domain.db, now: () => new Date(time) };
  const [here, there, other] = [rateLimit("door", MINUTE), rateLimit("door", MINUTE), rateLimit("window", MINUTE)];
  const [ada, ben] = [(await domain.person()).id, (await domain.person()).id];
  const all = await Promise.allSettled([here, there, here, there, here].map((take) => take(about, ada)));
  expect(all.map((one) => one.status).sort()).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"]);
  await other(about, ada);
  await here(about, ben);
  time += 45_000;
  await expect(there(about, ada)).rejects.toMatchObject({
    code: "too_many_requests",
    data: { retryAfterSeconds: 15 },
  });
  time += 15_000;
  await there(about, ada);
});

test("the tries of an account go with it", async () => {
  const { id } = await domain.person();
  await rateLimit("door", MINUTE)({ db: domain.db, now: () => new Date() }, id);
  await domain.backend.accounts.remove(id);
  expect(await domain.db.selectFrom("tries").selectAll().where("user_id", "=", id).execute()).toEqual([]);
});
