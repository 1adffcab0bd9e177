/** Reading what the client sends, strictly where it matters and with the protocol's own refusals. */
import type { Context } from "hono";
import { z } from "zod";
import { readSecurityToken } from "#contract/device-key";
import { AuthProblem } from "./problem.ts";

/** Bytes; nothing a person sends here is near it. */
export const largestBody = 32 * 1024;
export const tooLarge = () =>
  new AuthProblem("validation_failed", { message: "The request is too large", status: 413 });

/** Parses a JSON body. Fields nobody knows are dropped, never acted on. */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new AuthProblem("bad_json");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AuthProblem("bad_json");
  if ("code_challenge" in value && value.code_challenge) {
    throw new AuthProblem("validation_failed", { message: "The PKCE flow is not offered here" });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0];
  throw new AuthProblem("validation_failed", {
    message:
      field === "email"
        ? "Unable to validate email address: invalid format"
        : `Unable to validate ${String(field ?? "the request")}`,
  });
}

const printable = (text: string) => ![...text].some((c) => c < " " || c === "\u007f");
/** Compared and kept in lower case. */
export const emailField = z.string().trim().toLowerCase().max(254).refine(printable).pipe(z.email());
/** Whatever was typed at sign-in: a wrong password and an impossible one are refused alike. */
export const passwordField = z.string();
/** The browser's own key and the answered captcha; null where one is missing. */
export const securityField = z
  .object({ captcha_token: z.string().max(2048).nullish() })
  .nullish()
  .transform((meta) => readSecurityToken(meta?.captcha_token));

/** In JSON text, what PostgreSQL's jsonb refuses: NUL, and halves of characters. A doubled backslash is plain text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Bytes of `user_metadata` in UTF-8, at sign-up and after every change. */
export const mostUserData = 2048;

/** Lists in lists and no deeper; what is written down is read again by readers that count on it. */
const DEEPEST = 4;
/** PostgreSQL writes a number out: 1e300 is five signs to send and 301 to keep. */
const isShort = (number: number) => number === 0 || (Math.abs(number) < 1e15 && Math.abs(number) > 1e-9);
function isPlain(value: unknown, depth = DEEPEST): boolean {
  if (typeof value === "number") return isShort(value);
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isPlain(inner, depth - 1));
}

/** What a person may keep about themselves in `user_metadata`: a few small plain values. */
export const dataField = z
  .record(z.string().max(60), z.unknown())
  .nullish()
  .refine((data) => {
    if (!isPlain(data ?? {})) return false;
    const text = JSON.stringify(data ?? {});
    return Buffer.byteLength(text) <= mostUserData && !unstorable.test(text);
  });
