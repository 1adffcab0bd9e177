/** What no client of ours sends: names every object inherits, characters the database cannot keep, a stranger's password. */
import { expect } from "vitest";
import { goodPassword, linkOf, newEmail, raw } from "./subject.ts";
import type { Chapter } from "./suite.ts";

const json = { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" };

export const attackCases: Chapter = ({ house }) => {
  house("a grant that only objects know by inheritance is refused and tells nothing", async (_, subject) => {
    for (const grant of ["constructor", "toString", "valueOf", "__proto__", "hasOwnProperty"]) {
      const route = `/auth/v1/token?grant_type=${grant}`;
      const answer = await raw(subject, route, { method: "POST", body: "{}", headers: json });
      expect(answer.status, grant).toBe(400);
      expect(await answer.json(), grant).toEqual({ code: "validation_failed", message: "unsupported_grant_type" });
    }
  });

  house("user data the database cannot keep is refused as such", async (h, subject) => {
    for (const odd of ["a\\u0000b", "\\ud800"]) {
      const email = newEmail();
      const body = `{"email":"${email}","password":"${goodPassword}","data":{"display_name":"${odd}"}}`;
      const answer = await raw(subject, "/auth/v1/signup", { method: "POST", body, headers: json });
      expect(answer.status, odd).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "validation_failed" });
      expect(h.mails.some((mail) => mail.to === email)).toBe(false);
    }
    const { error } = await subject.client().auth.signUp({
      email: newEmail(),
      password: goodPassword,
      options: { data: { display_name: "林 🏠 \\u0000" } },
    });
    expect(error).toBeNull();
  });

  house("a password set by whoever signed the address up first does not begin to work by a recovery", async (h, s) => {
    const [email, strangers] = [newEmail(), "Stranger!Day1"];
    await s.client().auth.signUp({ email, password: strangers });
    await h.mailTo(email);
    const before = h.mails.length;
    await s.client().auth.resetPasswordForEmail(email);
    const { tokenHash } = linkOf(await h.mailTo(email, before));
    const owner = s.client();
    expect((await owner.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" })).error).toBeNull();
    const stranger = await s.client().auth.signInWithPassword({ email, password: strangers });
    expect(stranger.error?.code).toBe("invalid_credentials");
    expect((await owner.auth.updateUser({ password: goodPassword })).error).toBeNull();
  });
};
