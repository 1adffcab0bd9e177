/** Sums, shares, terms of credit, rents and the words around prices. */
import { across, type Field, list } from "#engine/compliance/frames/language";

const ones =
  "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, a couple, a";

const things =
  "homes, properties, flats, rooms, houses, apartments, listings, studios, tenants, landlords, years, branches, offices, sq ft, sqm, square feet, square metres, bedrooms, parking spaces";

export const money: Record<string, readonly string[] | Field> = {
  /** Sums and shares in words. */
  "worded-sum": across(
    ones,
    "hundred, thousand, grand, million, hundred dollars, thousand dollars, hundred pounds, dollars, bucks, pounds, quid",
  ),
  currency: list(`$, £, €, a $, us $, s $, hk $, au $, hkd, sgd, aud, gbp, usd, cad`),
  number: list(
    `{num}, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, million, a hundred, half a, a few, twenty five, one hundred and twenty, nine eighty`,
  ),
  percent: list(`%, percent, per cent, pct, p.c.`),
  grand: list(
    `grand, k, thousand, m, mil, million, bucks, dollars, quid, pounds, hundred, g, large, million and a half`,
  ),
  monthly: list(
    `a month, per month, monthly, / mo, mo, a mo, /mo, p m, pm, pcm, p.c.m., every month, each month, a mo., mth, /mth, a mth, biweekly, bi weekly, a fortnight, every two weeks`,
  ),
  weekly: list(
    `a week, per week, weekly, pw, p w, / wk, wk, /wk, /week, week, a wk, pcm, per calendar month, a month, per month, monthly, p.w.`,
  ),
  /** Behind "pay extra", "offer more", "go over": it is no more rent that is meant. */
  "beside-rent": {
    words: [
      ...list(
        `for, towards, toward, if you use, if they use, separately, space, storage, light, room, privacy, comfort, choice, flexibility, details, information, help, support,
    the weekend, the weekends, weekends, a weekend, the bank holiday, the holidays, christmas, easter, the summer, the phone, the counter, the road, the bridge, the details, the paperwork, the inventory, the terms,
    the tenancy, the term, the year, the course, time`,
      ),
      ...across(
        "{num}, than {num}, than just {num}, than a, than a hundred, than forty, than fifty, than twenty",
        things,
      ),
      ...list("than just, than a home, than a house, than a flat, than a place"),
    ],
    except: [
      "for (it|this|that|the flat|the home|the house|the keys|the tenancy|the privilege|the place|the property|the apartment|the right|the chance|priority|a quick|first)",
    ],
  },
  /** Who offers what is let: "we offer more than 40 homes". */
  "offered-by": list(
    `we, it, which, flat, home, house, apartment, studio, property, building, garden, room, kitchen, lounge, layout, landlord, agency, area, street, development, bedroom, location, branch, office, team, on`,
  ),
  apr: list(`apr, annual percentage rate`),
  down: list(`down, down payment, downpayment, deposit down, money down, upfront, cash down, up front`),
  payment: list(
    `payment, payments, installment, installments, instalment, instalments, repayment, repayments, mortgage payment, mortgage payments, p & i, pi`,
  ),
  term: list(
    `year fixed, year mortgage, year loan, yr fixed, year term, years and it's all yours, year note, year amortization, years to pay, months to pay, payments, year arm`,
  ),
  over: list(
    `over, above, from, starting, starting from, starting at, starting in, north of, better than, in excess of, excess of, upwards of, exceed, exceeds, exceeding, beyond, more than, no less than, not less than, past, plus, around, at least, higher than, anything over, anything above, anything better than, from the, circa, outbid, beat, topping, top of, into the`,
  ),
  plus: list(
    `plus, +, and then some, and up, and above, or more, and over, ish, onwards, or better, or above, plus plus, ++, or nearest offer, upward, upwards, and upwards, and beyond, and the rest`,
  ),
  offers: list(
    `offers, offer, bids, bid, interest, buyers, buyer interest, expressions of interest, eoi, vendors, vendor, owners, owner, early interest, buyer enquiry, enquiry, thinking, look at, considered, consider, quoting, quoted, quote, guide, price guide, buyer feedback, feedback, budget, budgets, expect, expects, expected, expecting, hoping, start, starts, priced, asking, price, priced from, range`,
  ),
  hundreds: list(
    `the 400s, the 500s, the 600s, the 700s, the 800s, the 900s, low millions, mid millions, low seven figures, change from a million, change out of a million, shy of a million, eight hundreds, nine hundreds, seven hundreds, six hundreds, five hundreds, nine hundred thousand, eight hundred thousand,
    low ones, mid ones, high ones, the twos, low twos, mid twos, high twos, the threes, low threes, mid threes, high threes, the fours, low fours, mid fours, high fours, mid one fours, low one fours, high one fours, the fives, low fives, mid fives, high fives, the sixes, low sixes, mid sixes, high sixes, the sevens, low sevens, mid sevens, high sevens, the eights, low eights, mid eights, high eights, the nines, low nines, mid nines, high nines, low 500s, mid 500s, high 500s, low 600s, mid 600s, high 600s, low 700s, mid 700s, high 700s, low 800s, mid 800s, high 800s, low 900s, mid 900s, high 900s, high 400s, mid 400s, low 400s, one twos, one threes, one fives, one sixes, one sevens, one eights, nine eighty, nine fifty, eight fifty, seven fifty, six fifty, five fifty, starting with a five, starting with a six, starting with a seven, starting with an eight, starting with a nine, starting with five, starting with six, starting with seven, starting with eight, starting with nine, with a seven in front, with an eight in front, with a nine in front, with a six in front, seven figures`,
  ),
  sum: list(
    `$ {num}, £ {num}, € {num}, hk $ {num}, s $ {num}, {num} k, {num} m, {num} mil, {num} million, {num} grand, {num} dollars, {num} pounds, {num} quid`,
  ),
};
