/** The arithmetic question of the specification: two numbers from 1 to 10 with +, - or *. Signed, five minutes, single use. */
import { randomInt, randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "#server/backend/shared/tables";
import type { CaptchaQuestion } from "#server/backend/shared/types";
import type { Clock } from "#server/base/clock";

const lifetime = 5 * 60;
const operators = ["+", "-", "*"] as const;
const operand = z.int().min(1).max(10);
const claims = z.object({ jti: z.uuid(), exp: z.number(), left: operand, operator: z.enum(operators), right: operand });

export interface Captcha {
  issue(): Promise<CaptchaQuestion>;
  /** Whether `challenge~answer` is right, in time and used for the first time. */
  accept(token: string | null): Promise<boolean>;
}

const results: Record<(typeof operators)[number], (left: number, right: number) => number> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
};

export function createCaptcha(db: Kysely<Tables>, secret: string, now: Clock): Captcha {
  const key = new TextEncoder().encode(secret);

  /** A challenge is spent by its first answer, right or wrong. */
  const spend = async (id: string, expiresAt: Date): Promise<boolean> => {
    await db.deleteFrom("house.spent_captchas").where("expires_at", "<", now()).execute();
    const row = await db
      .insertInto("house.spent_captchas")
      .values({ id, expires_at: expiresAt })
      .onConflict((c) => c.doNothing())
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  };

  return {
    async issue() {
      const question = { left: randomInt(1, 11), operator: operators[randomInt(3)] ?? "+", right: randomInt(1, 11) };
      const challenge = await new SignJWT(question)
        .setProtectedHeader({ alg: "HS256" })
        .setJti(randomUUID())
        .setAudience("captcha")
        .setExpirationTime(Math.floor(now().getTime() / 1000) + lifetime)
        .sign(key);
      return { challenge, ...question };
    },
    async accept(token) {
      const [, challenge = "", answer = ""] = /^([^~]+)~(-?\d{1,3})$/.exec(token ?? "") ?? [];
      if (!challenge) return false;
      try {
        const options = { algorithms: ["HS256"], audience: "captcha", currentDate: now() };
        const question = claims.parse((await jwtVerify(challenge, key, options)).payload);
        const first = await spend(question.jti, new Date(question.exp * 1000));
        return first && results[question.operator](question.left, question.right) === Number(answer);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return false;
        throw error;
      }
    },
  };
}
