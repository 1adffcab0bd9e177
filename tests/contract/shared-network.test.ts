/** Guessers and an owner in one network: the owner enters in a browser nobody has seen, whatever browsers the others say they are. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSecurityToken, securityToken } from "#contract/device-key";
import { freshDatabase } from "../support/database.ts";
import { answerOf, newDevice, openHouse, type Subject } from "./subject.ts";

const pace = { points: 1, duration: 0.4 };
/** Every turn a person may have to wait for comes within the patience of the test's house, as it does in the product's. */
const quick = {
  turnPair: pace,
  turnAddress: pace,
  turnAccount: pace,
  turnAccountSlow: pace,
  turnAccountSlowest: pace,
};
const GUESSERS = 25;

let subject: Subject;
beforeAll(async () => {
  subject = await openHouse(await freshDatabase(), "embedded", quick);
});
afterAll(() => subject.close());

const keys = Array.from({ length: GUESSERS }, newDevice);
const crowds = [
  { name: "without keys", address: "10.66.5.1", keyOf: () => null, tries: 1 },
  { name: "of one key each", address: "10.66.5.2", keyOf: (at: number) => keys[at] ?? null, tries: 1 },
  // each looks like the owner, who is before them once they have waited
  { name: "with ever new keys", address: "10.66.5.3", keyOf: newDevice, tries: 2 },
];

test.concurrent.each(crowds)(
  "25 guessers in browsers $name: the owner enters at try $tries at the latest",
  async (crowd) => {
    const { house } = subject;
    if (!house) throw new Error("the house's own sign-in is tested");
    const { email, password } = await subject.person();
    const attempt = async (said: string, key: string | null) => {
      const answer = await answerOf(house);
      const captchaToken = key === null ? answer : securityToken({ ...readSecurityToken(key), captcha: answer });
      const options = captchaToken === undefined ? {} : { captchaToken };
      const { auth } = subject.client({ address: crowd.address });
      return (await auth.signInWithPassword({ email, password: said, options })).error?.code ?? "entered";
    };
    let over = false;
    let checked = 0;
    const guessing = keys.map(async (_, at) => {
      while (!over) if ((await attempt("Wrong!Day42", crowd.keyOf(at))) === "invalid_credentials") checked += 1;
    });
    const browser = newDevice();
    const said: string[] = [];
    try {
      // turns are taken, and each of them has had one
      while (checked < GUESSERS + 10) await sleep(50);
      while (said.length < crowd.tries && !said.includes("entered")) said.push(await attempt(password, browser));
    } finally {
      over = true;
      await Promise.all(guessing);
    }
    expect(said.at(-1)).toBe("entered");
  },
);
