/**
 * An account must not open with the password of somebody who only knew its address: every order of a stranger's and the
 * owner's sign-up, mails asked for again, recovery, and the click or the digits of either mail.
 */
import { expect } from "vitest";
import { browser, expectUnset, strangersPassword, third } from "./mailbox.ts";
import { goodPassword, methodsOf, newEmail, tokensOf } from "./subject.ts";
import type { Chapter } from "./suite.ts";

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

  house("at the same moment of a click and a sign-up, nobody's password slips in", async (h, s) => {
    for (let round = 0; round < 5; round++) {
      const [email, stranger, owner] = [newEmail(), browser(h, s), browser(h, s)];
      const link = await owner.signUp(email, goodPassword);
      const [clicked] = await Promise.all([owner.click(link), stranger.signUpAtOnce(email, strangersPassword)]);
      expect(clicked.error).toBeNull();
      expect(await stranger.signIn(email, strangersPassword)).toMatch(/^(invalid_credentials|captcha_failed)$/);
    }
  });
};
