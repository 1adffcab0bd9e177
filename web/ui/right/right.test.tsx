import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AdvertisingRight } from "#contract/properties/advertising-right";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { RightCard } from "./right-card.tsx";
import { today } from "./use-right.ts";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
// what a press opens is fetched when it is first wanted
beforeAll(async () => void (await Promise.all([import("./right-form.tsx"), import("#web/ui/dialog.tsx")])));
beforeEach(() => {
  // a text field that grows asks when fonts have come
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  resetFakeApi();
});
afterEach(unmountAll);

const propertyId = "6a1f1c1e-8f5b-4a53-9d3a-0d8d8f4c0001";
const right = (over: Partial<AdvertisingRight> = {}): AdvertisingRight => ({
  holder: "others",
  listedBy: { agent: "李明", company: "链家" },
  allowed: false,
  record: null,
  ...over,
});
const record = {
  ...{ basis: "listing_broker" as const, by: "链家的李明", statement: "同意", givenOn: "2026-03-02" },
  ...{ file: { url: "http://localhost/paper", name: "同意书.pdf" }, recordedAt: "2026-03-02T08:00:00Z" },
};
const recorded = right({ allowed: true, record });

const show = async (given: AdvertisingRight) => {
  answers["rights.get"] = async () => given;
  await mount(<RightCard propertyId={propertyId} />);
  await settle();
};

test("an agent's own listing is never spoken of", async () => {
  await show(right({ holder: "own", allowed: true }));
  expect(pageText()).toBe("");
});

test("where nobody can tell, one answer settles it", async () => {
  await show(right({ holder: "unclear", listedBy: { agent: null, company: null } }));
  expect(pageText()).toContain("这是您挂牌的房源吗？");
  answers["rights.record"] = async () =>
    right({ holder: "unclear", allowed: true, record: { ...record, basis: "own_listing", by: null, file: null } });
  await press("是我挂牌的");
  await settle();
  expect(inputsOf("rights.record")).toEqual([{ propertyId, basis: "own_listing", givenOn: today() }]);
  expect(pageText()).toContain("已确认：这是您挂牌的房源");
});

test("somebody else's listing names them, and their consent is recorded", async () => {
  await show(right());
  expect(pageText()).toContain("这套房源由链家的李明挂牌");
  answers["rights.record"] = async () => recorded;
  await press("登记对方的同意");
  await settle();
  await press("登记");
  expect(inputsOf("rights.record")).toEqual([
    {
      ...{ propertyId, basis: "listing_broker", givenOn: today(), by: "链家的李明" },
      statement: "挂牌经纪同意由我共同推广这套房源，并使用其照片和信息。",
    },
  ]);
  await settle();
  expect(pageText()).toContain("挂牌经纪链家的李明已同意推广");
  expect(document.querySelector('a[href="http://localhost/paper"]')?.textContent).toContain("同意书.pdf");
});

test("an owner's consent asks for the owner's name", async () => {
  await show(right());
  await press("登记对方的同意");
  await settle();
  await act(async () => document.querySelector<HTMLInputElement>('input[value="owner"]')?.click());
  await press("登记");
  expect(inputsOf("rights.record")).toEqual([]);
  expect(pageText()).toContain("请写明是谁同意的");
});

test("a record can be withdrawn, after a question; what failed says so", async () => {
  await show(recorded);
  answers["rights.withdraw"] = () => Promise.reject(apiError("unavailable"));
  await press("撤回");
  await settle();
  const yes = [...document.querySelectorAll("[role=dialog] button")].find((one) => one.textContent === "撤回");
  await act(async () => (yes instanceof HTMLButtonElement ? yes.click() : undefined));
  await settle();
  expect(inputsOf("rights.withdraw")).toEqual([{ propertyId }]);
  expect(pageText()).toContain("链家的李明已同意推广");
});
