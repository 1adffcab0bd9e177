import { expect, test } from "vitest";
import type { Plan } from "#contract/plan";
import { planCodes } from "#contract/plan";
import { changesOf, featuresAfter, formOf, typedList } from "./price-values.ts";

const plan = (code: Plan["code"]): Plan => ({
  code,
  version: 3,
  name: { zh: "套餐", en: "Plan" },
  priceMinor: code === "enterprise" ? null : 9_950,
  currency: "CNY",
  listingQuota: code === "enterprise" ? null : 10,
  popular: code === "professional",
  benefits: { zh: ["一", "二"], en: ["one", "two"], features: [null, "video"] },
  entitlements: {
    platforms: 5,
    languages: null,
    onlyLanguages: ["zh", "en"],
    video: false,
    hdVideo: false,
    crm: true,
    reports: "weekly",
    api: false,
    customTemplates: false,
    manager: false,
    support: { zh: "客服", en: "Support" },
  },
});
const list = {
  plans: planCodes.map(plan),
  packs: [{ code: "pack10", name: { zh: "包", en: "Pack" }, listings: 10, priceMinor: 9_900, currency: "CNY" }],
};

test("what is typed makes the list it was made from", () => {
  const made = formOf(typedList(list));
  expect(made).toEqual({
    form: { plans: list.plans.map(({ version: _, ...one }) => one), packs: list.packs },
  });
});

test("what does not fit is named as it is typed, with the place of its plan or pack", () => {
  const typed = typedList(list);
  const wrong = {
    plans: typed.plans.map((one) => (one.code === "basic" ? { ...one, price: "abc", nameEn: " " } : one)),
    packs: typed.packs.map((one) => ({ ...one, listings: "0" })),
  };
  expect(formOf(wrong)).toEqual({
    wrong: [
      { group: "plans", at: 0, field: "nameEn" },
      { group: "plans", at: 0, field: "price" },
      { group: "packs", at: 0, field: "listings" },
    ],
  });
});

test("two lists differ field by field, a pack that is gone in all of its fields", () => {
  const before = typedList(list);
  const after = {
    plans: before.plans.map((one, at) => (at === 0 ? { ...one, price: "129", crm: false } : one)),
    packs: [],
  };
  const changes = changesOf(before, after);
  expect(changes.slice(0, 2)).toEqual([
    { of: "basic", field: "price", before: "99.50", after: "129" },
    { of: "basic", field: "crm", before: "✓", after: "–" },
  ]);
  expect(changes.slice(2).every((one) => one.of === "pack10" && one.after === "")).toBe(true);
  expect(changesOf(before, before)).toEqual([]);
});

test("lines keep what they tell of while others come, go and change", () => {
  const before = { benefitsZh: "平台\n视频\n客服", features: "platforms\nvideo\nsupport" };
  expect(featuresAfter(before, "平台\n高清视频\n客服")).toBe("platforms\nvideo\nsupport");
  expect(featuresAfter(before, "平台\n培训\n视频\n客服")).toBe("platforms\n\nvideo\nsupport");
  expect(featuresAfter(before, "视频\n客服")).toBe("video\nsupport");
  expect(
    formOf(typedList({ ...list, plans: list.plans.map((one) => ({ ...one, benefits: { zh: ["一"], en: ["one"] } })) })),
  ).toMatchObject({
    form: { plans: [{ benefits: { zh: ["一"], en: ["one"] } }, {}, {}] },
  });
});
