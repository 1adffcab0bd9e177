import { afterAll, beforeAll, expect, test } from "vitest";
import { json } from "#server/db/tables/json";
import { type Domain, openDomain } from "#tests/support/domain";
import { readConfig } from "./site-data.ts";

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
