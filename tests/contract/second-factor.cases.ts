/** Two-step sign-in through the client's own calls: adding an app, showing its code, codes on paper, taking it away. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { createClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { newDevice, type Person, type Subject, tokensOf } from "./subject.ts";
import type { Chapter } from "./suite.ts";

/** The service's clock, as its newest token has it: other cases may have moved it. */
const clockOf = async (client: SupabaseClient) => (decodeJwt((await tokensOf(client)).access_token).iat ?? 0) * 1000;
const codeOf = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Adds an app and shows its first code. */
async function enrolled(client: SupabaseClient) {
  const at = await clockOf(client);
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  const { id: factorId, totp } = data;
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret, at) });
  if (verified.error) throw verified.error;
  return { factorId, secret: totp.secret, totp };
}
const again = async (subject: Subject, { email, password }: Pick<Person, "email" | "password">) => {
  const client = subject.client();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
};
const levels = async (client: SupabaseClient) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

export const secondFactorCases: Chapter = ({ protocol, house }) => {
  protocol("an app is added with its first code, and asked for at the next sign-in", async (subject) => {
    const person = await subject.person();
    expect(await levels(person.client)).toEqual(["aal1", "aal1"]);
    const { totp, secret, factorId } = await enrolled(person.client);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.uri).toContain(`secret=${secret}`);
    expect(await levels(person.client)).toEqual(["aal2", "aal2"]);
    expect(decodeJwt((await tokensOf(person.client)).access_token).amr).toContainEqual(
      expect.objectContaining({ method: "totp" }),
    );
    const { data: listed } = await person.client.auth.mfa.listFactors();
    expect(listed?.totp.map(({ id, status, friendly_name }) => [id, status, friendly_name])).toEqual([
      [factorId, "verified", "Phone"],
    ]);
    const client = await again(subject, person);
    expect(await levels(client)).toEqual(["aal1", "aal2"]);
  });

  house("until the code is shown nothing is answered; a code opens once, an old one never", async (h, subject) => {
    const person = await subject.person();
    const start = await clockOf(person.client);
    const { factorId, secret } = await enrolled(person.client);
    const client = await again(subject, person);
    expect((await client.from("profiles").select("display_name")).error?.code).toBe("42501");
    expect((await client.auth.updateUser({ password: "Another!Day7" })).error?.code).toBe("insufficient_aal");
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
    expect((await client.auth.mfa.enroll({ factorType: "totp" })).error?.code).toBe("insufficient_aal");
    const session = await h.backend.authenticate((await tokensOf(client)).access_token);
    expect(session?.secondFactor).toBe("due");
    // the code that was used to add the app
    const show = (code: string) => client.auth.mfa.challengeAndVerify({ factorId, code });
    expect((await show(codeOf(secret, start))).error?.code).toBe("mfa_verification_failed");
    expect((await show("000000")).error?.code).toBe("mfa_verification_failed");
    h.advance(60_000);
    expect((await show(codeOf(secret, start + 60_000))).error).toBeNull();
    expect((await h.backend.authenticate((await tokensOf(client)).access_token))?.secondFactor).toBe("shown");
    expect((await client.from("profiles").select("display_name")).error).toBeNull();
  });

  house("codes on paper open once each, however they are typed, and are replaced as a whole", async (_h, subject) => {
    const person = await subject.person();
    const paper = (client: SupabaseClient) => client.auth.mfa.recoveryCodes;
    const withPaper = async (at: Pick<Person, "email" | "password">) => {
      const client = createClient(subject.url, subject.key, {
        auth: {
          persistSession: false,
          autoRefreshToken: false,
          detectSessionInUrl: false,
          experimental: { recoveryCodes: true },
        },
      });
      expect((await client.auth.signInWithPassword(at)).error).toBeNull();
      return client;
    };
    const first = await withPaper(person);
    expect((await paper(first).generate()).error?.code).toBe("mfa_recovery_codes_sole_factor");
    await enrolled(first);
    const { data } = await paper(first).generate();
    expect(data?.codes).toHaveLength(10);
    const [one = "", two = ""] = data?.codes ?? [];
    const second = await withPaper(person);
    expect((await paper(second).generate()).error?.code).toBe("insufficient_aal");
    expect((await paper(second).verify({ code: one.toLowerCase().replaceAll("-", " ") })).error).toBeNull();
    expect(await levels(second)).toEqual(["aal2", "aal2"]);
    expect((await paper(second).getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    const third = await withPaper(person);
    expect((await paper(third).verify({ code: one })).error?.code).toBe("mfa_verification_failed");
    await paper(second).regenerate();
    expect((await paper(third).verify({ code: two })).error?.code).toBe("mfa_verification_failed");
  });

  house("guesses are counted by account, whichever session makes them", async (_h, subject) => {
    const person = await subject.person();
    const { factorId } = await enrolled(person.client);
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const client = await again(subject, person);
      codes.push((await client.auth.mfa.challengeAndVerify({ factorId, code: "000000" })).error?.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill("mfa_verification_failed"));
    expect(codes[10]).toBe("over_request_rate_limit");
  });

  house("who knows the password and guesses at codes keeps no browser out that has shown one", async (h, subject) => {
    const person = await subject.person();
    const { factorId, secret } = await enrolled(person.client);
    const asked = { email: person.email, password: person.password, options: { captchaToken: newDevice() } };
    const owner = async () => {
      const client = subject.client();
      expect((await client.auth.signInWithPassword(asked)).error).toBeNull();
      h.advance(60_000);
      return client;
    };
    const show = async (client: SupabaseClient) => {
      const code = codeOf(secret, (await clockOf(client)) + 60_000);
      return (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code;
    };
    expect(await show(await owner())).toBeUndefined();
    const thief = await again(subject, person);
    for (let guess = 0; guess < 12; guess++) await thief.auth.mfa.challengeAndVerify({ factorId, code: "000000" });
    expect(await show(thief)).toBe("over_request_rate_limit");
    const back = await owner();
    expect(await show(back)).toBeUndefined();
    // guesses in a browser of one's own are counted there
    const mistaken = await owner();
    for (let guess = 0; guess < 10; guess++) await mistaken.auth.mfa.challengeAndVerify({ factorId, code: "000000" });
    expect(await show(mistaken)).toBe("over_request_rate_limit");
  });

  house(
    "a session asks for few challenges, another for its own, and those that ran out are not kept",
    async (h, subject) => {
      const person = await subject.person();
      const { factorId } = await enrolled(person.client);
      const thief = await again(subject, person);
      const codes: (string | undefined)[] = [];
      for (let asked = 0; asked < 31; asked++) codes.push((await thief.auth.mfa.challenge({ factorId })).error?.code);
      expect(codes.slice(0, 30)).toEqual(Array(30).fill(undefined));
      expect(codes[30]).toBe("over_request_rate_limit");
      h.advance(6 * 60_000);
      expect((await (await again(subject, person)).auth.mfa.challenge({ factorId })).error).toBeNull();
      const { rowCount } = await h.pool.query("select from auth.mfa_challenges where factor_id = $1", [factorId]);
      expect(rowCount).toBe(1);
    },
  );

  house("adding it puts other sessions out; taken away, a password is enough again", async (_h, subject) => {
    const person = await subject.person();
    const other = await again(subject, person);
    const { factorId } = await enrolled(person.client);
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await person.client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await levels(await again(subject, person))).toEqual(["aal1", "aal1"]);
  });

  house(
    "who lost phone and codes is let in again by the server alone, and everybody is out until then",
    async (h, subject) => {
      const person = await subject.person();
      expect(await h.backend.accounts.removeSecondFactors(person.id)).toBe(false);
      await enrolled(person.client);
      expect(await h.backend.accounts.removeSecondFactors(person.id)).toBe(true);
      expect((await person.client.auth.getUser()).error).not.toBeNull();
      expect(await levels(await again(subject, person))).toEqual(["aal1", "aal1"]);
    },
  );

  house(
    "a password or link that awaits its second step is written down as that, and is no device",
    async (h, subject) => {
      const person = await subject.person();
      const { factorId, secret } = await enrolled(person.client);
      const written = async () => {
        const { rows } = await h.pool.query<{ outcome: string }>(
          "select outcome from public.sign_in_attempts where email = $1 order by at, id",
          [person.email],
        );
        return rows.map(({ outcome }) => outcome);
      };
      const devices = async () => (await h.backend.accounts.sessions(person.id)).length;
      const lastIn = async () => (await h.backend.accounts.find(person.id))?.lastSignInAt?.getTime();
      await expect.poll(written).toContain("second_factor");
      const before = (await written()).length;
      expect(await devices()).toBe(1);
      const came = await lastIn();
      h.advance(60_000);
      const client = await again(subject, person);
      await expect.poll(async () => (await written()).slice(before)).toEqual(["password_awaits_factor"]);
      expect([await devices(), await lastIn()]).toEqual([1, came]);
      const linked = subject.client();
      await linked.auth.resetPasswordForEmail(person.email);
      const token_hash = /token_hash=([\w-]+)/.exec((await h.mailTo(person.email)).text)?.[1] ?? "";
      expect((await linked.auth.verifyOtp({ type: "recovery", token_hash })).error).toBeNull();
      await expect.poll(async () => (await written()).slice(before + 1)).toEqual(["link_awaits_factor"]);
      expect([await devices(), await lastIn()]).toEqual([1, came]);
      const code = codeOf(secret, await clockOf(client));
      expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
      await expect.poll(async () => (await written()).slice(before + 2)).toEqual(["second_factor"]);
      expect(await devices()).toBe(2);
      expect(await lastIn()).toBeGreaterThan(came ?? 0);
    },
  );

  house(
    "every way in is written down: password, link, another network, another device, second step",
    async (h, subject) => {
      const person = await subject.person();
      const { factorId } = await enrolled(person.client);
      const outcomes = async () => {
        const { rows } = await h.pool.query<{ outcome: string }>(
          "select outcome from public.sign_in_attempts where email = $1 order by at, id",
          [person.email],
        );
        return rows.map(({ outcome }) => outcome);
      };
      const client = subject.client();
      await client.auth.resetPasswordForEmail(person.email);
      const mail = await h.mailTo(person.email);
      const token_hash = /token_hash=([\w-]+)/.exec(mail.text)?.[1] ?? "";
      expect((await client.auth.verifyOtp({ type: "recovery", token_hash })).error).toBeNull();
      await client.auth.mfa.challengeAndVerify({ factorId, code: "000000" });
      await expect
        .poll(outcomes)
        .toEqual(expect.arrayContaining(["second_factor", "link_awaits_factor", "mfa_verification_failed"]));
      const { refresh_token } = await tokensOf(person.client);
      await subject.client({ address: "203.0.113.9" }).auth.refreshSession({ refresh_token });
      await expect.poll(outcomes).toContain("new_place");
      const moved = await again(subject, person);
      const { session_id } = decodeJwt((await tokensOf(moved)).access_token);
      const elsewhere = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15";
      await h.pool.query("update auth.sessions set user_agent = $2 where id = $1", [session_id, elsewhere]);
      await moved.auth.refreshSession();
      await moved.auth.refreshSession();
      await expect.poll(outcomes).toContain("new_device");
      expect((await outcomes()).filter((one) => one === "new_device")).toEqual(["new_device"]);
    },
  );
};
