/**
 * An account must not open with the password of somebody who only knew its address: every order of a stranger's and the
 * owner's sign-up, mails asked for again, recovery, invitation, and the click or the digits of either mail.
 */
import type { SupabaseClient } from "@supabase/supabase-js";
import { sql } from "kysely";
import { expect } from "vitest";
import { readSecurityToken } from "#contract/device-key";
import {
  goodPassword,
  type HouseSubject,
  linkOf,
  methodsOf,
  newDevice,
  newEmail,
  type Subject,
  tokensOf,
} from "./subject.ts";
import type { Chapter } from "./suite.ts";

const strangersPassword = "Stranger!Was1st";
const third = "Third!Party99";

/** The client sends the options of a link too, though its types name them for digits only. */
const answer = (token_hash: string, type: "signup" | "recovery", options: { captchaToken: string }) => ({
  token_hash,
  type,
  options,
});

/** Somebody at a browser of their own, which keeps its key as ours does. */
function browser(house: HouseSubject, subject: Subject) {
  const client = subject.client();
  const options = { captchaToken: newDevice() };
  const key = readSecurityToken(options.captchaToken).deviceKey;
  const mailed = async (email: string, ask: () => Promise<{ error: unknown }>) => {
    const before = house.mails.length;
    await house.db.deleteFrom("house.rate_limits" as never).execute();
    // a mail a minute
    house.advance(61_000);
    expect((await ask()).error).toBeNull();
    return linkOf(await house.mailTo(email, before));
  };
  return {
    client,
    key,
    signUp: (email: string, password: string, data: object = {}) =>
      mailed(email, () => client.auth.signUp({ email, password, options: { ...options, data } })),
    /** Without a mail of its own: another one went out within the minute. */
    signUpAtOnce: (email: string, password: string) => client.auth.signUp({ email, password, options }),
    resend: (email: string) => mailed(email, () => client.auth.resend({ type: "signup", email, options })),
    recover: (email: string) => mailed(email, () => client.auth.resetPasswordForEmail(email, options)),
    click: ({ tokenHash, type }: { tokenHash: string; type: string | null }) =>
      client.auth.verifyOtp(answer(tokenHash, type === "recovery" ? "recovery" : "signup", options)),
    digits: (email: string, token: string) => client.auth.verifyOtp({ email, token, type: "signup", options }),
    signIn: async (email: string, password: string) =>
      (await client.auth.signInWithPassword({ email, password, options })).error?.code,
  };
}

/** The mailbox is confirmed, and a password has yet to be set. */
async function expectUnset(subject: Subject, email: string, client: SupabaseClient, passwords: string[]) {
  const { access_token, user } = await tokensOf(client);
  expect(user.email).toBe(email);
  expect(user.email_confirmed_at).toBeTruthy();
  expect(methodsOf(access_token), "as after a recovery").toEqual(["recovery"]);
  for (const password of passwords) {
    const { error } = await subject.client().auth.signInWithPassword({ email, password });
    expect(error?.code, password).toMatch(/^(invalid_credentials|captcha_failed)$/);
  }
  expect((await client.auth.updateUser({ password: third })).error).toBeNull();
  const { data } = await client.auth.refreshSession();
  expect(methodsOf(data.session?.access_token ?? "")).toEqual(["otp"]);
}

