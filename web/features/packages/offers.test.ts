import { expect, test } from "vitest";
import type { Subscription } from "#contract/subscription";
import { boughtOf, mainPlan, offerOf } from "./offers.ts";

const plans = [
  { code: "basic", priceMinor: 9900 },
  { code: "professional", priceMinor: 29_900 },
  { code: "enterprise", priceMinor: null },
] as const;
const period = (planCode: string, state: Subscription["state"], source: Subscription["source"] = "order") =>
  ({ planCode, state, source }) as Subscription;
const offers = (...subscriptions: Subscription[]) => plans.map((plan) => offerOf(plan, plans, boughtOf(subscriptions)));

test("without a package, and on trial, plans with a price are to be chosen and others to be asked for", () => {
  expect(offers()).toEqual(["choose", "choose", "contact"]);
  expect(offers(period("professional", "current", "trial"))).toEqual(["choose", "choose", "contact"]);
});

test("the running plan is renewed, a dearer one upgraded to, a cheaper one follows at its end", () => {
  expect(offers(period("basic", "current"))).toEqual(["renew", "upgrade", "contact"]);
  expect(offers(period("professional", "current"))).toEqual(["switch", "renew", "contact"]);
  expect(offers(period("enterprise", "current"))).toEqual(["switch", "switch", "none"]);
});

test("once the next period is bought only an upgrade is left, and a cheaper plan says when it can follow", () => {
  const bought = [period("basic", "current"), period("basic", "upcoming")];
  expect(offers(...bought)).toEqual(["renewed", "upgrade", "contact"]);
  expect(offers(period("professional", "current"), period("basic", "upcoming"))).toEqual([
    "later",
    "renewed",
    "contact",
  ]);
});

test("what has ended counts for nothing", () => {
  expect(offers(period("professional", "ended"))).toEqual(["choose", "choose", "contact"]);
});

test("one button stands out: of the plan being tried, else the list's own, else the professional one; none once bought", () => {
  const member = plans.map((plan) => ({ ...plan, popular: false }));
  expect(mainPlan(member, [])).toBe("professional");
  expect(mainPlan(member, [period("basic", "ended")])).toBe("professional");
  expect(mainPlan(member, [period("basic", "current", "trial")])).toBe("basic");
  expect(mainPlan(member, [period("enterprise", "current", "trial")])).toBe("professional");
  expect(mainPlan(member, [period("basic", "current")])).toBeNull();
  const popular = member.map((plan) => ({ ...plan, popular: plan.code === "basic" }));
  expect(mainPlan(popular, [])).toBe("basic");
});
