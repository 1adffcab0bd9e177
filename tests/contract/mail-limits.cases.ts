/** Strangers who guess digits or use up an address's mails keep its owner from nothing, and what they may guess stays little. */
import { sql } from "kysely";
import { expect } from "vitest";
import { ownerAt } from "./lock-out.cases.ts";
import { goodPassword, linkOf, newDevice, newEmail } from "./subject.ts";
import type { Chapter } from "./suite.ts";

const wrong = "Wrong!Day42";

export const mailLimitCases: Chapter = ({ house }) => {
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
};
