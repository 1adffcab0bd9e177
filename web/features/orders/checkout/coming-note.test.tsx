import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyLanguages } from "#contract/copy";
import { lacking } from "#engine/billing/features";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, unmountAll, untilShown } from "#web/testing/mount.tsx";
import { ComingNote } from "./coming-note.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const plan = { kind: "buy", planCode: "professional" } as const;
const onSale = {
  list: "public",
  packs: [],
  plans: [
    {
      code: "professional",
      benefits: { zh: ["10 种语言"], en: ["10 languages"], features: ["languages"] },
      entitlements: { languages: 10 },
    },
  ],
};

test("where the plan's list cannot be read, what the product lacks is said from the same source, until it is", async () => {
  answers["plans.onSale"] = () => Promise.reject(apiError("unavailable"));
  await mount(<ComingNote of={plan} />);
  await untilShown("套餐清单暂时没读出来");
  expect(document.querySelectorAll("li")).toHaveLength(lacking.length);
  expect(pageText()).toContain(`文案语言：现有 ${copyLanguages.length} 种，其余即将开放`);
  answers["plans.onSale"] = async () => onSale;
  await press("重新读取");
  await untilShown(`10 种语言：现有 ${copyLanguages.length} 种，其余即将开放`);
  expect(pageText()).not.toContain("没读出来");
});

test("a pack lists nothing", async () => {
  answers["plans.onSale"] = () => Promise.reject(apiError("unavailable"));
  await mount(<ComingNote of={{ kind: "pack", planCode: "pack-10" }} />);
  expect(pageText()).toBe("");
});
