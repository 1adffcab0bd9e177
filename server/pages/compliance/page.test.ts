import { expect, test } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import { ruleBook } from "#engine/compliance/rule-book";
import { law as en } from "#locales/en/law";
import { law as zh } from "#locales/zh/law";
import { legalText } from "#server/queries/site/legal-texts";
import { publicRoutes } from "../public-routes.ts";
import { ruleEntry } from "./rule.ts";
import { pageWords } from "./words.ts";

const app = publicRoutes({
  origin: () => "https://listcast.example",
  config: async () => ({ contact: { email: "", phone: "", address: "", wechat: "" }, brand: null }),
  legal: async () => ({ version: LEGAL_VERSION, text: legalText }),
  picture: async () => null,
});
const page = async (query: string, headers: Record<string, string> = {}) =>
  (await app.request(`/compliance${query}`, { headers })).text();
/** Ids of markets and rules on the page. */
const listed = (text: string, kind: "market" | "rule") =>
  [...text.matchAll(new RegExp(`<details class="${kind}"(?: open)? id="([^"]+)"`, "g"))].map(([, id]) => id);
const found = async (query: string) => listed(await page(query), "rule");

const book = ruleBook();
const every = book.flatMap(({ rules }) => rules.map(({ id }) => id));

test.each([
  ["", "zh-CN", "<h1>广告法规则</h1>", "主管部门"],
  ["?lang=en", "en", "<h1>Advertising rules</h1>", "Authority"],
])(
  "%s shows every market and every rule in its language, with no script of the application",
  async (query, lang, title, words) => {
    const text = await page(query);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(title);
    expect(text).toContain(words);
    expect(listed(text, "market")).toEqual(book.map(({ id }) => id));
    expect(listed(text, "rule")).toEqual(every);
    expect(text).not.toMatch(/\{\{|undefined|\[object|>null</);
    expect([...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script src="/boot.js">']);
  },
);

test("a rule tells what it forbids and allows, its law, state, review, question and what the product does not know", async () => {
  const text = await page("?market=US&q=us-fha-familial-status&lang=en");
  const { forbids, allows, citation, source } = book
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === "us-fha-familial-status") ?? { forbids: null, allows: null, citation: "", source: "" };
  for (const words of [forbids?.en, allows?.en, citation, source, "Blocks", "21 November 2026"])
    expect(text).toContain(words?.replaceAll("&", "&amp;"));
  expect(text).toContain("Does the community qualify by law as housing for older persons");
  expect(text).toContain(`A listing does not tell ${en.circumstance.hopa}`);
});

test("no card says a sentence twice, in either language", () => {
  const rules = book.flatMap(({ rules: own }) => own);
  const twice = (["zh", "en"] as const).flatMap((language) =>
    rules.filter((rule) => {
      const said = ruleEntry(rule, pageWords(language), false).toString();
      // as the page writes it, between two tags
      const texts = [...said.matchAll(/>([^<>]{6,})</g)].map(([, text]) => text);
      const own = texts.filter((text) => text !== rule.citation && !rule.examples.includes(text ?? ""));
      return new Set(own).size < own.length;
    }),
  );
  expect(twice.map(({ id }) => id)).toEqual([]);
});

test("rules are found by market, kind, state and by words of either language, and all of these together", async () => {
  const of = (id: string) => book.find((market) => market.id === id)?.rules ?? [];
  expect(await found("?market=UK")).toEqual(of("UK").map(({ id }) => id));
  const duties = of("UK").filter(({ kind }) => kind === "duty");
  expect(duties.length).toBeGreaterThan(0);
  expect(await found("?market=UK&kind=duty")).toEqual(duties.map(({ id }) => id));
  const recalled = of("UK").filter(({ state }) => state === "recalled");
  expect(await found("?market=UK&state=recalled")).toEqual(recalled.map(({ id }) => id));
  expect(await found("?q=英国&kind=duty")).toEqual(duties.map(({ id }) => id));
  expect(await found("?q=UNITED+kingdom+tenure")).toContain("uk-mi-tenure");
  expect(await found("?q=zzzz")).toEqual([]);
  expect(await page("?q=zzzz")).toContain("没有符合条件的规则");
  expect(await found("?market=nowhere&kind=x")).toEqual(every);
});

test("what is searched for is shown as text, is kept in the other language, and cannot grow without bound", async () => {
  const text = await page(`?lang=en&market=UK&q=${encodeURIComponent('"><script>x</script>')}`);
  expect(text).not.toContain("<script>x");
  expect(text).toContain('href="/compliance?lang=zh&amp;market=UK&amp;q=');
  expect((await page(`?q=${"a".repeat(9000)}`)).length).toBeLessThan(60_000);
});

test("whatever a rule may lack of a home has a name in both languages", () => {
  const keys = book.flatMap(({ rules }) =>
    rules.flatMap(({ gaps }) => [...gaps.skippedWithout, ...gaps.exceptionsUnseen]),
  );
  expect(keys.length).toBeGreaterThan(10);
  const named = new Set(Object.keys(zh.circumstance));
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
});

test("what does not change is made once, whoever looks: a crowd takes the main thread from nobody", () => {
  const [rule, other] = book.flatMap(({ rules }) => rules);
  if (!rule || !other) throw new Error("the book has rules");
  for (const language of ["zh", "en"] as const) {
    expect(pageWords(language)).toBe(pageWords(language));
    const entry = ruleEntry(rule, pageWords(language), false);
    expect(ruleEntry(rule, pageWords(language), false)).toBe(entry);
    expect(String(ruleEntry(rule, pageWords(language), true))).not.toBe(String(entry));
    expect(String(ruleEntry(other, pageWords(language), false))).not.toBe(String(entry));
  }
  expect(String(ruleEntry(rule, pageWords("zh"), false))).not.toBe(String(ruleEntry(rule, pageWords("en"), false)));
});
