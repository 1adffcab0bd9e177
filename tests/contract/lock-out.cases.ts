/**
 * Strangers keep no owner out: with the right password and a solved captcha, or in a browser that has signed in before,
 * an account opens whatever others try; and what others try stays few.
 */
import { sql } from "kysely";
import { expect } from "vitest";
import { readSecurityToken, securityToken } from "#contract/device-key";
import {
  answerOf,
  goodPassword,
  type HouseSubject,
  linkOf,
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
async function ownerAt(subject: Subject): Promise<Person & { device: string }> {
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

  house("strangers who guess digits keep nobody from typing the own, nor from the link", async (h, s) => {
    for (const how of ["digits", "link"] as const) {
      const [email, device] = [newEmail(), newDevice()];
      const options = { captchaToken: device };
      await s.client().auth.signUp({ email, password: goodPassword, options });
      const { code, tokenHash } = linkOf(await h.mailTo(email));
      const wrongs = Array.from({ length: 15 }, (_, n) => `${(Number(code) + n + 1) % 1_000_000}`.padStart(6, "0"));
      const refusals = await Promise.all(
        wrongs.map(async (token) => (await s.client().auth.verifyOtp({ email, token, type: "signup" })).error?.code),
      );
      expect(new Set(refusals)).toEqual(new Set(["otp_expired", "over_request_rate_limit"]));
      const elsewhere = await s.client().auth.verifyOtp({ email, token: code, type: "signup" });
      expect(elsewhere.error, "guessed out elsewhere").not.toBeNull();
      const answer = { type: "signup", options } as const;
      const mine = how === "digits" ? { ...answer, email, token: code } : { ...answer, token_hash: tokenHash };
      expect((await s.client().auth.verifyOtp(mine)).error).toBeNull();
    }
  });

  house("the digits of a mail bear few guesses, at the same moment and in the browser that asked too", async (h, s) => {
    const [email, captchaToken] = [newEmail(), newDevice()];
    const options = { captchaToken };
    await s.client().auth.signUp({ email, password: goodPassword, options });
    const { code, tokenHash } = linkOf(await h.mailTo(email));
    const wrongs = Array.from({ length: 8 }, (_, n) => `${(Number(code) + n + 1) % 1_000_000}`.padStart(6, "0"));
    await Promise.all(wrongs.map((token) => s.client().auth.verifyOtp({ email, token, type: "signup", options })));
    const right = await s.client().auth.verifyOtp({ email, token: code, type: "signup", options });
    expect(right.error?.code).toBe("otp_expired");
    const { rows } = await sql<{ here: number; elsewhere: number }>`
      select guesses_here as here, guesses_elsewhere as elsewhere from house.one_time_codes c
      join auth.one_time_tokens t on t.id = c.token_id where t.relates_to = ${email}`.execute(h.db);
    expect(rows).toEqual([{ here: 5, elsewhere: 0 }]);
    expect((await s.client().auth.verifyOtp({ token_hash: tokenHash, type: "signup" })).error).toBeNull();
  });

  house(
    "whoever asks for many mails a day gets digits too long to guess, which work when they are typed",
    async (h, s) => {
      const person = await s.person();
      const lengths: number[] = [];
      let typed = "";
      for (let n = 0; n < 7; n++) {
        await h.db
          .deleteFrom("house.rate_limits" as never)
          .where("key" as never, "like", "mail%" as never)
          .execute();
        const before = h.mails.length;
        await s.client().auth.resetPasswordForEmail(person.email);
        const mail = await h.mailTo(person.email, before);
        typed = /\n(\d{6,})\n/.exec(mail.text)?.[1] ?? "";
        lengths.push(typed.length);
      }
      expect(lengths).toEqual([6, 6, 6, 6, 6, 12, 12]);
      const opened = await s.client().auth.verifyOtp({ email: person.email, token: typed, type: "recovery" });
      expect(opened.error).toBeNull();
    },
  );

  house(
    "strangers who use up an address's mails leave a link that works, and the owner's browser its own",
    async (h, s) => {
      const owner = await ownerAt(s);
      const before = h.mails.length;
      const ask = async (options: object = {}) =>
        (await s.client().auth.resetPasswordForEmail(owner.email, options)).error?.code;
      for (let n = 0; n < 7; n++) {
        await ask();
        await h.db
          .deleteFrom("house.rate_limits" as never)
          .where("key" as never, "like", "mailMinute%" as never)
          .execute();
      }
      expect(await ask()).toBe("over_email_send_rate_limit");
      const theirs = h.mails.slice(before).filter((mail) => mail.to === owner.email);
      expect(theirs).toHaveLength(6);
      expect(await ask({ captchaToken: owner.device })).toBeUndefined();
      await h.mailTo(owner.email, before + 6);
      for (const mail of [theirs[0], h.mails.at(-1)]) {
        if (!mail) throw new Error("no mail");
        const answer = { token_hash: linkOf(mail).tokenHash, type: "recovery" } as const;
        expect((await s.client().auth.verifyOtp(answer)).error).toBeNull();
      }
    },
  );

  house("strangers who use up an address's confirming mails keep nobody from signing up with it", async (h, s) => {
    const [email, device] = [newEmail(), newDevice()];
    for (let n = 0; n < 6; n++) {
      await s.client().auth.signUp({ email, password: `Stranger!Was${n}` });
      h.advance(61_000);
      await h.db
        .deleteFrom("house.rate_limits" as never)
        .where("key" as never, "like", "mailMinute%" as never)
        .execute();
    }
    await expect.poll(() => h.mails.filter((mail) => mail.to === email).length).toBe(6);
    const options = { captchaToken: device };
    expect((await s.client().auth.signUp({ email, password: goodPassword, options })).error).toBeNull();
    const { tokenHash } = linkOf(await h.mailTo(email));
    const client = s.client();
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: "signup" })).error).toBeNull();
    expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
  });

  house("mails to one address that strangers ask for end at twelve a day and one an hour", async (h, s) => {
    const email = newEmail();
    const codes: (string | undefined)[] = [];
    const forget = (name: string) =>
      h.db
        .deleteFrom("house.rate_limits" as never)
        .where("key" as never, "like", `${name}%` as never)
        .execute();
    for (let n = 0; n < 15; n++) {
      codes.push((await s.client().auth.resetPasswordForEmail(email)).error?.code);
      await forget("mailMinute");
      await forget("mailAccount");
    }
    expect(codes.filter((code) => code === undefined)).toHaveLength(13);
    await forget("mailHour");
    expect((await s.client().auth.resetPasswordForEmail(email)).error).toBeNull();
  });

  house(
    "who holds one session guesses the password few times, and keeps the owner's other session from nothing",
    async (h, s) => {
      const person = await s.person();
      const thief = s.client();
      await thief.auth.signInWithPassword(person);
      const codes: (string | undefined)[] = [];
      for (let n = 0; n < 12; n++) {
        const change = { password: "Better!Day43", current_password: `${wrong}${n}` };
        codes.push((await thief.auth.updateUser(change)).error?.code);
      }
      expect(codes).toEqual([
        ...Array(10).fill("current_password_mismatch"),
        ...Array(2).fill("over_request_rate_limit"),
      ]);
      for (let n = 0; n < 12; n++) await thief.auth.updateUser({ password: "Better!Day43", nonce: "000000" });
      expect((await person.client.auth.reauthenticate()).error).toBeNull();
      const [code = ""] = /\b\d{6}\b/.exec((await h.mailTo(person.email)).text) ?? [];
      const changed = await person.client.auth.updateUser({ password: "Better!Day43", nonce: code });
      expect(changed.error).toBeNull();
    },
  );

  house("a flood of one network is refused, but not with a solved captcha", async (h, s) => {
    const person = await s.person();
    const address = "10.66.3.3";
    await h.db.deleteFrom("house.rate_limits" as never).execute();
    const bare = () => s.client({ address }).auth.signInWithPassword({ email: newEmail(), password: wrong });
    const codes = new Set<string | undefined>();
    for (let n = 0; n < 31; n++) {
      for (const { error } of await Promise.all(Array.from({ length: 10 }, bare))) codes.add(error?.code);
    }
    expect(codes).toContain("over_request_rate_limit");
    const options = { captchaToken: await answerOf(h) };
    expect((await s.client({ address }).auth.signInWithPassword({ ...person, options })).error).toBeNull();
  });
};
