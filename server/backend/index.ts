/** The seam: which of the three backends runs is decided here and known nowhere above. */
import type { Context } from "hono";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import type { Mailer } from "#adapters/mail/mail";
import { createHouse } from "./embedded/index.ts";
import type { LimitOverrides } from "./embedded/shared/limits.ts";
import type { Tables } from "./shared/tables.ts";
import type { Backend, Clock, Log } from "./shared/types.ts";
import { createHosted, type HostedSettings } from "./supabase.ts";

export type { Backend } from "./shared/types.ts";

export interface BackendOptions {
  kind: "embedded" | "postgres" | "supabase";
  /** The system schemas (house/system/*.sql) and the migrations are applied already. Not closed by us. */
  pool: Pool;
  mailer: Mailer;
  log: Log;
  now: Clock;
  /** PUBLIC_URL, else the listening address, without a slash at the end; a function because a free port is known late. */
  origin: () => string;
  /** Other addresses that mails may lead back to. */
  redirects?: readonly string[];
  /** Seals the house's secrets in the database; the same in every process. Without one they lie there in plain text. */
  secretKey?: string;
  /** Folder of the bytes of files (house kinds). */
  filesFolder: string;
  /** The network address a request came from, X-Forwarded-For only when that is trusted. */
  clientAddress: (c: Context) => string;
  /** False opens a session at sign-up without a mail. Default true. */
  confirmEmail?: boolean;
  /** Rounds of bcrypt; for tests that make many accounts. */
  passwordCost?: number;
  /** Milliseconds to which answers about an address are rounded up, so that their time tells nothing. Default 500. */
  answerStep?: number;
  /** Milliseconds a sign-in waits for its turn where many are tried; longer than the slowest turn. Default 35 s. */
  patience?: number;
  /** For tests that ask more often than a person does. */
  limits?: LimitOverrides;
  /** For kind supabase. */
  supabase?: HostedSettings;
}

export async function createBackend(options: BackendOptions): Promise<Backend> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: options.pool }) });
  if (options.kind !== "supabase") return createHouse(options, db);
  if (!options.supabase) throw new Error("The supabase backend needs its address and keys");
  return createHosted(options, options.supabase, db);
}
