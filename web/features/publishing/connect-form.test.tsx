// @vitest-environment happy-dom
/** Connecting a list: its people stand below one another, and nothing is called by its name in the code. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishingOffer } from "#contract/publishing/connection";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { ConnectForm } = await import("./connect-form.tsx");

const field = (name: string, secret = false) => ({ name, secret, optional: false });
const show = async (platform: string, fields: PublishingOffer["fields"]) => {
  const name = { zh: platform, en: platform };
  const standing = { open: true, stopped: false, edits: false, removes: false };
  const offer: PublishingOffer = { platform, name, by: "form", fields, ...standing };
  await mount(<ConnectForm offer={offer} onDone={() => {}} onClose={() => {}} />);
  await settle();
};
beforeEach(resetFakeApi);
afterEach(unmountAll);

test("a mail list is written one a line, by an account whose fields are named", async () => {
  await show("email", [
    field("host"),
    field("port"),
    field("password", true),
    field("from"),
    field("recipients", true),
  ]);
  expect(document.querySelectorAll("textarea")).toHaveLength(1);
  for (const label of ["发信服务器", "端口", "密码", "发件邮箱", "收件人", "每行一个"])
    expect(pageText()).toContain(label);
  const labels = [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
  expect(labels).toHaveLength(5);
  expect(labels.join(" ")).not.toMatch(/[a-z]/);
});

test("the service of short messages is chosen, and who sends is their signature", async () => {
  await show("sms", [field("provider"), field("from")]);
  expect([...document.querySelectorAll("option")].map(({ value }) => value)).toEqual([
    "",
    "aliyun",
    "tencent",
    "twilio",
  ]);
  expect(pageText()).toContain("短信签名");
});
