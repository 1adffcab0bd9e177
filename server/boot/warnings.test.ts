import { expect, test } from "vitest";
import { readConfig } from "#server/config/config";
import { warnings } from "./warnings.ts";

const BANK_TRANSFER = '{"account":"1","bank":"b","holder":"h"}';
const CONTACT_EMAIL = "help@listcast.example";
const said = (environment: Record<string, string>, address = "http://localhost:3000") =>
  warnings(readConfig(environment), address).join("\n");

test("a laptop is warned of nothing", () => {
  expect(said({})).toBe("");
});

test("a server on every address without PUBLIC_URL is told where its links lead", () => {
  expect(said({ HOST: "0.0.0.0" })).toContain("links in mails and pictures lead to http://localhost:3000");
  expect(said({ HOST: "192.168.1.5" }, "http://192.168.1.5:3000")).not.toContain("PUBLIC_URL");
});

test("production without a mail server is told that nobody can confirm an account", () => {
  const production = { PUBLIC_URL: "https://listcast.example", BANK_TRANSFER, CONTACT_EMAIL };
  expect(said(production)).toContain("SMTP_URL is not set");
  expect(said({ ...production, SMTP_URL: "smtp://mail.example" })).toBe("");
});

test("a public address without TLS is named", () => {
  expect(said({ PUBLIC_URL: "http://listcast.example", SMTP_URL: "smtp://mail.example" })).toContain("not https");
  const own = { PUBLIC_URL: "http://localhost:3000", SMTP_URL: "smtp://mail.example", BANK_TRANSFER, CONTACT_EMAIL };
  expect(said(own)).toBe("");
});

test("a database of one's own without a key to seal its secrets is named", () => {
  const own = { DATABASE_URL: "postgres://a:b@db.example/c" };
  expect(said(own)).toContain("SECRET_KEY is not set");
  expect(said({ ...own, SECRET_KEY: "x".repeat(32) })).toBe("");
});

test("production where nobody can pay is told so", () => {
  const production = { PUBLIC_URL: "https://listcast.example", SMTP_URL: "smtp://mail.example", CONTACT_EMAIL };
  expect(said(production)).toContain("No way to pay is set");
  expect(said({ ...production, BANK_TRANSFER })).toBe("");
});

test("production whose plans sell people nobody can reach is told so", () => {
  const production = { PUBLIC_URL: "https://listcast.example", SMTP_URL: "smtp://mail.example", BANK_TRANSFER };
  expect(said(production)).toContain("No way to reach you is set");
  expect(said({ ...production, CONTACT_ADDRESS: "1 Main Street" })).toContain("No way to reach you is set");
  expect(said(production)).toContain("/admin/config");
  const config = readConfig(production);
  const wechat = { ...config.imprint, contact: { ...config.imprint.contact, wechat: "listcast" } };
  expect(warnings({ ...config, imprint: wechat }, "http://localhost:3000")).toEqual([]);
  for (const way of ["CONTACT_EMAIL", "CONTACT_PHONE", "CONTACT_WECHAT"])
    expect(said({ ...production, [way]: CONTACT_EMAIL })).toBe("");
});
