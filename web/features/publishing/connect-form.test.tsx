// @vitest-environment happy-dom
/** Connecting a list: its people stand below one another, and nothing is called by its name in the code. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishingOffer } from "#contract/publishing/connection";
import { houseNote } from "#contract/publishing/house-notes";
import type { Language } from "#web/lib/language.ts";
import { answers, apiError, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { ConnectForm } = await import("./connect-form.tsx");

const field = (name: string, secret = false) => ({ name, secret, optional: false });
const show = async (platform: string, fields: PublishingOffer["fields"], language: Language = "zh") => {
  const name = { zh: platform, en: platform };
  const standing = { open: true, stopped: false, edits: false, removes: false };
  const offer: PublishingOffer = { platform, name, by: "form", fields, ...standing };
  await mount(<ConnectForm offer={offer} onDone={() => {}} onClose={() => {}} />, language);
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

test.each([
  [houseNote("address_closed"), "zh", "这个地址不对外开放，连不上。请检查网址。"],
  [houseNote("mail_port", { ports: "25 / 465" }), "zh", "发信端口不对，请填 25 / 465 之一，具体看邮箱服务商的说明。"],
  [houseNote("host_not_found"), "en", "There is no server of this name. Check the address."],
  ["the token is wrong", "zh", "平台没有接受：the token is wrong。请核对后重试。"],
  ["the token is wrong", "en", "The platform did not accept this: the token is wrong. Check it and try again."],
] as const)("a refusal for %s reads in %s as whoever said it", async (detail, language, said) => {
  answers["connections.connect"] = async () => Promise.reject(apiError("connection_refused", { code: "x", detail }));
  await show("mastodon", [field("server")], language);
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  await act(async () => document.querySelector("form")?.dispatchEvent(submit));
  await settle();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(said);
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
