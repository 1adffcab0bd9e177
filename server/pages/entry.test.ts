/** The landing page of a build, here a small one of the test's own that takes its time. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder";
import { type LandingData, openEntryPages } from "./entry.ts";

const WORK_MS = 400;

function smallBuild(): string {
  const folder = temporaryFolder("listcast-build-");
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write("client/app.html", "<title>Listcast</title><!--listcast-config-->");
  write("client/manifest.webmanifest", "{}");
  write("client/landing.html", '<html lang="zh-CN"><!--listcast-head--><!--listcast-body--></html>');
  write("examples.json", JSON.stringify({ zh: { path: "/zh" }, en: { path: "/en" } }));
  write(
    "server/prerender.js",
    `let rendered = 0;
     export function render(language, data, { origin, example }) {
       for (const end = performance.now() + ${WORK_MS}; performance.now() < end; );
       return { head: "<title>" + origin + "</title>", body: language + " " + ++rendered + " $1 " + example.address };
     }`,
  );
  writeFileSync(path.join(folder, "package.json"), '{"type":"module"}');
  return folder;
}

const data: LandingData = {
  config: {
    backendUrl: "",
    publishableKey: "",
    capabilities: { mathCaptcha: true, passwordOrder: true, deviceKeys: true },
    mailboxUrl: null,
    contact: { email: "", phone: "", address: "", wechat: "" },
    filings: [],
    brand: null,
    wechatQr: null,
    registration: "open",
    trialDays: 7,
    legalVersion: "2026-01-01",
    notice: null,
  },
  claims: { platforms: 1, languages: 1, automationPercent: null, supportHours: 24, trialDays: 7 },
  plans: [],
};

test("a crowd at the landing page has it rendered once, while the main thread goes on", async () => {
  const entry = await openEntryPages(smallBuild());
  const about = { language: "en", data, origin: "http://localhost" } as const;
  let [turns, over] = [0, false];
  const turning = (async () => {
    while (!over) {
      await sleep(5);
      turns += 1;
    }
  })();
  const pages = await Promise.all(Array.from({ length: 40 }, () => entry.landing({ ...about })));
  over = true;
  await turning;
  expect(turns).toBeGreaterThan(10);
  const [page = ""] = pages;
  expect(new Set(pages).size).toBe(1);
  expect(page).toContain('<html lang="en"><title>http://localhost</title>');
  expect(page).toContain("en 1 $1 http://localhost/en");
  expect(page).toContain('id="listcast-landing"');
  expect(await entry.landing({ ...about })).toBe(page);
  const other = await entry.landing({ ...about, data: { ...data, claims: { ...data.claims, languages: 2 } } });
  expect(other).toContain('"languages":2');
});
