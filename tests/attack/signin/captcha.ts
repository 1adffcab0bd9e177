/** The arithmetic question answered without reckoning, twice, late, or with a question of one's own; and owners locked out by guesses. */
import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { captchaToken } from "#contract/captcha";
import { held, type Try } from "../suite/try.ts";
import type { SignInSubject } from "./subject.ts";

const WRONG = "Wrong!Guess42";

export function captcha(at: SignInSubject): Try[] {
  const question = async () => {
    const asked = await at.house.backend.captcha?.issue("10.0.0.1");
    if (!asked) throw new Error("no captcha");
    return asked;
  };
  const own = (secret: string, over: object = {}) =>
    new SignJWT({ left: 1, operator: "+", right: 1, ...over })
      .setProtectedHeader({ alg: "HS256" })
      .setJti(randomUUID())
      .setAudience("captcha")
      .setExpirationTime("5m")
      .sign(new TextEncoder().encode(secret));
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { left: 1, operator: "+", right: 1, jti: randomUUID(), aud: "captcha", exp: 33_000_000_000 };
  const answers: Record<string, () => Promise<string | undefined>> = {
    "no answer": async () => undefined,
    "an empty answer": async () => "",
    "the question without an answer": async () => (await question()).challenge,
    "the question with a letter": async () => `${(await question()).challenge}~x`,
    "a wrong answer": async () => captchaToken((await question()).challenge, 999),
    "two answers": async () => `${(await question()).challenge}~2~3`,
    "every answer at once": async () => `${(await question()).challenge}~-9|0|1|2`,
    "an answer as long as a book": async () => `${(await question()).challenge}~${"9".repeat(1_500)}`,
    "a question signed with nothing": async () => captchaToken(`${encoded({ alg: "none" })}.${encoded(claims)}.`, 2),
    "a question signed with another key": async () => captchaToken(await own("another"), 2),
    "a question signed with the public key": async () => captchaToken(await own(at.subject.key), 2),
    numbers: async () => "1~1",
    "only a sign": async () => "~",
    "an access token": async () => {
      const { client } = await at.subject.person();
      return captchaToken((await client.auth.getSession()).data.session?.access_token ?? "", 2);
    },
  };
  /** A right password after a failure elsewhere, with that answer: the code it is refused with. */
  const attempt = async (person: { email: string; password: string }, token: string | undefined) => {
    const options = token === undefined ? {} : { captchaToken: token };
    const { error } = await at.client().auth.signInWithPassword({ ...person, options });
    return error?.code ?? null;
  };
  const afterFailure = async () => {
    await at.forgetLimits();
    const { email, password } = await at.subject.person();
    await attempt({ email, password: WRONG }, undefined);
    return { email, password };
  };
  return [
    ...Object.entries(answers).map(([name, make]) => ({
      name: `captcha: ${name}`,
      run: async () => {
        const person = await afterFailure();
        held((await attempt(person, await make())) !== null, "it was taken for the right answer");
      },
    })),
    {
      name: "captcha: a right answer twice",
      run: async () => {
        const person = await afterFailure();
        const used = await at.solved();
        await attempt({ ...person, password: WRONG }, used);
        held((await attempt(person, used)) !== null, "it was taken twice");
      },
    },
    {
      name: "captcha: one right answer for twenty guesses at the same moment",
      run: async () => {
        const person = await afterFailure();
        const used = await at.solved();
        const codes = await Promise.all(
          Array.from({ length: 20 }, () => attempt({ ...person, password: WRONG }, used)),
        );
        const looked = codes.filter((code) => code === "invalid_credentials").length;
        held(looked <= 1, `${looked} guesses were looked at`);
      },
    },
    {
      name: "captcha: a right answer after six minutes",
      run: async () => {
        const person = await afterFailure();
        const late = await at.solved();
        at.house.advance(6 * 60_000);
        held((await attempt(person, late)) !== null, "it was taken late");
      },
    },
    ...lockOut(at),
  ];
}

/** Guesses at the same moment. */
const AT_ONCE = 20;

/** Wrong guesses at an account; then its owner comes with the right password and a solved captcha. */
function lockOut(at: SignInSubject): Try[] {
  const cases = [
    { guesses: 10, networks: 10, owner: "elsewhere" },
    { guesses: 50, networks: 50, owner: "elsewhere" },
    { guesses: 60, networks: 60, owner: "elsewhere" },
    { guesses: 120, networks: 120, owner: "elsewhere" },
    { guesses: 60, networks: 6, owner: "elsewhere" },
    { guesses: 400, networks: 2, owner: "elsewhere" },
    { guesses: 60, networks: 60, owner: "on a device seen before" },
    { guesses: 60, networks: 60, owner: "in capitals" },
    { guesses: 60, networks: 60, owner: "without a captcha, guesses without one" },
  ] as const;
  return cases.map(({ guesses, networks, owner }) => ({
    name: `lock-out: ${guesses} wrong guesses from ${networks} networks, the owner ${owner}`,
    run: async () => {
      await at.forgetLimits();
      const person = await at.subject.person();
      const addresses = Array.from({ length: networks }, (_, n) => `198.51.${Math.floor(n / 250)}.${n % 250}`);
      const solves = !owner.startsWith("without");
      const guess = async (n: number) => {
        const { auth } = at.subject.client({ address: addresses[n % networks] ?? "" });
        const options = solves ? { captchaToken: await at.solved() } : {};
        await auth.signInWithPassword({ email: person.email, password: WRONG, options });
      };
      // one after another each would wait for its turn, and none would be in the owner's way
      for (let from = 0; from < guesses; from += AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, guesses - from) }, (_, n) => guess(from + n)));
      const email = owner === "in capitals" ? person.email.toUpperCase() : person.email;
      const browser = owner.includes("seen before") ? person.client : at.client();
      const options = { captchaToken: await at.solved() };
      const { error } = await browser.auth.signInWithPassword({ email, password: person.password, options });
      held(!error, `the owner with the right password and a solved captcha is refused (${error?.code})`);
    },
  }));
}
