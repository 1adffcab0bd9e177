/**
 * Strangers keep no owner out: with the right password and a solved captcha, or in a browser that has signed in before,
 * an account opens whatever others try; and what others try stays few.
 */
import { expect } from "vitest";
import { readSecurityToken, securityToken } from "#contract/device-key";
import { hashInThread } from "#server/work/passwords";
import {
  answerOf,
  goodPassword,
  type HouseSubject,
  newDevice,
  newEmail,
  type Person,
  type Subject,
} from "./subject.ts";
import type { Chapter } from "./suite.ts";

const wrong = "Wrong!Day42";

async function guess(house: HouseSubject, subject: Subject, email: string, address?: string) {
  const options = { captchaToken: await answerOf(house) };
  const client = subject.client(address ? { address } : {});
  return (await client.auth.signInWithPassword({ email, password: wrong, options })).error?.code;
}

/** An account, and the browser its owner has signed in with. */
export async function ownerAt(subject: Subject): Promise<Person & { device: string }> {
  const person = await subject.person();
  const device = newDevice();
  const { error } = await subject.client().auth.signInWithPassword({ ...person, options: { captchaToken: device } });
  if (error) throw error;
  return { ...person, device };
}

const withCaptcha = async (house: HouseSubject, device: string, off = 0) =>
  securityToken({ ...readSecurityToken(device), captcha: await answerOf(house, off) }) ?? "";

