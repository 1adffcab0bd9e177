/**
 * Who may have a password checked, and when. Strangers' guesses never keep the owner out: a browser that has signed in to
 * the account before enters at once; any other solves the captcha after a failure and waits for its turn, the longer the
 * more was guessed, but is not refused (decision 0031).
 */
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import type { LimitName } from "#server/backend/embedded/shared/limits";
import { enterCrowd, isCrowded } from "#server/work/passwords";
import { isKnownDevice } from "./device.ts";
import { AuthProblem } from "./problem.ts";

/** Wrong passwords a known browser may give in a day before it is treated as any other. */
const mostOfKnown = 10;

/** From which attempt on a turn is needed, and whose pace that is. The last that applies counts. */
const paces = {
  /** Within an hour: of one network at one account. */
  pair: [{ from: 10, turn: "turnPair" }],
  /** Within an hour: of one network, at all accounts. An office mistypes less. */
  address: [{ from: 61, turn: "turnAddress" }],
  /** Within a day: at one account, from everywhere. */
  account: [
    { from: 21, turn: "turnAccount" },
    { from: 61, turn: "turnAccountSlow" },
    { from: 201, turn: "turnAccountSlowest" },
  ],
} as const satisfies Record<string, readonly { from: number; turn: LimitName }[]>;

const paceAt = (attempts: number, steps: readonly { from: number; turn: LimitName }[]): LimitName | undefined =>
  steps.findLast((step) => attempts >= step.from)?.turn;

export interface Asker {
  email: string;
  /** Of the network. */
  address: string;
  device: string | null;
  captcha: string | null;
}

/** In a browser that has signed in to the account, or in another, where a question was answered or none was asked. */
export type Admitted = "known" | "answered" | "unasked";

/** Has `check` look at the password when it may be. Throws what that does, captcha_failed, over_request_rate_limit. */
export async function whenAdmitted<T>(
  backend: EmbeddedBackend,
  asker: Asker,
  check: (as: Admitted) => Promise<T>,
): Promise<T> {
  if (await isKnownHere(backend, asker)) return check("known");
  const crowded = isCrowded();
  const leaveCrowd = enterCrowd();
  try {
    const answered = await demandCaptcha(backend, asker, crowded);
    // whoever waits for a turn is in nobody's way
    await waitForTurn(backend, asker, leaveCrowd);
    return await check(answered ? "answered" : "unasked");
  } finally {
    leaveCrowd();
  }
}

/** Whether the browser has signed in to the account before, and may still be treated so. Throws captcha_failed. */
async function isKnownHere(backend: EmbeddedBackend, asker: Asker): Promise<boolean> {
  const { email, device, captcha } = asker;
  if (device && (await isKnownDevice(backend.db, email, device))) {
    const attempts = await backend.limits.count("deviceAttempts", email, device);
    if (attempts > 1 && attempts <= mostOfKnown && !(await backend.captcha.accept(captcha)))
      throw new AuthProblem("captcha_failed");
    if (attempts <= mostOfKnown) return true;
  }
  return false;
}

/**
 * After one failure for the account or from the address the question must be answered; after a flood, and while a crowd signs
 * in, by everybody. Answers whether it was.
 */
async function demandCaptcha({ limits, captcha }: EmbeddedBackend, asker: Asker, crowded: boolean): Promise<boolean> {
  // a crowd that answers nothing costs the database nothing
  if (crowded && asker.captcha === null) throw new AuthProblem("captcha_failed");
  const flood = !(await limits.take("passwordAddress", asker.address));
  const failed =
    flood ||
    crowded ||
    (await limits.spent("failedAccount", asker.email)) ||
    (await limits.spent("failedAddress", asker.address));
  if (failed && !(await captcha.accept(asker.captcha)))
    throw new AuthProblem(flood ? "over_request_rate_limit" : "captcha_failed");
  return failed;
}

/** Browsers that keep no key count as one in their network. */
const withoutKey = "without a key";
/** More than anybody waits in vain within an hour. */
const manyWaits = 1000;
/** Of those who were checked least, the ones come first that have waited in vain before. */
const standing = (attempts: number, inVain: number): number => (attempts - inVain) * manyWaits - inVain;

/**
 * Attempts are counted before they are checked, so that many at the same moment are counted too, and those that were not
 * checked are given back. At an account the networks come first from which the fewest passwords were checked there; in a
 * network the browsers that have tried least, so that who shares one with guessers is not behind all of them.
 */
async function waitForTurn(
  backend: EmbeddedBackend,
  { email, address, device }: Asker,
  onWait: () => void,
): Promise<void> {
  const { limits, turns, patience } = backend;
  const browser = device ?? withoutKey;
  const [ofPair, pairInVain, ofBrowser, browserInVain, household, account] = await Promise.all([
    limits.count("guessesPair", email, address),
    limits.used("unservedPair", email, address),
    limits.count("guessesBrowser", address, browser),
    limits.used("unservedBrowser", address, browser),
    limits.count("guessesAddress", address),
    limits.count("guessesAccount", email),
  ]);
  const pair = standing(ofPair, pairInVain);
  const own = standing(ofBrowser, browserInVain);
  const until = performance.now() + patience;
  const ofNetwork = { group: browser, standing: own, rank: pair };
  const ofAccount = { group: address, standing: pair, rank: own };
  const waits = [
    { turn: paceAt(ofPair - pairInVain, paces.pair), who: [email, address], place: ofNetwork },
    { turn: paceAt(household, paces.address), who: [address], place: ofNetwork },
    { turn: paceAt(account, paces.account), who: [email], place: ofAccount },
  ];
  let served = true;
  if (waits.some(({ turn }) => turn)) onWait();
  for (const { turn, who, place } of waits) served &&= !turn || (await turns.wait(turn, who, place, until));
  if (served) return;
  // whoever was sent away early, because too many wait, gains nothing by it
  const waited = performance.now() >= until;
  await Promise.all([
    limits.giveBack("guessesAddress", address),
    limits.giveBack("guessesAccount", email),
    waited ? limits.count("unservedPair", email, address) : limits.giveBack("guessesPair", email, address),
    waited ? limits.count("unservedBrowser", address, browser) : limits.giveBack("guessesBrowser", address, browser),
  ]);
  throw new AuthProblem("over_request_rate_limit");
}

export async function noteFailure({ limits }: EmbeddedBackend, { email, address }: Asker): Promise<void> {
  await Promise.all([limits.take("failedAccount", email), limits.take("failedAddress", address)]);
}

/** What others guessed at the account that day stays counted, and is asked for all the same where the browser is known. */
export async function noteSuccess({ limits }: EmbeddedBackend, asker: Asker, as: Admitted): Promise<void> {
  const { email, address, device } = asker;
  if (device) await limits.forget("deviceAttempts", email, device);
  if (as === "known") return;
  await Promise.all([
    limits.forget("failedAccount", email),
    limits.forget("failedAddress", address),
    limits.forget("guessesPair", email, address),
    limits.forget("unservedPair", email, address),
    limits.giveBack("guessesBrowser", address, device ?? withoutKey),
    limits.giveBack("guessesAddress", address),
    limits.giveBack("guessesAccount", email),
  ]);
}
