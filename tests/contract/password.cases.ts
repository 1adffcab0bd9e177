/** Passwords of more than 72 bytes: refused where they are set, a wrong password where one is asked for. */
import { expect } from "vitest";
import { answerOf, goodPassword, type HouseSubject, linkOf, newEmail, type Subject } from "./subject.ts";
import type { Chapter } from "./suite.ts";

/** 72 bytes to the last one: bcrypt would read whatever follows as nothing. */
const longest = `Aa1!${"x".repeat(68)}`;
/** 29 characters, 79 bytes. */
const chinese = `Aa1!${"房".repeat(25)}`;
const refusal = { code: "validation_failed", message: "Password cannot be longer than 72 bytes" };

async function recovered(house: HouseSubject, subject: Subject) {
  const person = await subject.person();
  await subject.client().auth.resetPasswordForEmail(person.email);
  const client = subject.client();
  const { tokenHash } = linkOf(await house.mailTo(person.email));
  await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
  return { ...person, client };
}

export const passwordCases: Chapter = ({ house }) => {
  house(
    "a password above 72 bytes is refused at sign-up, after a recovery, at a change, for a made account",
    async (h, s) => {
      for (const password of [chinese, `${longest}y`]) {
        const { error } = await s.client().auth.signUp({ email: newEmail(), password });
        expect(error).toMatchObject(refusal);
        const { client } = await recovered(h, s);
        expect((await client.auth.updateUser({ password })).error).toMatchObject(refusal);
        const person = await s.person();
        const change = { password, current_password: person.password };
        expect((await person.client.auth.updateUser(change)).error).toMatchObject(refusal);
        await expect(h.backend.createUser({ email: newEmail(), password })).rejects.toMatchObject({
          code: "invalid_input",
        });
      }
      expect((await s.client().auth.signUp({ email: newEmail(), password: longest })).error).toBeNull();
    },
  );

  house("half of a character is no part of a password: another half would match it", async (_, s) => {
    const password = `${goodPassword}\ud800`;
    const { error } = await s.client().auth.signUp({ email: newEmail(), password });
    expect(error).toMatchObject({ code: "validation_failed", message: "Password contains half of a character" });
  });

  house("what is longer than the password is a wrong one, wherever the password is asked for", async (h, s) => {
    const email = newEmail();
    const id = await h.backend.createUser({ email, password: longest });
    const client = s.client();
    expect((await client.auth.signInWithPassword({ email, password: longest })).error).toBeNull();
    const changed = { password: "Other!Day77", current_password: `${longest}y` };
    expect((await client.auth.updateUser(changed)).error?.code).toBe("current_password_mismatch");
    expect(await h.backend.accounts.passwordIs(id, longest)).toBe(true);
    expect(await h.backend.accounts.passwordIs(id, `${longest}y`)).toBe(false);
    const vast = await s.client().auth.signInWithPassword({ email, password: longest.repeat(100) });
    expect(vast.error?.code).toBe("invalid_credentials");
    const options = { captchaToken: await answerOf(h) };
    const longer = await s.client().auth.signInWithPassword({ email, password: `${longest}y`, options });
    expect(longer.error).toMatchObject({ code: "invalid_credentials", message: "Invalid login credentials" });
  });
};
