import { expect, test } from "vitest";
import { readConfig } from "#server/config/config";
import { imprintOf } from "./imprint.ts";

test("where the product is only tried out, a sample stands in the footer, and says that it is one", () => {
  const { contact, filings } = imprintOf(readConfig({}), true);
  expect(Object.values(contact)).not.toContain("");
  expect(filings).toHaveLength(2);
  for (const line of [contact.address, ...filings]) expect(line).toContain("示例");
});

test("whatever the operator sets is shown, and nothing is made up beside it", () => {
  const config = readConfig({ CONTACT_EMAIL: "hi@example.com", FILINGS: "京ICP备1号-1， 京公网安备2号" });
  const imprint = imprintOf(config, true);
  expect(imprint.contact).toEqual({ email: "hi@example.com", phone: "", address: "", wechat: "" });
  expect(imprint.filings).toEqual(["京ICP备1号-1", "京公网安备2号"]);
});

test("in production nothing is made up", () => {
  const nobody = { company: "", contact: { email: "", phone: "", address: "", wechat: "" }, filings: [] };
  expect(imprintOf(readConfig({ NODE_ENV: "production" }), false)).toEqual(nobody);
});
