/** How certain a price to come is said to be, how it rises and by how much; and what else rises for certain, by a lease or a law. */
import { across, type Field, list } from "#engine/compliance/frames/language";

const COUNTS =
  "{num}, five, ten, twelve, fifteen, twenty, twenty five, thirty, forty, fifty, sixty, seventy, seventy five, eighty, ninety, hundred, a hundred";
const PARTS = "tenth, eighth, sixth, fifth, quarter, third";

export const priceToCome: Record<string, readonly string[] | Field> = {
  /** Before a verb: "certain to rise". */
  "sure-to": list(
    `guaranteed to, certain to, sure to, bound to, assured to, can't fail to, cannot fail to, can't but, cannot but, can't help but, won't fail to, will not fail to, will never fail to`,
  ),
  /** Beside a verb: "will certainly rise". */
  surely: list(
    `certainly, definitely, surely, undoubtedly, assuredly, indubitably, inevitably, for sure, for certain, without doubt, without a doubt, without question, without fail, no doubt, guaranteed`,
  ),
  /** Before or behind what is said: "we guarantee", "mark my words". */
  "sure-said": list(
    `guaranteed, we guarantee, i guarantee, guarantees, we promise, i promise, we swear, i swear, certain that, is certain, it's certain, a certainty, for certain, for sure, no doubt, little doubt, no question, without doubt, without a doubt, without question, without fail, rest assured, be sure, be certain, mark my words, mark our words, take it from me, count on it, bank on it, take it to the bank, you have our word, my word on it, our word on it, certainly, definitely, assured`,
  ),
  "will-be": list(`will, shall, going to, gonna, it'll, they'll, you'll, this'll, that'll`),
  "rises-in-price": list(
    `rise, climb, jump, leap, soar, surge, grow, gain, appreciate, increase, advance, go up, shoot up, put on, add, be worth, be up, earn`,
  ),
  "rising-in-price": list(
    `rises, climbs, jumps, leaps, soars, surges, grows, gains, appreciates, increases, goes up, shoots up, puts on, adds, is worth`,
  ),
  "a-rise-in-price": list(
    `rise, gain, gains, growth, capital growth, capital gain, capital gains, appreciation, uplift, jump, increase in value, increase in price, price increase, equity gain`,
  ),
  "how-much-dearer": {
    words: [
      ...across(COUNTS, "%, percent, per cent, pct"),
      ...across("a, one, another, two, three", PARTS),
      ...list(
        `two thirds, three quarters, two fifths, three fifths, a half, by half, half as much again, half again, <sum>, <worded-sum>`,
      ),
    ],
    except: [
      "<how-much-dearer> ..1 (bedroom|bathroom|room|floor|storey|level|car|garage|window|storage|space|of an hour|hour|hours|mile|acre|metre|meter|toilet|unit|plot|tree|home|house|person|tenant)",
      "<how-much-dearer> (more|extra)? (floor|living|space|light|storage|seats|trees|efficiency|output|power)",
    ],
  },
  /** What a lease, a bank or a council raises, and what has no price. */
  "raised-by-others": list(
    `rent, rents, rental, ground rent, lease, leases, tenancy, tax, taxes, council tax, rates, rate, charge, charges, levy, levies, fee, fees, dues, hoa, strata, bill, bills, premium, premiums, interest, mortgage, instalment, instalments, installments, repayments, wages, salary, salaries, costs, cost, deposit, buy back price, buyback price, repurchase price,
    traffic, temperature, temperatures, sea, river, water, tide, tides, population, footfall, passengers, visitors, commute, dough, bread`,
  ),
};
