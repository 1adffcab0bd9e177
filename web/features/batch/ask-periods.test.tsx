import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { AskPeriods, isAsked } from "./ask-periods.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const trouble = (row: number, code: "rent_without_period" | "blocked") => ({
  row,
  problems: [{ code, column: null, value: `Flat ${row} · 2400 GBP` }],
});
const id = "6a1f1c1e-8f5b-4a53-9d3a-0d8d8f4c0001";

async function pick(label: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  if (!select) throw new Error(label);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

test("rents without a period are asked about row by row, and only what was answered is read again", async () => {
  answers["batches.answer"] = async () => ({ id });
  const started = vi.fn();
  const all = [trouble(1, "rent_without_period"), trouble(2, "blocked"), trouble(3, "rent_without_period")];
  await mount(<AskPeriods batchId={id} asked={all.filter(isAsked)} onStarted={started} />);
  expect(pageText()).toContain("这 2 套是出售，还是按月或按年出租？");
  expect(pageText()).toContain("Flat 3 · 2400 GBP");
  expect(pageText()).not.toContain("Flat 2");
  expect(button("导入 0 套").disabled).toBe(true);
  await pick("第 1 行是出售还是出租", "sale");
  await pick("第 3 行是出售还是出租", "week");
  await press("导入 2 套");
  await settle();
  expect(inputsOf("batches.answer")).toMatchObject([
    {
      id,
      periods: [
        { row: 1, period: "sale" },
        { row: 3, period: "week" },
      ],
    },
  ]);
  expect(started).toHaveBeenCalledOnce();
});
