/** Two people and one mailbox: browsers that keep a key as ours does, and what the contract expects of a click. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect } from "vitest";
import { readSecurityToken } from "#contract/device-key";
import { type HouseSubject, linkOf, methodsOf, newDevice, type Subject, tokensOf } from "./subject.ts";

export const strangersPassword = "Stranger!Was1st";
export const third = "Third!Party99";

/** The client sends the options of a link too, though its types name them for digits only. */
const answer = (token_hash: string, type: "signup" | "recovery", options: { captchaToken: string }) => ({
  token_hash,
  type,
  options,
});

/** Somebody at a browser of their own, which keeps its key as ours does. */
export function browser(house: HouseSubject, subject: Subject) {
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
export async function expectUnset(subject: Subject, email: string, client: SupabaseClient, passwords: string[]) {
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
