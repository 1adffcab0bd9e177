import { expect, test } from "vitest";
import { drilldownOf } from "./report-drilldown.ts";

const seen = {
  from: "2026-03-01",
  until: "2026-03-07",
  today: "2026-03-20",
  dimension: null,
  part: null,
  currency: "USD",
};
const hrefOf = (...asked: Parameters<typeof drilldownOf>) => drilldownOf(...asked)?.href ?? null;

test("a number opens the list it was counted from, of the same days", () => {
  expect(hrefOf("signUps", seen)).toBe("/admin/users?customers=true&within=2026-03-01..2026-03-07");
  expect(hrefOf("paid", seen)).toBe("/admin/packages?currency=USD&customers=true&within=2026-03-01..2026-03-07");
  expect(hrefOf("importsFailed", seen)).toBe(
    "/admin/tasks?kind=import&cause=not_cancelled&customers=true&within=2026-03-01..2026-03-07&sort=finished",
  );
});

test("through a part the list is narrowed by it, and where that cannot be there is none", () => {
  expect(hrefOf("tasksFailed", { ...seen, dimension: "cause", part: "timed_out" })).toContain("cause=timed_out");
  expect(hrefOf("tasksCompleted", { ...seen, dimension: "taskKind", part: "write" })).toContain(
    "status=completed&kind=write",
  );
  expect(hrefOf("importsFailed", { ...seen, dimension: "site", part: "ke.com" })).toBeNull();
  expect(hrefOf("paid", { ...seen, dimension: "plan", part: "basic" })).toBeNull();
});

test("a level opens the list of today only", () => {
  expect(hrefOf("subscribers", seen)).toBeNull();
  expect(hrefOf("subscribers", { ...seen, until: seen.today })).toContain("state=running&source=order&currency=USD");
});

test("what models cost opens the books of the same days and the same currency", () => {
  expect(hrefOf("modelCost", seen)).toBe("/admin/config/api?tab=usage&currency=USD&within=2026-03-01..2026-03-07");
  expect(hrefOf("modelCost", { ...seen, dimension: "model", part: "a-1" })).toBeNull();
});
