import { afterAll, beforeAll, expect, test } from "vitest";
import { json } from "#server/db/tables/json";
import { type Domain, openDomain } from "#tests/support/domain";
import { keeping, readConfig } from "./site-data.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const environment = {
  contact: { email: "env@example.com", phone: "021-1", address: "", wechat: "env" },
  filings: ["京ICP备1号-1"],
};
const imprintNow = async () => {
  const { contact, filings } = await readConfig({
    db: domain.db,
    backend: domain.backend,
    mailboxUrl: () => null,
    imprint: { company: "", ...environment },
    now: () => new Date(),
  });
  return { contact, filings };
};

test("the footer says what the environment says until an administrator writes something else, line by line", async () => {
  expect(await imprintNow()).toEqual(environment);
  const write = (key: string, value: object) =>
    domain.db
      .updateTable("settings")
      .set({ value: json(value) })
      .where("key", "=", key)
      .execute();
  await write("contact", { email: "desk@example.com", phone: "", address: "Park Row 1", wechat: "" });
  await write("filings", ["沪ICP备2号-1", "沪公网安备3号"]);
  expect(await imprintNow()).toEqual({
    contact: { email: "desk@example.com", phone: "021-1", address: "Park Row 1", wechat: "env" },
    filings: ["沪ICP备2号-1", "沪公网安备3号"],
  });
});

test("a crowd has it read once, and what was read stays while it cannot be read", async () => {
  let [time, reads, broken] = [0, 0, false];
  const ask = keeping(
    () => new Date(time),
    async () => {
      reads += 1;
      if (broken) throw new Error("away");
      return reads;
    },
  );
  expect(new Set(await Promise.all(Array.from({ length: 40 }, ask)))).toEqual(new Set([1]));
  time = 60_000;
  expect(new Set(await Promise.all(Array.from({ length: 40 }, ask)))).toEqual(new Set([2]));
  [time, broken] = [120_000, true];
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  broken = false;
  expect(await ask()).toBe(4);
});
