import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Campaign } from "#contract/campaign";
import type { LawQuestion, ListingLaw } from "#contract/law/listing-law";
import { emptyListing } from "#contract/listing";
import { Law } from "#web/features/law/law.tsx";
import { uuid } from "#web/lib/uuid.ts";
import { button, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const campaign: Campaign = {
  id: uuid(),
  propertyId: uuid(),
  propertyNumber: "PROP-001",
  title: "Flat",
  market: "US",
  preferences: { languages: ["en"], style: "friendly", platforms: ["twitter"], kinds: ["post"] },
  agent: { name: "Ada", phone: null, company: null, licence: null, address: null, email: null },
  signer: { portraitUrl: null, wechatUrl: null },
  listing: emptyListing(),
  photos: [],
  tasks: [],
  pieces: [],
  createdAt: "2026-01-01T00:00:00.000Z",
};
const animals: LawQuestion = {
  key: "assistance_animals_accepted",
  text: { zh: "是否接受辅助动物？", en: "Are assistance animals accepted?" },
  answer: "yes-no",
  choices: [],
  rules: ["us-no-pets-absolute"],
  statement: null,
  reason: null,
  places: [],
  given: null,
};
const gain = (statement: string): LawQuestion => ({
  key: "gain_is_backed",
  text: { zh: "有合同或数据支持这项收益吗？", en: "Is there a contract or figures behind this gain?" },
  answer: "yes-no",
  choices: [],
  rules: ["us-guarantee"],
  statement,
  reason: { zh: "承诺收益属欺骗性广告。", en: "Promised gains are deceptive." },
  places: [
    { platform: "instagram", kind: "post", language: "en" },
    { platform: "email", kind: "email", language: "en" },
  ],
  given: null,
});
const law = (questions: LawQuestion[]): ListingLaw => ({
  panel: {
    market: "US",
    name: { zh: "美国", en: "United States" },
    authority: "HUD",
    laws: [
      { ref: "42 USC 3604(c)", source: "https://law.example/3604" },
      { ref: "15 USC 7704", source: null },
    ],
    checked: { wording: 19, proof: 3, duty: 2 },
    notConcerned: 1,
    reviewed: { first: "2026-11-20", last: "2026-11-21" },
    recalled: 1,
    proofUnseen: 3,
    skipped: [{ circumstance: "state", rules: 3 }],
    unread: [{ language: "fr", rules: 2 }],
  },
  questions,
});

test("the panel tells rules, review and what is not known, and leads to all rules of the market", async () => {
  answers["law.get"] = async () => law([]);
  await mount(
    <Law campaign={campaign} onChecked={() => {}}>
      <p>results</p>
    </Law>,
  );
  await settle();
  for (const words of [
    "依据美国的 24 条规则，最早一条于 2026年11月20日核对。",
    "19 条不能用的说法、3 条要有依据的说法、2 条必须写明的内容。",
    "所在的州：因此有 3 条没有检查。",
    "法语文案：有 2 条读不了。",
    "有 1 条凭行业通识写成",
  ])
    expect(pageText()).toContain(words);
  expect(document.querySelector('a[href="/compliance?lang=zh&market=US"]')).not.toBeNull();
  expect(pageText()).not.toContain("由您的回答决定");
});

test("a question is asked before the results, its answer kept, shown and open to change", async () => {
  answers["law.get"] = async () => law([animals]);
  answers["law.answer"] = async (input) => law([{ ...animals, given: Reflect.get(Object(input), "answer") }]);
  const checked = vi.fn();
  await mount(
    <Law campaign={campaign} onChecked={checked}>
      <p>results</p>
    </Law>,
  );
  await settle();
  expect(pageText()).toMatch(/由您的回答决定.*是否接受辅助动物？.*results/s);
  await press("是");
  await settle();
  expect(inputsOf("law.answer")).toEqual([
    { campaignId: campaign.id, key: animals.key, statement: null, answer: true },
  ]);
  expect(checked).toHaveBeenCalledTimes(1);
  expect(pageText()).toMatch(/results.*您的回答.*是否接受辅助动物？/s);
  expect(button("是").getAttribute("aria-pressed")).toBe("true");
  await press("否");
  await settle();
  expect(button("否").getAttribute("aria-pressed")).toBe("true");
  await press("撤回回答");
  await settle();
  expect(inputsOf("law.answer").at(-1)).toMatchObject({ answer: null });
});

test("a question about a statement quotes it, says which texts say it and why, and is answered for it alone", async () => {
  const questions = [gain("Rent of $1,900 is guaranteed"), gain("You will double your equity")];
  answers["law.get"] = async () => law(questions);
  answers["law.answer"] = async () => law(questions);
  await mount(
    <Law campaign={campaign} onChecked={() => {}}>
      <p>results</p>
    </Law>,
  );
  await settle();
  expect([...document.querySelectorAll("blockquote")].map((one) => one.textContent)).toEqual([
    "Rent of $1,900 is guaranteed",
    "You will double your equity",
  ]);
  expect(pageText()).toContain("出现在：Instagram (English) · 邮件 (English)");
  expect(pageText()).toContain("承诺收益属欺骗性广告。");
  const group = document.querySelectorAll('[role="group"]')[1];
  const label = document.getElementById(group?.getAttribute("aria-labelledby") ?? "");
  expect(label?.textContent).toContain("You will double your equity");
  group?.querySelector("button")?.click();
  await settle();
  expect(inputsOf("law.answer")).toEqual([
    { campaignId: campaign.id, key: "gain_is_backed", statement: "You will double your equity", answer: true },
  ]);
});

test("an answer that could not be kept says so and stays open", async () => {
  answers["law.get"] = async () => law([animals]);
  answers["law.answer"] = async () => Promise.reject(apiError("unavailable"));
  await mount(
    <Law campaign={campaign} onChecked={() => {}}>
      <p>results</p>
    </Law>,
  );
  await settle();
  await press("否");
  await settle();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("没能存下回答。");
  expect(pageText()).toContain("由您的回答决定");
});

test("a country without rules says that nothing was checked", async () => {
  answers["law.get"] = async () => ({ panel: null, questions: [] });
  await mount(
    <Law campaign={{ ...campaign, market: null }} onChecked={() => {}}>
      <p>results</p>
    </Law>,
  );
  await settle();
  expect(pageText()).toContain("文案没有做过法规检查");
});
