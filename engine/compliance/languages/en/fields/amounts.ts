/** Sums as agents say them, and the words that make a floor, a ceiling or a guess of one. */
import { across, list } from "#engine/compliance/frames/language";

const digits = "one, two, three, four, five, six, seven, eight, nine";
const tail =
  "ones, twos, threes, fours, fives, sixes, sevens, eights, nines, 1s, 2s, 3s, 4s, 5s, 6s, 7s, 8s, 9s, 200s, 300s, 400s, 500s, 600s, 700s, 800s, 900s, $ 300s, $ 400s, $ 500s, $ 600s, $ 700s, $ 800s, $ 900s, one millions, $ 1 millions, $ 1m s, millions, six figures, seven figures, eight figures";

/** Every home on sale now was bought in it or before. */
const LAST_PAST_YEAR = 2025;

export const amounts = {
  "round-sum": [
    ...across("low, mid, high, upper, early, late, very high, very low, mid to high, low to mid, late", tail),
    ...across("low, mid, high, upper", digits),
    ...across(
      digits,
      "point one, point two, point three, point four, point five, point six, point seven, point eight, point nine",
    ),
    ...across(
      digits,
      "hundred thousand, hundred and fifty, hundred and fifty thousand, hundred, fifty, million, and a half million, and a half",
    ),
    ...across(
      digits,
      "ten, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, twenty five, seventy five, ninety five",
    ),
    ...list(`half a million, half a mil, three quarters of a million, a quarter of a million, a million, a mil, a million and a half, one and a half million, a million dollars, six figures, seven figures,
      {num} thousand, {num} hundred thousand, {num} hundred, the magic million, the million, million mark`),
  ],
  amount: ["<round-sum>", "<sum>", "<hundreds>", "<worded-sum>", "{num} k s", "$ {num}"],
  /** Years that are over: what was paid in one is no price asked. */
  "past-year": Array.from({ length: LAST_PAST_YEAR - 1949 }, (_, at) => String(1950 + at)),
  /** What makes a sum the least that is taken. */
  floor: list(
    `floor, floor price, entry point, entry price, entry level, entry, minimum, min, minimum bid, minimum offer, lowest, lowest offer, launching pad, launch pad, starting point, start point, start price, starting price, starting figure, starting offer, springboard, stepping stone, base price, base, baseline, bottom line, bottom dollar, opening price, opening offer, opening figure, opener, kick off, kicks off, kick off price, kicking off, jumping off point, threshold, ground floor, reserve price of, conservative, conservatively, modest, at the very least, at least, at a minimum, no less than, not less than, not below, not under, no lower than, upwards of, upward of, north of, in excess of, excess of, better than, greater than, exceeding, exceeds, exceed, above, over, beyond, past, from, starting at, starting from, starts at, starts from, starting in, priced from, more than`,
  ),
  /** What is done with an offer. */
  taken: list(
    `take, taken, takes, taking, accept, accepted, accepts, accepting, consider, considered, considering, entertain, entertained, entertaining, seek, sought, seeking, invite, invited, inviting, ask for, asked for, asked, asking, want, wanted, need, needed, require, required, encourage, encouraged, expect, expected, solicit, solicited, welcome, allowed, permitted, necessary, charged, paid, sought or accepted`,
  ),
  /** Said behind a sum: there is more to come. */
  upward: list(
    `plus, +, and climbing, and rising, and counting, and up, and upwards, and upward, and above, and over, and beyond, and north, and then some, and change, and some, or more, or above, or over, or better, or upwards, or north, upwards, upward, onwards, buyers only, as a launching pad, as a starting point, as a springboard, as a floor, as an opener, as the base, is the floor, is the minimum, is the base, is the entry, is entry, is the start, is only the start, is just the start, is a start, is the starting point, is where it starts, is where we start, is where bidding starts, is where we begin, to begin, to start, to get started, to kick off, starter, gets you in the door, gets you a look, gets you started, opens the door, opens the conversation, opens the batting, starts the conversation, starts the ball rolling, starts the chat, starts talks, before we talk, before they'll talk, bare minimum, at minimum, minimum, and we'll see, we'll see where it lands, see where it lands, a bit more, a little more, bit extra, odd`,
  ),
  "about-sum": list(
    `around, about, roughly, approx, approximately, circa, c, ca, near, nearing, nudging, knocking on, close to, near to, in the region of, in the order of, in the vicinity of, in the ballpark of, ballpark, somewhere around, somewhere near, something like, give or take, say, think, mid to high`,
  ),
  "sale-guess": list(
    `valued, values, value, valuation, rates it, rate it, rated, worth, appraised, appraisal, reserve, guide, estimate, estimated, feedback, talking, talk, whisper, whispers, rumour, expect, expects, expected, expecting, fetch, fetches, fetched, made, make, makes, got, get, gets, bring, brings, brought, achieve, achieved, sold, sell, sells, go for, goes for, went for, change hands, changed hands, paid, offer, offered, offers, bid, bids, bidding, knocked back, rejected, refused, turned down, reckon, guess, tip, tipped, punt, hope, hopes, hoping, want, wants, chasing, target, budget, budgets, afford, spend, chance, buy, buys, secure, secures, win, wins, take it, takes it, steal it, land, lands, hit, hits, crack, reach, pass, listed, asking, price, priced, quoted, number, figure, ceiling, limit, pre approval, approved, mortgage of, less than, more than, under, over`,
  ),
};
