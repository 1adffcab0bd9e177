import { expect, test } from "vitest";
import type { LandingData } from "#web/features/landing/types.ts";
import { holdsSession } from "#web/features/landing/visitor.ts";
import { render } from "#web/prerender.tsx";
import { testConfig } from "#web/testing/mount.tsx";

const data: LandingData = {
  config: testConfig,
  claims: { platforms: 69, languages: 6, automationPercent: null, supportHours: 24, trialDays: 7 },
  plans: [
    {
      code: "professional",
      name: { zh: "专业版", en: "Professional" },
      priceMinor: 59900,
      currency: "CNY",
      listingQuota: 200,
      popular: true,
      benefits: { zh: ["20 个平台"], en: ["20 platforms"] },
    },
  ],
};
const page = (html: string) => new DOMParser().parseFromString(html, "text/html");

test.each([
  ["zh", "贴一条房源链接", "最受欢迎"],
  ["en", "Paste one listing link", "Most popular"],
] as const)("the page in %s has its words, its sections and nothing left to fill in", (language, headline, popular) => {
  const { head, body } = render(language, data);
  const shown = page(body);
  expect(shown.querySelector("h1")?.textContent).toContain(headline);
  expect(shown.querySelector("#pricing")?.textContent).toContain(popular);
  expect(shown.querySelector("#pricing")?.textContent).toContain("¥599");
  expect(shown.querySelectorAll("#features li")).toHaveLength(8);
  expect(shown.querySelector("#home")).not.toBeNull();
  expect(head + body).not.toContain("{{");
});

test("every anchor on the page leads somewhere on the page", () => {
  const shown = page(render("zh", data).body);
  for (const link of shown.querySelectorAll("a[href^='#']")) {
    expect(shown.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
  }
});

test("what is not set is left out, and shown once it is", () => {
  expect(render("zh", data).body).not.toContain("mailto:");
  const config = {
    ...testConfig,
    filings: ["沪ICP备0号", "沪公网安备1号"],
    contact: { ...testConfig.contact, email: "a@b.test" },
  };
  const { body } = render("zh", { ...data, config });
  expect(body).toContain("mailto:a@b.test");
  expect(body).toContain("沪ICP备0号");
  expect(body).toContain("沪公网安备1号");
});

test("the share of tasks is a target until there are tasks to count", () => {
  expect(render("en", data).body).toContain("built for");
  const measured = render("en", { ...data, claims: { ...data.claims, automationPercent: 97.4 } }).body;
  expect(measured).toContain("97%");
  expect(measured).not.toContain("built for");
});

test("the demonstration's pieces quote the floor area of the listing they are about", () => {
  const example = page(render("zh", data).head).querySelector("#listcast-example");
  const { pieces } = JSON.parse(example?.textContent ?? "{}");
  expect(pieces).toHaveLength(3);
  for (const piece of pieces) expect(piece.body).toMatch(/89\.3/);
});

test("a session in local storage is recognised by supabase-js's own key", () => {
  const storage = (keys: string[]) => ({ length: keys.length, key: (index: number) => keys[index] ?? null });
  expect(holdsSession(storage(["x", "sb-localhost-auth-token"]))).toBe(true);
  expect(holdsSession(storage(["listcast-language"]))).toBe(false);
});
