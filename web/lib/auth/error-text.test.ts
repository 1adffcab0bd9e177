import { createClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { startI18n } from "#web/lib/i18n.ts";
import { authErrorText } from "./error-text.ts";

/** The sentence under "登录失败" where the sign-in service answers 422 with this body. */
async function shownFor(body: string): Promise<string> {
  const client = createClient("http://service.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async () => new Response(body, { status: 422, headers: { "content-type": "application/json" } }) },
  });
  const { error } = await client.auth.signInWithPassword({ email: "wei@example.com", password: "Fang!Bo2026" });
  if (error === null) throw new Error("the service refused nothing");
  const i18n = await startI18n("zh", ["auth"]);
  return authErrorText(i18n.getFixedT("zh", "auth"), error, "signInFailedText");
}

it.each([
  "null",
  "{}",
  "[]",
  "0",
  "false",
  '""',
  '{"msg":""}',
  '{"msg":"{}"}',
  '{"msg":"null"}',
  '{"reason":7}',
  "",
  "<!doctype html><p>…",
])("%j has no words of the service: ours stand there", async (body) =>
  expect(await shownFor(body)).toBe("登录过程中出现错误，请重试。"),
);

it.each([
  ['{"msg":"Signups are closed on Sundays"}', "Signups are closed on Sundays"],
  ['"Come back at noon"', "Come back at noon"],
])("%j is told as the service says it", async (body, sentence) => expect(await shownFor(body)).toBe(sentence));
