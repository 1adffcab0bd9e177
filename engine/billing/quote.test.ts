import fc from "fast-check";
import { expect, test } from "vitest";
import { firstPeriod, nextPeriod } from "./period.ts";
import { type Answer, type OpenPackage, payable, type Terms, termsFor, type Wanted } from "./quote.ts";

const DAY = 86_400_000;
const now = new Date("2026-03-10T04:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
const zone = "Asia/Shanghai";
const basic: Wanted = { type: "plan", code: "basic", priceMinor: 9_900, currency: "CNY" };
const professional: Wanted = { type: "plan", code: "professional", priceMinor: 29_900, currency: "CNY" };
const enterprise: Wanted = { type: "plan", code: "enterprise", priceMinor: null, currency: "CNY" };
const pack: Wanted = { type: "pack", priceMinor: 9_900, currency: "CNY" };

const bought = (plan: Wanted, startsAt: Date, over: Partial<OpenPackage> = {}): OpenPackage => ({
  id: `${plan.type}-${startsAt.toISOString()}`,
  planCode: plan.type === "plan" ? plan.code : "",
  planName: { zh: "版", en: "Plan" },
  priceMinor: plan.priceMinor,
  currency: "CNY",
  worthMinor: plan.priceMinor ?? 0,
  listingQuota: 10,
  used: 0,
  ...firstPeriod(startsAt, zone),
  ...over,
});
const ask = (wanted: Wanted, ...open: OpenPackage[]) => termsFor(wanted, { open, now, timeZone: zone });
const termsOf = (answer: Answer): Terms => {
  if ("notForSale" in answer) throw new Error(answer.notForSale);
  return answer.terms;
};

test("with nothing bought a plan is bought, for a month from now", () => {
  expect(termsOf(ask(professional))).toEqual({
    kind: "buy",
    priceMinor: 29_900,
    currency: "CNY",
    creditMinor: 0,
    bases: [],
    period: { anchorAt: now, timeZone: zone, startsAt: now, endsAt: new Date("2026-04-10T04:00:00Z") },
  });
});

test("the same plan or a cheaper one follows the running month, counted from its first day", () => {
  const running = bought(professional, daysAgo(10));
  for (const plan of [professional, basic]) {
    const terms = termsOf(ask(plan, running));
    expect(terms).toMatchObject({ kind: "renew", creditMinor: 0, bases: [] });
    expect(terms.period).toEqual(nextPeriod(running, zone));
    expect(terms.period.startsAt).toEqual(running.endsAt);
  }
});

test("the same plan is followed and not upgraded when its price was raised meanwhile", () => {
  const cheaper = bought(professional, daysAgo(10), { priceMinor: 19_900 });
  expect(termsOf(ask(professional, cheaper)).kind).toBe("renew");
});

test("only one month ahead is sold", () => {
  const running = bought(basic, daysAgo(10));
  const next = bought(basic, running.endsAt, nextPeriod(running, zone));
  expect(ask(basic, running, next)).toEqual({ notForSale: "next_is_bought" });
});

test("a dearer plan starts at once in place of all that is open, what has not begun credited in full", () => {
  const running = bought(basic, daysAgo(10), { used: 1 });
  const next = bought(basic, running.endsAt, { ...nextPeriod(running, zone), worthMinor: 5_000 });
  const terms = termsOf(ask(professional, running, next));
  expect(terms).toMatchObject({ kind: "upgrade", period: firstPeriod(now, zone) });
  // February's 28 days, 10 of them gone
  expect(terms.bases.map((one) => [one.id, one.creditMinor])).toEqual([
    [running.id, Math.floor((9_900 * 18) / 28)],
    [next.id, 5_000],
  ]);
  expect(terms.creditMinor).toBe(6_364 + 5_000);
});

test("what costs less than the credit is not sold, nor what was paid in other money", () => {
  const running = bought(basic, daysAgo(0), { worthMinor: 40_000 });
  expect(ask(professional, running)).toEqual({ notForSale: "credit_exceeds_price" });
  expect(ask(professional, { ...running, currency: "USD" })).toEqual({ notForSale: "other_currency" });
});

test("an upcoming package alone can be begun now for nothing more", () => {
  const next = bought(basic, daysAgo(-3));
  const terms = termsOf(ask(basic, next));
  expect(terms).toMatchObject({ kind: "upgrade", creditMinor: 9_900, priceMinor: 9_900 });
  expect(payable(terms, 0).amountMinor).toBe(0);
});

test("a plan without a price is sold by an offer only, at the offer's price and without credit", () => {
  expect(ask(enterprise)).toEqual({ notForSale: "no_price" });
  const buyer = { open: [bought(basic, daysAgo(3))], now, timeZone: zone };
  expect(termsOf(termsFor(enterprise, buyer, { priceMinor: 500_000 }))).toMatchObject({
    kind: "upgrade",
    priceMinor: 500_000,
    creditMinor: 0,
    bases: [{ creditMinor: 0 }],
  });
});

test("a pack belongs to the package whose listings are used now, and needs one with a limit", () => {
  const older = bought(basic, daysAgo(20));
  const newer = bought(basic, daysAgo(5));
  expect(termsOf(ask(pack, newer, older))).toMatchObject({
    kind: "pack",
    bases: [{ id: newer.id }],
    period: { endsAt: newer.endsAt },
  });
  expect(ask(pack)).toEqual({ notForSale: "no_package" });
  expect(ask(pack, bought(basic, daysAgo(-1)))).toEqual({ notForSale: "no_package" });
  expect(ask(pack, bought(enterprise, daysAgo(1), { listingQuota: null }))).toEqual({ notForSale: "unlimited" });
});

test("whatever is open, a total is never negative and adds up", () => {
  const open = fc.array(
    fc.record({
      plan: fc.constantFrom(basic, professional, enterprise),
      days: fc.integer({ min: -40, max: 27 }),
      worthMinor: fc.nat(40_000),
      used: fc.nat(12),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(
      open,
      fc.constantFrom(basic, professional, enterprise, pack),
      fc.nat(60_000),
      (packages, wanted, off) => {
        const answer = ask(
          wanted,
          ...packages.map(({ plan, days, worthMinor, used }) => bought(plan, daysAgo(days), { worthMinor, used })),
        );
        if ("notForSale" in answer) return;
        const { priceMinor, creditMinor, period } = answer.terms;
        const { discountMinor, amountMinor } = payable(answer.terms, off);
        expect(amountMinor).toBe(priceMinor - creditMinor - discountMinor);
        expect(Math.min(amountMinor, discountMinor, creditMinor)).toBeGreaterThanOrEqual(0);
        expect(period.endsAt > now).toBe(true);
      },
    ),
  );
});
