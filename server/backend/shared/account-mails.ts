/** What both kinds of backend need to write to an account. */
import type { Kysely } from "kysely";
import { AppError } from "#contract/errors";
import type { Log } from "#server/base/log";
import type { Tables } from "./tables.ts";

/** The language the account reads; null when it was never told. */
export async function languageOfMail(db: Kysely<Tables>, userId: string): Promise<"zh" | "en" | null> {
  const row = await db
    .selectFrom("public.profiles")
    .select("language")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.language ?? null;
}

/** For `catch`: logs without the address, and tells that the mail did not leave. */
export const letterFailed =
  (log: Log, mail: string) =>
  (error: unknown): never => {
    log.error({ mail, reason: error instanceof Error ? error.message : "unknown" }, "mail not sent");
    throw new AppError("mail_failed", { cause: error });
  };
