/** Sign-ups that wait: how many, what their owner learns of them before the click, and that none is in an invitation's way. */
import { sql } from "kysely";
import { expect } from "vitest";
import { browser, expectUnset, strangersPassword } from "./mailbox.ts";
import { goodPassword, linkOf, newDevice, newEmail } from "./subject.ts";
import type { Chapter } from "./suite.ts";

export const waitingCases: Chapter = ({ house }) => {
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

  house(
    "a sign-up that strangers' took the place of still confirms, by its digits and by a mail asked for again",
    async (h, s) => {
      for (const way of ["digits", "again"] as const) {
        const [email, owner] = [newEmail(), browser(h, s)];
        const mine = await owner.signUp(email, goodPassword);
        for (let n = 0; n < 5; n++) await browser(h, s).signUp(email, `${strangersPassword}${n}`);
        const answered = way === "digits" ? owner.digits(email, mine.code) : owner.click(await owner.resend(email));
        expect((await answered).error, way).toBeNull();
        await expectUnset(s, email, owner.client, [goodPassword, `${strangersPassword}4`]);
      }
    },
  );

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

  house("many sign-ups and mails asked for at the same moment all go through", async (_, s) => {
    const emails = Array.from({ length: 60 }, newEmail);
    const signUps = await Promise.all(emails.map((email) => s.client().auth.signUp({ email, password: goodPassword })));
    expect(new Set(signUps.map(({ error }) => error))).toEqual(new Set([null]));
    const again = await Promise.all(emails.map((email) => s.client().auth.resend({ type: "signup", email })));
    expect(new Set(again.map(({ error }) => error))).toEqual(new Set([null]));
  });
};
