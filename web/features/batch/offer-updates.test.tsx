import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { isChanged, OfferUpdates } from "./offer-updates.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const price = (amount: number) => ({ amount, currency: "CNY", period: null });
const trouble = (row: number, changes?: { path: string; before: unknown; after: unknown }[]) => ({
  row,
  problems: [{ code: "already_here" as const, column: null, value: `PROP-${row}`, ...(changes ? { changes } : {}) }],
});
const id = "6a1f1c1e-8f5b-4a53-9d3a-0d8d8f4c0001";

test("homes that are here already and changed are shown with what changed, and only those chosen are updated", async () => {
  answers["batches.answer"] = async () => ({ id });
  const started = vi.fn();
  const cheaper = [{ path: "price", before: price(6_980_000), after: price(6_800_000) }];
  const all = [trouble(1, cheaper), trouble(2), trouble(3, cheaper)];
  await mount(<OfferUpdates batchId={id} changed={all.filter(isChanged)} onStarted={started} />);
  expect(pageText()).toContain("第 1 行 · PROP-1");
  expect(pageText()).not.toContain("PROP-2");
  expect(pageText()).toMatch(/698.*680/);
  const [, last] = document.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
  await act(async () => last?.click());
  await press("更新 1 套");
  await settle();
  expect(inputsOf("batches.answer")).toMatchObject([{ id, periods: [{ row: 1, period: "update" }] }]);
  expect(started).toHaveBeenCalledOnce();
});
