import { expect, test } from "vitest";
import { dividedBy } from "#contract/admin/report-names";
import { figureOf, figuresOf, fold } from "./figures.ts";

const days = [
  { signUps: 4, activations: 1, active: 2, mrr: 9900, subscribers: 1, paid: 9900, churned: 0 },
  { signUps: 0, active: 4, mrr: 29700, subscribers: 3, paid: 19800, refunded: 9900, churned: 1 },
];

test("flows add up, levels are the last day's, and people of a day are a mean", () => {
  expect(fold(days, "paid")).toBe(29700);
  expect(fold(days, "mrr")).toBe(29700);
  expect(fold(days, "active")).toBe(3);
  expect(fold([], "active")).toBe(0);
});

test("rates divide what they say, and are unknown of nothing", () => {
  expect(figureOf("activationRate", days, 0)).toBe(0.25);
  expect(figureOf("net", days, 0)).toBe(19800);
  expect(figureOf("arpu", days, 0)).toBe(9900);
  expect(figureOf("churnRate", days, 2)).toBe(0.5);
  expect(figureOf("churnRate", days, 0)).toBeNull();
  expect(figureOf("taskRate", [{ tasksCancelled: 5 }], 0)).toBeNull();
  expect(figureOf("taskRate", [{ tasksCompleted: 3, tasksFailed: 1, tasksCancelled: 5 }], 0)).toBe(0.75);
});

test("through a dimension only figures are shown that it divides", () => {
  expect(figuresOf("revenue", dividedBy.provider)).toEqual(["paid", "refunded", "net"]);
  expect(figuresOf("revenue", dividedBy.plan)).toEqual(["paid", "refunded", "net", "mrr", "arpu", "subscribers"]);
  expect(figuresOf("tasks", dividedBy.cause)).toEqual(["tasksFailed"]);
});
