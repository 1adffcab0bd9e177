import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { ViewsChart } from "./views-chart.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const propertyId = "6a1f1c1e-8f5b-4a53-9d3a-0d8d8f4c0001";
const daysOf = (input: unknown, views: (at: number) => number) =>
  Array.from({ length: Number(Reflect.get(Object(input), "days")) }, (_, at) => ({
    date: new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10),
    views: views(at),
  }));

beforeEach(() => {
  resetFakeApi();
  answers["pages.views"] = async (input) => ({ total: 1234, days: daysOf(input, (at) => at) });
});
afterEach(unmountAll);
const show = async (language: "zh" | "en" = "zh") => {
  await mount(<ViewsChart propertyId={propertyId} />, language);
  await settle();
};

test("a month is shown first, another period on demand, in the reader's own days", async () => {
  await show();
  expect(document.querySelectorAll("rect")).toHaveLength(30);
  expect(pageText()).toContain("30 天内 435 次");
  expect(pageText()).toContain("累计 1,234 次");
  await press("7 天");
  expect(document.querySelectorAll("rect")).toHaveLength(7);
  expect(inputsOf("pages.views")).toMatchObject([{ days: 30 }, { days: 7, timeZone: expect.any(String) }]);
});

test("a day is read out by the keyboard, and screen readers have every day in a table", async () => {
  await show("en");
  const slider = document.querySelector<HTMLInputElement>("input[type=range]");
  if (!slider) throw new Error("no slider");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, "4");
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(slider.getAttribute("aria-valuetext")).toBe("4 views on 5 Mar");
  expect(pageText()).toContain("4 views on 5 Mar");
  expect(document.querySelectorAll("table tbody tr")).toHaveLength(30);
  expect(document.querySelector("rect[data-on]")).toBe(document.querySelectorAll("rect")[4]);
});

test("no views yet, none of late, and a failure each say what they are", async () => {
  answers["pages.views"] = async (input) => ({ total: 0, days: daysOf(input, () => 0) });
  await show();
  expect(pageText()).toContain("还没有人浏览");
  await unmountAll();
  answers["pages.views"] = async (input) => ({ total: 9, days: daysOf(input, () => 0) });
  await show();
  expect(pageText()).toContain("这段时间没有浏览");
  await unmountAll();
  answers["pages.views"] = () => Promise.reject(apiError("unavailable"));
  await show();
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});
