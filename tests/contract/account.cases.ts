/** Recovery, the user's own record, changing the password, and the shapes of refusals. */
import { expect } from "vitest";
import { bearer, goodPassword, linkOf, newEmail, raw } from "./subject.ts";
import type { Chapter } from "./suite.ts";

const better = "Rainy!Night43";

export const accountCases: Chapter = ({ protocol, house }) => {
  house(
    "a recovery mail leads to a session that may set a new password once, and ends the others",
    async (h, subject) => {
      const person = await subject.person();
      const redirectTo = `${subject.url}/auth`;
      expect(
        (await subject.client({ language: "en" }).auth.resetPasswordForEmail(person.email, { redirectTo })).error,
      ).toBeNull();
      const mail = await h.mailTo(person.email);
      expect(mail.subject).toBe("Reset your password");
      const link = linkOf(mail);
      expect(link).toMatchObject({ type: "recovery", next: redirectTo });
      const client = subject.client();
      expect((await client.auth.verifyOtp({ token_hash: link.tokenHash, type: "recovery" })).error).toBeNull();
      expect((await client.auth.updateUser({ password: "x".repeat(80) })).error?.code).toBe("validation_failed");
      expect((await client.auth.updateUser({ password: "short" })).error?.code).toBe("weak_password");
      expect((await client.auth.updateUser({ password: goodPassword })).error?.code).toBe("same_password");
      expect((await client.auth.updateUser({ password: better })).error).toBeNull();
      expect((await client.auth.updateUser({ password: "Third!Day44" })).error?.code).toBe("current_password_required");
      expect((await person.client.auth.refreshSession()).error).not.toBeNull();
      expect((await client.auth.refreshSession()).error).toBeNull();
      expect(
        (await subject.client().auth.signInWithPassword({ email: person.email, password: better })).error,
      ).toBeNull();
    },
  );

  house("the six digits of a recovery mail work too, and recovery confirms the address", async (h, subject) => {
    const email = newEmail();
    await subject.client().auth.signUp({ email, password: goodPassword });
    await h.mailTo(email);
    const before = h.mails.length;
    await subject.client().auth.resetPasswordForEmail(email);
    const { code } = linkOf(await h.mailTo(email, before));
    const { data, error } = await subject.client().auth.verifyOtp({ email, token: code, type: "recovery" });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  protocol("a forgotten password of an unknown address is answered like any other", async (subject) => {
    expect((await subject.client().auth.resetPasswordForEmail(newEmail())).error).toBeNull();
  });

  house("changing the password asks for the current one or a code from the mailbox", async (h, subject) => {
    const person = await subject.person();
    const { auth } = person.client;
    expect((await auth.updateUser({ password: better })).error?.code).toBe("current_password_required");
    expect((await auth.updateUser({ password: better, current_password: "Wrong!Day42" })).error?.code).toBe(
      "current_password_mismatch",
    );
    expect((await auth.updateUser({ password: better, nonce: "000000" })).error?.code).toBe(
      "reauthentication_not_valid",
    );
    expect((await auth.reauthenticate()).error).toBeNull();
    const mail = await h.mailTo(person.email);
    expect(mail.text).not.toMatch(/token_hash/);
    const { code } = linkOf({ ...mail, text: `${mail.text} http://none.example` });
    expect((await auth.updateUser({ password: better, nonce: code })).error).toBeNull();
    expect((await auth.updateUser({ password: goodPassword, nonce: code })).error?.code).toBe(
      "reauthentication_not_valid",
    );
    expect((await auth.updateUser({ password: goodPassword, current_password: better })).error).toBeNull();
    expect((await auth.getUser()).data.user?.id).toBe(person.id);
  });

  protocol("a person keeps own data and can touch neither address nor role", async (subject) => {
    const person = await subject.person();
    const kept = await person.client.auth.updateUser({ data: { lang: "en" } });
    expect(kept.data.user?.user_metadata).toMatchObject({ lang: "en" });
    await raw(subject, "/auth/v1/user", {
      method: "PUT",
      headers: { ...(await bearer(person.client)), "content-type": "application/json" },
      body: JSON.stringify({
        role: "service_role",
        app_metadata: { provider: "x", role: "admin" },
        banned_until: null,
      }),
    });
    const { data } = await person.client.auth.getUser();
    expect(data.user).toMatchObject({
      role: "authenticated",
      email: person.email,
      app_metadata: { provider: "email" },
    });
  });

  house("an address is not changed here, and data has a size", async (_, subject) => {
    const person = await subject.person();
    expect((await person.client.auth.updateUser({ email: newEmail() })).error?.code).toBe("validation_failed");
    expect((await person.client.auth.updateUser({ data: { note: "x".repeat(5000) } })).error?.code).toBe(
      "validation_failed",
    );
  });

  protocol("no session or a broken token is refused by its code", async (subject) => {
    const none = await raw(subject, "/auth/v1/user", { headers: { "x-supabase-api-version": "2024-01-01" } });
    expect(none.status).toBe(401);
    expect(((await none.json()) as { code: string }).code).toBe("no_authorization");
    const { error } = await subject.client().auth.getUser("a.b.c");
    expect(error?.code).toBe("bad_jwt");
  });

  protocol("both shapes of an error are spoken", async (subject) => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await raw(subject, "/auth/v1/token?grant_type=password", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ email: newEmail(), password: "Wrong!Day42" }),
      });
      return { version: answer.headers.get("x-supabase-api-version"), body: await answer.json() };
    };
    const now = await ask({ "x-supabase-api-version": "2024-01-01" });
    expect(now).toMatchObject({
      version: "2024-01-01",
      body: { code: "invalid_credentials", message: "Invalid login credentials" },
    });
    expect((await ask({})).body).toMatchObject({
      code: 400,
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
  });

  protocol("every route asks for a key, except links, the key set and health", async (subject) => {
    const bare = (route: string, init: RequestInit = {}) => fetch(subject.url + route, { ...init, redirect: "manual" });
    for (const route of ["/auth/v1/user", "/auth/v1/settings", "/rest/v1/profiles"])
      expect((await bare(route)).status, route).toBe(401);
    const wrong = { headers: { apikey: "sb_publishable_wrong" } };
    expect((await bare("/auth/v1/settings", wrong)).status).toBe(401);
    expect((await bare("/auth/v1/.well-known/jwks.json")).status).toBe(200);
    expect((await bare("/auth/v1/verify?token=x&type=signup")).status).toBe(303);
    expect((await raw(subject, "/auth/v1/settings")).status).toBe(200);
  });

  house("any other route is 404 in the protocol's shape", async (_, subject) => {
    for (const route of [
      "/auth/v1/authorize?provider=github",
      "/auth/v1/admin/users",
      "/auth/v1/factors",
      "/auth/v1/",
    ]) {
      const answer = await raw(subject, route, { headers: { "x-supabase-api-version": "2024-01-01" } });
      expect(answer.status, route).toBe(404);
      expect(await answer.json()).toEqual({ code: "not_found", message: "Not found" });
    }
    for (const route of [
      "/rest/v1/",
      "/rest/v1/rpc/has_role",
      "/storage/v1/bucket",
      "/storage/v1/object/list/avatars",
    ]) {
      const answer = await raw(subject, route);
      expect(answer.status, route).toBe(404);
      expect(Object.keys((await answer.json()) as object)).toContain("message");
    }
  });

  house("a body beyond reason is refused before it is read", async (_, subject) => {
    const body = JSON.stringify({ email: newEmail(), password: "x".repeat(40_000) });
    const headers = { "content-type": "application/json" };
    for (const route of ["/auth/v1/signup", "/rest/v1/profiles"]) {
      expect((await raw(subject, route, { method: "POST", body, headers })).status).toBe(413);
    }
  });

  house("another origin is not let in, and the secret key not from a browser", async (h, subject) => {
    const answer = await raw(subject, "/auth/v1/settings", { headers: { origin: "https://evil.example" } });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const rows = await h.db
      .selectFrom("house.secrets" as never)
      .selectAll()
      .execute();
    const secret = (rows as { name: string; value: string }[]).find((row) => row.name === "secretKey")?.value ?? "";
    expect((await raw(subject, "/rest/v1/profiles", { headers: { apikey: secret } })).status).toBe(200);
    const browser = { apikey: secret, "user-agent": "Mozilla/5.0", "sec-fetch-mode": "cors" };
    expect((await raw(subject, "/rest/v1/profiles", { headers: browser })).status).toBe(401);
  });

  house("no log line ever held an address, a token or a hash", async (h) => {
    const text = h.logged.join("\n");
    expect(text).toContain("signed in");
    expect(text).not.toMatch(/@example\.com|eyJ|\$2[aby]\$|10\.\d+\.\d+\.\d+/);
  });
};