export const takeOverCases: Chapter = ({ house }) => {
  house("who signs up and confirms in one browser has the password and the data of the sign-up", async (h, s) => {
    const [email, owner] = [newEmail(), browser(h, s)];
    const link = await owner.signUp(email, goodPassword, { display_name: "阿明" });
    expect((await owner.click(link)).error).toBeNull();
    expect(methodsOf((await tokensOf(owner.client)).access_token)).toEqual(["otp"]);
    expect((await owner.client.from("profiles").select("display_name").single()).data).toEqual({
      display_name: "阿明",
    });
    expect(await owner.signIn(email, goodPassword)).toBeUndefined();
  });

  house("the same by the six digits, typed where the sign-up was made", async (h, s) => {
    const [email, owner] = [newEmail(), browser(h, s)];
    const { code } = await owner.signUp(email, goodPassword);
    expect((await owner.digits(email, code)).error).toBeNull();
    expect(await owner.signIn(email, goodPassword)).toBeUndefined();
  });

  house("who knows the password on another device confirms there, and keeps it", async (h, s) => {
    const [email, desk, phone] = [newEmail(), browser(h, s), browser(h, s)];
    const { code } = await desk.signUp(email, goodPassword);
    expect(await phone.signIn(email, goodPassword)).toBe("email_not_confirmed");
    expect((await phone.digits(email, code)).error).toBeNull();
    expect(await phone.signIn(email, goodPassword)).toBeUndefined();
  });

  house("a mail opened on another device confirms, and asks for a password", async (h, s) => {
    const [email, desk, phone] = [newEmail(), browser(h, s), browser(h, s)];
    const link = await desk.signUp(email, goodPassword);
    expect((await phone.click(link)).error).toBeNull();
    await expectUnset(s, email, phone.client, [goodPassword]);
    expect(await desk.signIn(email, third)).toMatch(/^(captcha_failed)$/);
  });

  house("a stranger's sign-up that the owner clicks brings neither its password nor its name", async (h, s) => {
    const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
    const link = await stranger.signUp(email, strangersPassword, { display_name: "Mallory", lang: "en" });
    expect((await owner.click(link)).error).toBeNull();
    expect((await tokensOf(owner.client)).user.user_metadata).toEqual({});
    expect((await owner.client.from("profiles").select("display_name").single()).data).toEqual({ display_name: null });
    await expectUnset(s, email, owner.client, [strangersPassword]);
  });

  for (const answered of ["the stranger's", "the owner's"]) {
    for (const how of ["link", "digits"]) {
      house(`stranger, then owner: ${how} of ${answered} mail`, async (h, s) => {
        const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
        const first = await stranger.signUp(email, strangersPassword, { display_name: "Mallory" });
        const second = await owner.signUp(email, goodPassword);
        const mail = answered === "the owner's" ? second : first;
        expect((await (how === "link" ? owner.click(mail) : owner.digits(email, mail.code))).error).toBeNull();
        await expectUnset(s, email, owner.client, [strangersPassword, goodPassword]);
        const other = answered === "the owner's" ? first : second;
        expect((await stranger.click(other)).error?.code, "nothing waits any more").toBe("otp_expired");
      });

      house(`owner, then stranger: ${how} of ${answered} mail`, async (h, s) => {
        const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
        const first = await owner.signUp(email, goodPassword);
        const second = await stranger.signUp(email, strangersPassword);
        const mail = answered === "the owner's" ? first : second;
        expect((await (how === "link" ? owner.click(mail) : owner.digits(email, mail.code))).error).toBeNull();
        await expectUnset(s, email, owner.client, [strangersPassword, goodPassword]);
      });
    }
  }

  house(
    "a stranger's sign-up within the minute leaves the owner's link and password unharmed but doubted",
    async (h, s) => {
      for (const strangerFirst of [true, false]) {
        const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
        const [first, second] = strangerFirst ? [stranger, owner] : [owner, stranger];
        const passwords = strangerFirst ? [strangersPassword, goodPassword] : [goodPassword, strangersPassword];
        const link = await first.signUp(email, passwords[0] ?? "");
        expect((await second.signUpAtOnce(email, passwords[1] ?? "")).error).toBeNull();
        expect((await owner.click(link)).error).toBeNull();
        await expectUnset(s, email, owner.client, passwords);
      }
    },
  );

  house("a mail a stranger asks for again confirms the owner's sign-up only in the owner's browser", async (h, s) => {
    for (const inOwnBrowser of [true, false]) {
      const [email, stranger, owner, elsewhere] = [newEmail(), browser(h, s), browser(h, s), browser(h, s)];
      await owner.signUp(email, goodPassword);
      const again = await stranger.resend(email);
      const there = inOwnBrowser ? owner : elsewhere;
      expect((await there.click(again)).error).toBeNull();
      if (inOwnBrowser) expect(await owner.signIn(email, goodPassword)).toBeUndefined();
      else await expectUnset(s, email, elsewhere.client, [goodPassword]);
    }
  });

  house("a stranger who signs up and asks again helps nobody but the owner", async (h, s) => {
    for (const asks of ["stranger", "owner"] as const) {
      const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
      await stranger.signUp(email, strangersPassword);
      const again = await (asks === "stranger" ? stranger : owner).resend(email);
      expect((await owner.click(again)).error).toBeNull();
      await expectUnset(s, email, owner.client, [strangersPassword]);
    }
  });

  house("of two sign-ups, a mail asked for again by either is doubted too", async (h, s) => {
    for (const asks of ["stranger", "owner"] as const) {
      const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
      await owner.signUp(email, goodPassword);
      await stranger.signUp(email, strangersPassword);
      const again = await (asks === "stranger" ? stranger : owner).resend(email);
      expect((await owner.click(again)).error).toBeNull();
      await expectUnset(s, email, owner.client, [strangersPassword, goodPassword]);
    }
  });

  house(
    "a mail asked for again in the browser that signed up confirms its password, the first mail too",
    async (h, s) => {
      for (const clicked of [0, 1]) {
        const [email, owner] = [newEmail(), browser(h, s)];
        const links = [await owner.signUp(email, goodPassword), await owner.resend(email)];
        expect((await owner.click(links[clicked] ?? { tokenHash: "", type: null })).error).toBeNull();
        expect(await owner.signIn(email, goodPassword)).toBeUndefined();
      }
    },
  );

  house(
    "days later a mail asked for again still brings the password that waits, a week later it is set anew",
    async (h, s) => {
      for (const days of [3, 8]) {
        const [email, owner] = [newEmail(), browser(h, s)];
        const old = await owner.signUp(email, goodPassword);
        h.advance(days * 86_400_000);
        expect((await owner.click(old)).error?.code).toBe("otp_expired");
        expect((await owner.click(await owner.resend(email))).error).toBeNull();
        if (days === 3) expect(await owner.signIn(email, goodPassword)).toBeUndefined();
        else await expectUnset(s, email, owner.client, [goodPassword]);
      }
    },
  );

  house(
    "who signs up twice in one browser gets the password of the mail that is answered, or sets one",
    async (h, s) => {
      const [email, owner] = [newEmail(), browser(h, s)];
      await owner.signUp(email, "First!Wish11");
      const second = await owner.signUp(email, goodPassword);
      expect((await owner.click(second)).error).toBeNull();
      expect(await owner.signIn(email, goodPassword)).toBeUndefined();
      const other = newEmail();
      const first = await owner.signUp(other, "First!Wish11");
      await owner.signUp(other, goodPassword);
      const again = browser(h, s);
      expect((await again.click(first)).error).toBeNull();
      await expectUnset(s, other, again.client, ["First!Wish11", goodPassword]);
    },
  );

  house("a recovery of an address that strangers signed up opens with none of their passwords", async (h, s) => {
    const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
    const theirs = await stranger.signUp(email, strangersPassword, { display_name: "Mallory" });
    expect((await owner.click(await owner.recover(email))).error).toBeNull();
    expect((await stranger.click(theirs)).error?.code).toBe("otp_expired");
    expect((await owner.client.from("profiles").select("display_name").single()).data).toEqual({ display_name: null });
    await expectUnset(s, email, owner.client, [strangersPassword]);
  });

  house("strangers who ask for recoveries and sign-ups end none of the owner's links", async (h, s) => {
    const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
    await owner.signUp(email, goodPassword);
    const mine = await owner.recover(email);
    for (let n = 0; n < 3; n++) await stranger.recover(email);
    for (let n = 0; n < 8; n++) await browser(h, s).signUpAtOnce(email, `${strangersPassword}${n}`);
    expect((await owner.click(mine)).error).toBeNull();
    await expectUnset(s, email, owner.client, [goodPassword]);
  });

  house("however many sign up an address, few wait, and the owner's own link still confirms", async (h, s) => {
    const [email, owner] = [newEmail(), browser(h, s)];
    const mine = await owner.signUp(email, goodPassword);
    for (let n = 0; n < 8; n++) await browser(h, s).signUpAtOnce(email, `${strangersPassword}${n}`);
    const { rows: waiting } = await sql`select s.id from house.sign_ups s join auth.users u on u.id = s.user_id
      where u.email = ${email}`.execute(h.db);
    expect(waiting).toHaveLength(5);
    expect((await owner.click(mine)).error).toBeNull();
    await expectUnset(s, email, owner.client, [goodPassword, `${strangersPassword}7`]);
  });

  house("a pre-registered address is invited all the same, and opens with nothing of the stranger's", async (h, s) => {
    const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
    const theirs = await stranger.signUp(email, strangersPassword, { display_name: "Mallory", lang: "en" });
    const before = h.mails.length;
    const invited = { role: "admin", scope: "system", displayName: "Ada", language: "en" } as const;
    const id = await h.backend.accounts.invite(email, invited);
    const mail = linkOf(await h.mailTo(email, before));
    expect((await stranger.click(theirs)).error?.code).toBe("otp_expired");
    // before and after: whoever signs the invited address up sends the invitation again
    await stranger.signUp(email, strangersPassword, { display_name: "Mallory" });
    const again = await stranger.resend(email);
    expect(again.type).toBe("recovery");
    await owner.recover(email);
    expect(await stranger.signIn(email, strangersPassword)).toMatch(/^(invalid_credentials|captcha_failed)$/);
    h.advance(6 * 86_400_000);
    const { data } = await owner.click(mail);
    expect(data.user).toMatchObject({ id, user_metadata: { display_name: "Ada" } });
    expect((await owner.client.from("profiles").select("display_name").single()).data).toEqual({ display_name: "Ada" });
    await expectUnset(s, email, owner.client, [strangersPassword]);
  });

  house("an account that opened is invited as little as before, nor one that an administrator closed", async (h, s) => {
    const [email, owner] = [newEmail(), browser(h, s)];
    await owner.signUp(email, goodPassword);
    const { id } = await h.db
      .selectFrom("accounts")
      .select("user_id as id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await h.backend.accounts.disable(id);
    const invited = { role: "user", language: "en" } as const;
    await expect(h.backend.accounts.invite(email, invited)).rejects.toMatchObject({ code: "conflict" });
    await h.backend.accounts.enable(id);
    await h.backend.accounts.invite(email, invited);
    await expect(h.backend.accounts.invite(email, invited)).rejects.toMatchObject({ code: "conflict" });
  });

  house("at the same moment of a click and a sign-up, nobody's password slips in", async (h, s) => {
    for (let round = 0; round < 5; round++) {
      const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
      const link = await owner.signUp(email, goodPassword);
      const [clicked] = await Promise.all([owner.click(link), stranger.signUpAtOnce(email, strangersPassword)]);
      expect(clicked.error).toBeNull();
      expect(await stranger.signIn(email, strangersPassword)).toMatch(/^(invalid_credentials|captcha_failed)$/);
    }
  });

  house("the confirming page learns who signed up, before the click, and spends nothing", async (h, s) => {
    const look = (tokenHash: string, deviceKey: string | null = null) =>
      h.backend.signUps?.look({ tokenHash, deviceKey, address: "10.2.3.4" });
    const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
    const mine = await owner.signUp(email, goodPassword, { display_name: "阿明" });
    const seen = { email, askedAt: expect.stringMatching(/^\d{4}-/), name: "阿明", browser: null };
    expect(await look(mine.tokenHash, owner.key)).toEqual({ ...seen, here: true, several: false });
    expect(await look(mine.tokenHash, stranger.key)).toEqual({ ...seen, here: false, several: false });
    expect(await look(mine.tokenHash)).toMatchObject({ here: false });
    const again = await stranger.resend(email);
    expect(await look(again.tokenHash, owner.key)).toEqual({ ...seen, here: true, several: false });
    const theirs = await stranger.signUp(email, strangersPassword, { display_name: "see evil.example now" });
    expect(await look(mine.tokenHash, owner.key)).toEqual({ ...seen, here: false, several: true });
    expect(await look(theirs.tokenHash, owner.key)).toMatchObject({ name: null, here: false, several: true });
    expect(await look("nobody's")).toBeNull();
    expect((await owner.click(mine)).error).toBeNull();
    for (const { tokenHash } of [mine, again, theirs]) expect(await look(tokenHash, owner.key)).toBeNull();
  });

  house("the mail tells who signed up, and shows only what is plainly a name", async (h, s) => {
    const email = newEmail();
    const told = async (name: string) => {
      const one = newEmail();
      const options = { data: { display_name: name, lang: "zh" }, captchaToken: newDevice() };
      await s.client().auth.signUp({ email: one, password: goodPassword, options });
      return (await h.mailTo(one)).text;
    };
    for (const name of ["林芳", "Zoë O'Brien", "李 明", "García-López"])
      expect(await told(name)).toContain(`“${name}”`);
    for (const name of ["evil.example", "call 13800000000", "@mallory", "<b>x</b>", "房".repeat(25), "a\nb", " "])
      expect(await told(name), name).not.toContain("名字写的是");
    await browser(h, s).signUp(email, goodPassword);
    expect(h.mails.at(-1)?.text).toMatch(/\d{4}年\d+月\d+日 \d\d:\d\d（北京时间），有人用这个邮箱注册了房播。/);
    await browser(h, s).resend(email);
    expect(h.mails.at(-1)?.text).toContain("有人又要了一封确认邮件");
  });
};
