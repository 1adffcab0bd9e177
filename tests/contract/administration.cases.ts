/** What an administrator does to an account: invitations, links to a new password, disabling. */
import { expect } from "vitest";
import { goodPassword, linkOf, newEmail, tokensOf } from "./subject.ts";
import type { Chapter } from "./suite.ts";

const wanted = { role: "admin", scope: "system", displayName: "Ada", language: "en" } as const;

export const administrationCases: Chapter = ({ house }) => {
  house("an invitation makes an account that opens with the link of its mail, once", async (h, subject) => {
    const email = newEmail();
    const id = await h.backend.accounts.invite(email.toUpperCase(), wanted);
    const mail = await h.mailTo(email);
    expect(mail.subject).toBe("Your Listcast account");
    const { tokenHash, type, code, next } = linkOf(mail);
    expect([type, code, next]).toEqual(["recovery", "", `${subject.url}/auth`]);
    expect(mail.text).toContain("as a system administrator");
    expect(mail.text).toMatch(/[&?]invitation=en/);
    h.advance(6 * 24 * 3_600_000);
    const client = subject.client();
    const opened = await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
    expect(opened.data.user).toMatchObject({ id, email, user_metadata: { display_name: "Ada" } });
    expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
    expect((await subject.client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    expect(await h.backend.authenticate((await tokensOf(client)).access_token)).toMatchObject({
      role: "admin",
      scope: "system",
    });
    const again = await subject.client().auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
    expect(again.error?.code).toBe("otp_expired");
  });

  house("an address that has an account is not invited, whatever its spelling", async (h, subject) => {
    const person = await subject.person();
    const before = h.mails.length;
    await expect(h.backend.accounts.invite(person.email.toUpperCase(), wanted)).rejects.toMatchObject({
      code: "conflict",
      data: { field: "email" },
    });
    expect(h.mails).toHaveLength(before);
  });

  house("an invitation whose mail failed is told, kept, and sent again", async (h) => {
    const email = newEmail();
    h.breakMail();
    await expect(h.backend.accounts.invite(email, wanted)).rejects.toMatchObject({ code: "mail_failed" });
    const { id } = await h.db
      .selectFrom("accounts")
      .select("user_id as id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await h.backend.accounts.sendPasswordReset(id);
    expect((await h.mailTo(email)).subject).toBe("Your Listcast account");
  });

  house("a link to a new password goes to the account's own address, in its language", async (h, subject) => {
    const person = await subject.person();
    await h.db.updateTable("profiles").set({ language: "en" }).where("user_id", "=", person.id).execute();
    await h.backend.accounts.sendPasswordReset(person.id);
    const mail = await h.mailTo(person.email);
    expect(mail.subject).toBe("Reset your password");
    const opened = await subject.client().auth.verifyOtp({ token_hash: linkOf(mail).tokenHash, type: "recovery" });
    expect(opened.data.user?.id).toBe(person.id);
    await expect(h.backend.accounts.sendPasswordReset(crypto.randomUUID())).rejects.toMatchObject({
      code: "not_found",
    });
  });

  house("a disabled account is signed out at once and told so at sign-in, until it is enabled", async (h, subject) => {
    const person = await subject.person();
    const { access_token } = await tokensOf(person.client);
    await h.backend.accounts.disable(person.id);
    expect(await h.backend.authenticate(access_token)).toBeNull();
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    const signIn = () => subject.client().auth.signInWithPassword({ email: person.email, password: person.password });
    expect((await signIn()).error?.code).toBe("user_banned");
    await h.backend.accounts.enable(person.id);
    expect((await signIn()).error).toBeNull();
    expect(await h.backend.authenticate(access_token), "what ended stays ended").toBeNull();
  });
};