export const lockOutCases: Chapter = ({ house }) => {
  house("after sixty wrong guesses from everywhere the owner enters with a solved captcha", async (h, s) => {
    const person = await s.person();
    const codes = await Promise.all(Array.from({ length: 60 }, () => guess(h, s, person.email)));
    expect(new Set(codes)).toEqual(new Set(["invalid_credentials", "over_request_rate_limit"]));
    const options = { captchaToken: await answerOf(h) };
    const owner = await s.client().auth.signInWithPassword({ ...person, options });
    expect(owner.error).toBeNull();
  });

  house("in a browser that has signed in before the owner enters without one, from any network", async (h, s) => {
    const owner = await ownerAt(s);
    const address = "10.66.1.1";
    for (let n = 0; n < 12; n++) await guess(h, s, owner.email, address);
    const options = { captchaToken: owner.device };
    const near = await s.client({ address }).auth.signInWithPassword({ ...owner, options });
    expect(near.error, "the guesser's own network").toBeNull();
    expect((await s.client().auth.signInWithPassword({ ...owner, options })).error).toBeNull();
    const other = { captchaToken: newDevice() };
    const stranger = await s.client().auth.signInWithPassword({ email: owner.email, password: wrong, options: other });
    expect(stranger.error?.code, "another browser is asked").toBe("captcha_failed");
  });

  house(
    "a known browser is asked after its own failure, and after ten wrong guesses a day it is known no more",
    async (h, s) => {
      const owner = await ownerAt(s);
      const attempt = async (password: string, captchaToken: string) =>
        (await s.client().auth.signInWithPassword({ email: owner.email, password, options: { captchaToken } })).error
          ?.code;
      expect(await attempt(wrong, owner.device)).toBe("invalid_credentials");
      expect(await attempt(goodPassword, owner.device)).toBe("captcha_failed");
      expect(await attempt(goodPassword, await withCaptcha(h, owner.device))).toBeUndefined();
      for (let n = 0; n < 11; n++) await attempt(wrong, await withCaptcha(h, owner.device));
      await h.db
        .deleteFrom("house.rate_limits" as never)
        .where("key" as never, "like", "failedA%" as never)
        .execute();
      for (let n = 0; n < 2; n++) await guess(h, s, owner.email);
      expect(await attempt(goodPassword, owner.device)).toBe("captcha_failed");
      expect(await attempt(goodPassword, await withCaptcha(h, owner.device))).toBeUndefined();
    },
  );

  house(
    "while a crowd waits, a browser nobody knows answers the question first, and a known one enters",
    async (h, s) => {
      const [owner, newcomer] = [await ownerAt(s), await s.person()];
      const guessed = (n: number) => ({ kind: "signIn", from: `10.66.7.${n}`, about: `n${n}` }) as const;
      const crowd = Promise.all(Array.from({ length: 60 }, (_, n) => hashInThread(wrong, 9, guessed(n))));
      const enter = async (person: Person, captchaToken?: string) =>
        (
          await s
            .client()
            .auth.signInWithPassword({ ...person, ...(captchaToken ? { options: { captchaToken } } : {}) })
        ).error?.code;
      expect(await enter(newcomer)).toBe("captcha_failed");
      expect(await enter(owner, owner.device)).toBeUndefined();
      expect(await enter(newcomer, await answerOf(h))).toBeUndefined();
      await crowd;
      expect(await enter(await s.person())).toBeUndefined();
    },
  );

  house("a new password makes strangers of the other browsers", async (h, s) => {
    const owner = await ownerAt(s);
    const elsewhere = newDevice();
    const client = s.client();
    await client.auth.signInWithPassword({ ...owner, options: { captchaToken: elsewhere } });
    const password = "Better!Day43";
    expect((await client.auth.updateUser({ password, current_password: goodPassword })).error).toBeNull();
    await guess(h, s, owner.email);
    const attempt = async (captchaToken: string) =>
      (await s.client().auth.signInWithPassword({ email: owner.email, password, options: { captchaToken } })).error
        ?.code;
    expect(await attempt(owner.device)).toBe("captcha_failed");
    expect(await attempt(elsewhere)).toBeUndefined();
  });

  house("guesses wait for their turn: few a network, few an account, known or not", async (h, s) => {
    const person = await s.person();
    for (const email of [person.email, newEmail()]) {
      const codes = await Promise.all(Array.from({ length: 40 }, () => guess(h, s, email)));
      const checked = codes.filter((code) => code === "invalid_credentials").length;
      expect(checked, email).toBeGreaterThanOrEqual(20);
      expect(checked, email).toBeLessThan(28);
    }
  });

  house(
    "whoever has tried least is served first, so that one network's queue keeps nobody else waiting",
    async (h, s) => {
      const person = await s.person();
      const networks = Array.from({ length: 11 }, (_, n) => `10.66.2.${n}`);
      for (let round = 0; round < 2; round++)
        await Promise.all(networks.map((address) => guess(h, s, person.email, address)));
      const queue = [...networks, ...networks].map((address) => guess(h, s, person.email, address));
      const options = { captchaToken: await answerOf(h) };
      const owner = await s.client().auth.signInWithPassword({ ...person, options });
      expect(owner.error).toBeNull();
      await Promise.all(queue);
    },
  );

  house("who waited in vain comes first the next time, before strangers from ever new networks", async (h, s) => {
    const person = await s.person();
    const address = "10.66.4.4";
    await Promise.all(Array.from({ length: 21 }, () => guess(h, s, person.email)));
    const asOwner = async () => {
      const options = { captchaToken: await answerOf(h) };
      return (await s.client({ address }).auth.signInWithPassword({ ...person, options })).error?.code;
    };
    const crowd = () => Array.from({ length: 30 }, () => guess(h, s, person.email));
    // in thirty to one some try is in vain; what is shown is that the one after it is not
    for (let tries = 0; tries < 20; tries++) {
      const others = crowd();
      const code = await asOwner();
      await Promise.all(others);
      if (code === undefined) continue;
      expect(code).toBe("over_request_rate_limit");
      const again = crowd();
      expect(await asOwner()).toBeUndefined();
      await Promise.all(again);
      return;
    }
    throw new Error("nobody waited in vain");
  });

  house("a flood of one network is refused, but not with a solved captcha", async (h, s) => {
    const person = await s.person();
    const address = "10.66.3.3";
    await h.db.deleteFrom("house.rate_limits" as never).execute();
    const bare = () => s.client({ address }).auth.signInWithPassword({ email: newEmail(), password: wrong });
    const codes = new Set<string | undefined>();
    // fewer at once than make a crowd, which is asked for an answer before it is counted
    for (let n = 0; n < 62; n++) {
      for (const { error } of await Promise.all(Array.from({ length: 5 }, bare))) codes.add(error?.code);
    }
    expect(codes).toContain("over_request_rate_limit");
    const options = { captchaToken: await answerOf(h) };
    expect((await s.client({ address }).auth.signInWithPassword({ ...person, options })).error).toBeNull();
  });
};
