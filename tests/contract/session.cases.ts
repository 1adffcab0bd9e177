/** Sign-in, access tokens, sign-out, bans. */
import { decodeJwt, decodeProtectedHeader } from "jose";
import { expect } from "vitest";
import { answerOf, bearer, goodPassword, newEmail, raw, tokensOf } from "./subject.ts";
import type { Chapter } from "./suite.ts";

export const sessionCases: Chapter = ({ protocol, house }) => {
  protocol("a sign-in answers a session whose token carries the protocol's claims", async (subject) => {
    const person = await subject.person();
    const session = await tokensOf(person.client);
    expect(session).toMatchObject({
      token_type: "bearer",
      expires_in: 3600,
      user: { id: person.id, email: person.email },
    });
    const claims = decodeJwt(session.access_token);
    expect(claims).toMatchObject({
      sub: person.id,
      aud: "authenticated",
      role: "authenticated",
      email: person.email,
      aal: "aal1",
      is_anonymous: false,
      app_metadata: { provider: "email" },
      user_role: "agent",
    });
    expect(claims.iss).toBe(`${subject.url}/auth/v1`);
    expect(claims.amr).toMatchObject([{ method: "password" }]);
    expect(claims.session_id).toMatch(/^[0-9a-f-]{36}$/);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  });

  house("the token is signed by a published key, and rotation keeps older tokens good", async (h, subject) => {
    const person = await subject.person();
    const before = (await tokensOf(person.client)).access_token;
    const published = async () =>
      (
        (await (await fetch(`${subject.url}/auth/v1/.well-known/jwks.json`)).json()) as {
          keys: { kid: string; d?: string }[];
        }
      ).keys;
    const kid = decodeProtectedHeader(before).kid;
    expect((await published()).map((key) => key.kid)).toContain(kid);
    expect((await published()).every((key) => key.d === undefined)).toBe(true);
    await h.backend.rotateKeys();
    expect(await published()).toHaveLength(2);
    const soon = (await person.client.auth.refreshSession()).data.session?.access_token ?? "";
    expect(decodeProtectedHeader(soon).kid).toBe(kid);
    h.advance(20 * 60_000);
    const after = (await person.client.auth.refreshSession()).data.session?.access_token ?? "";
    expect(decodeProtectedHeader(after).kid).not.toBe(kid);
    for (const token of [before, after]) expect((await person.client.auth.getUser(token)).error).toBeNull();
    h.advance(3 * 60 * 60_000);
    expect((await published()).map((key) => key.kid)).not.toContain(kid);
  });

  protocol("a wrong password, an unknown address and an impossible one are refused alike", async (subject) => {
    const person = await subject.person();
    for (const email of [person.email, newEmail()]) {
      const { error } = await subject.client().auth.signInWithPassword({ email, password: "Wrong!Day42" });
      expect(error).toMatchObject({ code: "invalid_credentials", status: 400, message: "Invalid login credentials" });
    }
  });

  house("an unconfirmed address is told only to whoever knows the password", async (h, subject) => {
    const email = newEmail();
    await subject.client().auth.signUp({ email, password: goodPassword });
    const right = await subject.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(right.error?.code).toBe("email_not_confirmed");
    const wrong = await subject.client().auth.signInWithPassword({ email, password: "Wrong!Day42" });
    expect(wrong.error?.code).toBe("invalid_credentials");
    expect(h.logged.join("\n")).not.toContain(email);
  });

  house("after one failure the captcha is demanded for the account from everywhere", async (h, subject) => {
    const { email } = await subject.person();
    const attempt = async (password: string, token?: string) =>
      (
        await subject
          .client()
          .auth.signInWithPassword({ email, password, ...(token ? { options: { captchaToken: token } } : {}) })
      ).error?.code;
    expect(await attempt("Wrong!Day42")).toBe("invalid_credentials");
    expect(await attempt(goodPassword)).toBe("captcha_failed");
    expect(await attempt(goodPassword, await answerOf(h, 1))).toBe("captcha_failed");
    expect(await attempt(goodPassword, "nonsense~4")).toBe("captcha_failed");
    const used = await answerOf(h);
    expect(await attempt("Wrong!Day42", used)).toBe("invalid_credentials");
    expect(await attempt(goodPassword, used)).toBe("captcha_failed");
    const late = await answerOf(h);
    h.advance(6 * 60_000);
    expect(await attempt(goodPassword, late)).toBe("captcha_failed");
    expect(await attempt(goodPassword, await answerOf(h))).toBeUndefined();
    expect(await attempt(goodPassword), "success resets").toBeUndefined();
  });

  house("after one failure the captcha is demanded from that network address for any account", async (h, subject) => {
    const person = await subject.person();
    const address = "10.9.8.7";
    const attempt = async (email: string, token?: string) =>
      (
        await subject.client({ address }).auth.signInWithPassword({
          email,
          password: goodPassword,
          ...(token ? { options: { captchaToken: token } } : {}),
        })
      ).error?.code;
    expect(await attempt(newEmail())).toBe("invalid_credentials");
    expect(await attempt(person.email)).toBe("captcha_failed");
    expect(await attempt(person.email, await answerOf(h))).toBeUndefined();
  });

  house(
    "guesses at one account from one address are limited, and the owner elsewhere is not locked out",
    async (h, subject) => {
      const person = await subject.person();
      const address = "10.1.2.3";
      let last: string | undefined;
      for (let n = 0; n < 11; n++) {
        const options = { captchaToken: await answerOf(h) };
        const { error } = await subject
          .client({ address })
          .auth.signInWithPassword({ email: person.email, password: "Wrong!Day42", options });
        last = error?.code;
      }
      expect(last).toBe("over_request_rate_limit");
      const options = { captchaToken: await answerOf(h) };
      const owner = await subject
        .client()
        .auth.signInWithPassword({ email: person.email, password: goodPassword, options });
      expect(owner.error).toBeNull();
    },
  );

  house("an access token ends after an hour", async (h, subject) => {
    const person = await subject.person();
    const { access_token } = await tokensOf(person.client);
    h.advance(61 * 60_000);
    expect(await h.backend.authenticate(access_token)).toBeNull();
    const { error } = await person.client.from("profiles").select("*");
    expect(error).toMatchObject({ code: "PGRST303", message: "JWT expired" });
  });

  protocol("sign-out ends this session, the others or all, at once", async (subject) => {
    const here = await subject.person();
    const there = subject.client();
    await there.auth.signInWithPassword(here);
    const token = (await tokensOf(there)).access_token;
    const alive = async () => (await there.auth.getUser(token)).error === null;
    expect(await alive()).toBe(true);
    await here.client.auth.signOut({ scope: "others" });
    expect(await alive()).toBe(false);
    const headers = await bearer(here.client);
    expect((await here.client.auth.getUser()).data.user?.id).toBe(here.id);
    const out = await raw(subject, "/auth/v1/logout?scope=local", { method: "POST", headers });
    expect(out.status).toBe(204);
    expect((await raw(subject, "/auth/v1/user", { headers })).status).toBe(403);
    expect((await here.client.auth.signOut()).error).toBeNull();
  });

  house("a ban holds at once at every door", async (h, subject) => {
    const person = await subject.person();
    const { access_token } = await tokensOf(person.client);
    const until = new Date(Date.now() + 400 * 24 * 60 * 60_000);
    await h.db
      .updateTable("auth.users" as never)
      .set({ banned_until: until } as never)
      .where("id" as never, "=", person.id as never)
      .execute();
    expect(await h.backend.authenticate(access_token)).toBeNull();
    expect((await person.client.from("profiles").select("*")).error?.message).toBe("User is banned");
    expect((await person.client.storage.from("avatars").list(person.id)).error).not.toBeNull();
    expect((await person.client.auth.getUser(access_token)).error?.code).toBe("user_banned");
    expect((await subject.client().auth.signInWithPassword(person)).error?.code).toBe("user_banned");
    expect((await person.client.auth.refreshSession()).error?.code).toBe("user_banned");
  });

  house("the seam answers role and scope of the moment, and refuses what is no token of ours", async (h, subject) => {
    const person = await subject.person();
    const headers = new Headers(await bearer(person.client));
    const request = new Request(`${subject.url}/api/me`, { headers });
    expect(await h.backend.authenticate(request)).toMatchObject({
      userId: person.id,
      role: "agent",
      scope: null,
      email: person.email,
    });
    await h.db
      .updateTable("user_roles")
      .set({ role: "admin", scope: "system" })
      .where("user_id", "=", person.id)
      .execute();
    expect(await h.backend.authenticate(request)).toMatchObject({ role: "admin", scope: "system" });
    await h.db.deleteFrom("user_roles").where("user_id", "=", person.id).execute();
    expect(await h.backend.authenticate(request)).toMatchObject({ role: "user", scope: null });
    const token = (await tokensOf(person.client)).access_token;
    const [head, body = "", seal] = token.split(".");
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), user_role: "admin" })).toString("base64url");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const bad of [`${head}.${forged}.${seal}`, `${none}.${body}.`, "x", subject.key, "", null]) {
      expect(await h.backend.authenticate(bad)).toBeNull();
    }
  });
};
