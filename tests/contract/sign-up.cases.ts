/** Sign-up, its mail, confirming. */
import { expect } from "vitest";
import { answerOf, goodPassword, linkOf, newDevice, newEmail, raw } from "./subject.ts";
import type { Chapter } from "./suite.ts";

export const signUpCases: Chapter = ({ protocol, house }) => {
  protocol("a sign-up answers a user and no session until the address is confirmed", async (subject) => {
    const { data, error } = await subject.client().auth.signUp({ email: newEmail(), password: goodPassword });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  protocol("a known address gets an obfuscated user with empty identities", async (subject) => {
    const person = await subject.person();
    const { data, error } = await subject.client().auth.signUp({ email: person.email, password: "Other!Day77" });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(person.id);
  });

  house("a known and an unknown address get the same answer", async (_, subject) => {
    const person = await subject.person();
    const ask = async (email: string) =>
      (await subject.client().auth.signUp({ email, password: goodPassword })).data.user;
    const shape = (user: object | null) =>
      Object.entries(user ?? {}).map(([k, v]) => [k, typeof v, Array.isArray(v) && v.length]);
    expect(shape(await ask(newEmail()))).toEqual(shape(await ask(person.email)));
  });

  house("the mail speaks the language of the sign-up data, else of the interface, else Chinese", async (h, subject) => {
    const subjectOf = async (options: { lang?: string; language?: string }) => {
      const email = newEmail();
      const client = subject.client(options.language ? { language: options.language } : {});
      await client.auth.signUp({
        email,
        password: goodPassword,
        options: { data: options.lang ? { lang: options.lang } : {} },
      });
      const mail = await h.mailTo(email);
      expect(mail.html).toContain(linkOf(mail).tokenHash);
      return mail.subject;
    };
    expect(await subjectOf({ lang: "en", language: "zh" })).toBe("Confirm your email");
    expect(await subjectOf({ language: "en-GB,en;q=0.9" })).toBe("Confirm your email");
    expect(await subjectOf({})).toBe("请确认您的邮箱");
  });

  house("the mail's link leads to a page of ours and carries only a checked target", async (h, subject) => {
    const targetOf = async (emailRedirectTo: string) => {
      const email = newEmail();
      await subject.client().auth.signUp({ email, password: goodPassword, options: { emailRedirectTo } });
      const link = linkOf(await h.mailTo(email));
      expect(link.url.origin + link.url.pathname).toBe(`${subject.url}/auth/confirm`);
      expect(link.type).toBe("signup");
      return link.next;
    };
    expect(await targetOf(`${subject.url}/dashboard`)).toBe(`${subject.url}/dashboard`);
    expect(await targetOf("https://partner.example/app/here")).toBe("https://partner.example/app/here");
    for (const foreign of [
      "https://evil.example/",
      "https://partner.example/application",
      "https://partner.example/app/../other",
      `${subject.url}@evil.example/`,
      "javascript:alert(1)",
      "//evil.example",
    ]) {
      expect(await targetOf(foreign), foreign).toBe(subject.url);
    }
  });

  house("the link's token confirms on any device, once", async (h, subject) => {
    const email = newEmail();
    await subject.client().auth.signUp({ email, password: goodPassword });
    const { tokenHash } = linkOf(await h.mailTo(email));
    const other = subject.client();
    const { data, error } = await other.auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const again = await subject.client().auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
    expect(again.error?.code).toBe("otp_expired");
    // nothing shows that whoever opened the mail chose the password: it is set there, the same or another
    const early = await subject.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(early.error?.code).toBe("invalid_credentials");
    expect((await other.auth.updateUser({ password: goodPassword })).error).toBeNull();
    const options = { captchaToken: await answerOf(h) };
    const later = await subject.client().auth.signInWithPassword({ email, password: goodPassword, options });
    expect(later.error).toBeNull();
  });

  house("two requests with the same token at the same moment make one session", async (h, subject) => {
    const email = newEmail();
    await subject.client().auth.signUp({ email, password: goodPassword });
    const { tokenHash } = linkOf(await h.mailTo(email));
    const verify = () => subject.client().auth.verifyOtp({ token_hash: tokenHash, type: "signup" });
    const codes = (await Promise.all([verify(), verify(), verify()])).map((r) => r.error?.code ?? "ok").sort();
    expect(codes).toEqual(["ok", "otp_expired", "otp_expired"]);
  });

  house("the six digits of the mail confirm too, and nothing does after an hour", async (h, subject) => {
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, second]) await subject.client().auth.signUp({ email, password: goodPassword });
    const { code } = linkOf(await h.mailTo(first));
    expect((await subject.client().auth.verifyOtp({ email: first, token: code, type: "signup" })).error).toBeNull();
    const late = linkOf(await h.mailTo(second));
    h.advance(61 * 60_000);
    expect((await subject.client().auth.verifyOtp({ token_hash: late.tokenHash, type: "signup" })).error?.code).toBe(
      "otp_expired",
    );
    const typed = await subject.client().auth.verifyOtp({ email: second, token: late.code, type: "signup" });
    expect(typed.error?.code).toBe("otp_expired");
  });

  house("guessing six digits is stopped", async (h, subject) => {
    const email = newEmail();
    await subject.client().auth.signUp({ email, password: goodPassword });
    await h.mailTo(email);
    const codes = new Set<string | undefined>();
    for (let guess = 0; guess < 15; guess++) {
      const { error } = await subject
        .client()
        .auth.verifyOtp({ email, token: `00000${guess}`.slice(-6), type: "signup" });
      codes.add(error?.code);
    }
    expect([...codes].sort()).toEqual(["otp_expired", "over_request_rate_limit"]);
  });

  house("GET verify goes on to the checked target with the session, or with the error", async (h, subject) => {
    const email = newEmail();
    await subject.client().auth.signUp({ email, password: goodPassword });
    const { tokenHash } = linkOf(await h.mailTo(email));
    const open = (target: string) =>
      fetch(`${subject.url}/auth/v1/verify?token=${tokenHash}&type=signup&redirect_to=${encodeURIComponent(target)}`, {
        redirect: "manual",
      });
    const good = await open(`${subject.url}/dashboard`);
    expect(good.status).toBe(303);
    const to = new URL(good.headers.get("location") ?? "");
    expect(to.origin + to.pathname).toBe(`${subject.url}/dashboard`);
    expect(to.hash).toMatch(/^#access_token=.+&type=signup$/);
    const used = new URL((await open("https://evil.example/")).headers.get("location") ?? "");
    expect(used.origin).toBe(subject.url);
    expect(Object.fromEntries(new URLSearchParams(used.hash.slice(1)))).toMatchObject({
      error: "access_denied",
      error_code: "otp_expired",
    });
  });

  house("passwords are refused in the order of the specification", async (_, subject) => {
    const refusal = async (password: string) =>
      (await subject.client().auth.signUp({ email: newEmail(), password })).error;
    const cases: [string, string, string][] = [
      ["a", "length", "8 characters"],
      ["aaaaaaaa", "characters", "uppercase"],
      ["AAAAAAAA", "characters", "lowercase"],
      ["Aaaaaaaa", "characters", "digit"],
      ["Aaaaaaa1", "characters", "special"],
    ];
    for (const [password, reason, words] of cases) {
      const error = await refusal(password);
      expect(error, password).toMatchObject({ code: "weak_password", reasons: [reason] });
      expect(error?.message).toContain(words);
    }
    expect((await refusal(`Aa1!${"语".repeat(23)}`))?.code).toBe("validation_failed");
  });

  house("two sign-ups of one address at the same moment make one account", async (h, subject) => {
    const email = newEmail();
    const answers = await Promise.all(
      [1, 2].map(() => subject.client().auth.signUp({ email, password: goodPassword })),
    );
    expect(answers.map((a) => a.error)).toEqual([null, null]);
    const link = linkOf(await h.mailTo(email));
    expect(h.mails.filter((mail) => mail.to === email)).toHaveLength(1);
    const { data } = await subject.client().auth.verifyOtp({ token_hash: link.tokenHash, type: "signup" });
    const rows = await h.db
      .selectFrom("profiles")
      .select("user_id")
      .where("user_id", "=", data.user?.id ?? "")
      .execute();
    expect(rows).toHaveLength(1);
  });

  house("profile and role row appear with the account, whatever name was wished for", async (h, subject) => {
    const email = newEmail();
    const data = { display_name: `<b>\u202e阿明${"长".repeat(200)}` };
    const captchaToken = newDevice();
    const signUp = { email, password: goodPassword, options: { data, captchaToken } };
    expect((await subject.client().auth.signUp(signUp)).error).toBeNull();
    const { tokenHash } = linkOf(await h.mailTo(email));
    const client = subject.client();
    const answer = { token_hash: tokenHash, type: "signup", options: { captchaToken } } as const;
    const id = (await client.auth.verifyOtp(answer)).data.user?.id ?? "";
    const profile = (await client.from("profiles").select("*").eq("user_id", id).single()).data;
    expect(profile.display_name).toMatch(/^b阿明长+$/);
    expect((await client.from("user_roles").select("role").eq("user_id", id).maybeSingle()).data).toEqual({
      role: "agent",
    });
  });

  house("a mail within the minute is not doubled, and an unknown address is answered alike", async (h, subject) => {
    const email = newEmail();
    await subject.client().auth.signUp({ email, password: goodPassword });
    await h.mailTo(email);
    const resend = async (to: string) => (await subject.client().auth.resend({ type: "signup", email: to })).error;
    expect(await resend(email)).toBeNull();
    expect(h.mails.filter((mail) => mail.to === email)).toHaveLength(1);
    const before = h.mails.length;
    await h.db.deleteFrom("house.rate_limits" as never).execute();
    expect(await resend(email)).toBeNull();
    expect(linkOf(await h.mailTo(email, before)).type).toBe("signup");
    expect(await resend(newEmail())).toBeNull();
  });

  house("mails to one account end at six an hour, with or without an account", async (h, subject) => {
    const { email } = await subject.person();
    for (const to of [email, newEmail()]) {
      const codes: (string | undefined)[] = [];
      for (let n = 0; n < 7; n++) {
        codes.push((await subject.client().auth.resetPasswordForEmail(to)).error?.code);
        await h.db
          .deleteFrom("house.rate_limits" as never)
          .where("key" as never, "like", "mailMinute%" as never)
          .execute();
      }
      expect(codes).toEqual([...Array(6).fill(undefined), "over_email_send_rate_limit"]);
    }
  });

  house(
    "when the mail server is away the answer stands, the account too, and no log line holds the address",
    async (h, subject) => {
      const email = newEmail();
      h.breakMail();
      expect((await subject.client().auth.signUp({ email, password: goodPassword })).error).toBeNull();
      await h.db.deleteFrom("house.rate_limits" as never).execute();
      expect((await subject.client().auth.resend({ type: "signup", email })).error).toBeNull();
      await h.mailTo(email);
      expect(h.logged.join("\n")).toContain("mail not sent");
      expect(h.logged.join("\n")).not.toContain(email);
    },
  );

  protocol("what is no address, no password or no JSON is refused with its code", async (subject) => {
    const bad = await subject.client().auth.signUp({ email: "nobody", password: goodPassword });
    expect(bad.error?.code).toMatch(/^(validation_failed|email_address_invalid)$/);
    const broken = await raw(subject, "/auth/v1/signup", {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    });
    expect(broken.status).toBe(400);
    expect(((await broken.json()) as { code: string }).code).toBe("bad_json");
  });

  house("what this backend does not offer is refused, not ignored", async (_, subject) => {
    const { auth } = subject.client();
    expect((await auth.signInAnonymously()).error?.code).toBe("anonymous_provider_disabled");
    expect((await auth.signUp({ phone: "+8613800138000", password: goodPassword })).error?.code).toBe(
      "phone_provider_disabled",
    );
    expect((await auth.signInWithOtp({ email: newEmail() })).error?.status).toBe(404);
  });
};
