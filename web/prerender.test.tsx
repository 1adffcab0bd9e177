import { expect, test } from "vitest";
import { composeExample } from "#web/features/landing/example.ts";
import { holdsSession, storedPerson } from "#web/features/landing/visitor.ts";
import { render } from "#web/prerender.tsx";
import { landingData as data, exampleSource } from "#web/testing/landing-data.ts";
import { testConfig } from "#web/testing/mount.tsx";

const place = { origin: "https://listcast.example", example: composeExample("zh", exampleSource) };

const page = (html: string) => new DOMParser().parseFromString(html, "text/html");

test.each([
  ["zh", "贴一条房源链接", "最受欢迎"],
  ["en", "Paste one listing link", "Most popular"],
] as const)("the page in %s has its words, its sections and nothing left to fill in", (language, headline, popular) => {
  const { head, body } = render(language, data, place);
  const shown = page(body);
  expect(shown.querySelector("h1")?.textContent).toContain(headline);
  expect(shown.querySelector("#pricing")?.textContent).toContain(popular);
  expect(shown.querySelector("#pricing")?.textContent).toContain("¥599");
  expect(shown.querySelectorAll("#features li")).toHaveLength(8);
  expect(shown.querySelector("#home")).not.toBeNull();
  expect(page(head).title + body).not.toContain("{{");
});

test("every anchor on the page leads somewhere on the page, and the legal section to the documents", () => {
  const shown = page(render("zh", data, place).body);
  const anchors = [...shown.querySelectorAll("a[href^='#']")];
  expect(anchors.length).toBeGreaterThan(12);
  for (const link of anchors) expect(shown.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
  const legal = [...shown.querySelectorAll("#legal a")].map((link) => link.getAttribute("href"));
  expect(legal).toEqual(["/terms", "/privacy"]);
});

test("what is not set is left out, and shown once it is, with the register it is found in", () => {
  expect(render("zh", data, place).body).not.toContain("mailto:");
  const config = {
    ...testConfig,
    filings: ["沪ICP备0号", "沪公网安备31010702000001号"],
    contact: { ...testConfig.contact, email: "a@b.test" },
  };
  const shown = page(render("zh", { ...data, config }, place).body);
  expect(shown.querySelector("a[href='mailto:a@b.test']")).not.toBeNull();
  const registers = [...shown.querySelectorAll("footer a[target]")].map((link) => link.getAttribute("href"));
  expect(registers).toEqual([
    "https://beian.miit.gov.cn/",
    "https://beian.mps.gov.cn/#/query/webSearch?code=31010702000001",
  ]);
});

test("the share of tasks is a target until there are tasks to count", () => {
  expect(render("en", data, place).body).toContain("built for");
  const measured = render("en", { ...data, claims: { ...data.claims, automationPercent: 97.4 } }, place).body;
  expect(measured).toContain("97%");
  expect(measured).not.toContain("built for");
});

test("the demonstration shows six pieces whose figures point at the facts they state", () => {
  const { head, body } = render("zh", data, place);
  const { example } = JSON.parse(page(head).querySelector("#listcast-content")?.textContent ?? "{}");
  const { pieces } = example;
  expect(pieces).toHaveLength(6);
  for (const piece of pieces) {
    const segments: { text: string; fact?: string }[] = piece.lines.flat();
    expect(segments.find(({ fact }) => fact === "area")?.text).toMatch(/89[.,]3/);
  }
  expect(page(body).querySelectorAll("[role=tab]")).toHaveLength(6);
  expect(page(body).querySelectorAll("#languages li")).toHaveLength(data.claims.languages);
});

test("a session in local storage is recognised by supabase-js's own key, and says whose it is", () => {
  const storage = (items: Record<string, string>) => ({
    length: Object.keys(items).length,
    key: (index: number) => Object.keys(items)[index] ?? null,
    getItem: (key: string) => items[key] ?? null,
  });
  const held = storage({ x: "1", "sb-localhost-auth-token": '{"user":{"email":"lin@example.com"}}' });
  expect(holdsSession(held)).toBe(true);
  expect(storedPerson(held)).toEqual({ email: "lin@example.com", home: "/dashboard" });
  expect(storedPerson(storage({ "sb-localhost-auth-token": "broken" }))).toBeNull();
  expect(holdsSession(storage({ "listcast-language": "zh" }))).toBe(false);
});

test("without a trial none is promised", () => {
  const body = render("zh", { ...data, claims: { ...data.claims, trialDays: 0 } }, place).body;
  expect(body).not.toMatch(/试用 0 天/);
  expect(render("zh", data, place).body).toContain("试用 7 天");
});

test("a name of the operator's own and a notice stand on the page", () => {
  const notice = { text: { zh: "今晚维护", en: "Maintenance tonight" }, until: null };
  const config = { ...testConfig, brand: { zh: "房声", en: "Roomcast" }, notice };
  const shown = page(render("en", { ...data, config }, place).body);
  expect(shown.querySelector("header")?.textContent).toContain("Roomcast");
  expect(shown.body.textContent).toContain("Maintenance tonight");
});
