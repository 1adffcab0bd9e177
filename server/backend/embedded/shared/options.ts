/** What the embedded backend is made with. */
import type { Context } from "hono";
import type { Pool } from "pg";
import type { Mailer } from "#adapters/mail/mail";
import type { Clock } from "#server/base/clock";
import type { Log } from "#server/base/log";
import type { LimitOverrides } from "./limits.ts";

export interface EmbeddedOptions {
  /** Whose PostgreSQL it runs on. */
  kind: "embedded" | "postgres";
  /** The system schemas (embedded/system/*.sql) and the migrations are applied already. Not closed by us. */
  pool: Pool;
  mailer: Mailer;
  log: Log;
  now: Clock;
  /** PUBLIC_URL, else the listening address, without a slash at the end; a function because a free port is known late. */
  origin: () => string;
  /** Other addresses that mails may lead back to. */
  redirects?: readonly string[];
  /** Seals our own secrets in the database; the same in every process. Without one they lie there in plain text. */
  secretKey?: string;
  /** Folder of the bytes of files. */
  filesFolder: string;
  /** The network address a request came from, X-Forwarded-For only when that is trusted. */
  clientAddress: (c: Context) => string;
  /** False opens a session at sign-up without a mail. Default true. */
  confirmEmail?: boolean;
  /** Rounds of bcrypt; for tests that make many accounts. */
  passwordCost?: number;
  /** Milliseconds to which answers about an address are rounded up, so that their time tells nothing. Default 500. */
  answerStep?: number;
  /** Milliseconds a sign-in waits for its turn where many are tried; longer than the slowest turns together. Default 45 s. */
  patience?: number;
  /** For tests that ask more often than a person does. */
  limits?: LimitOverrides;
}
