/** What the embedded backend is made with. */
import type { Context } from "hono";
import type { Pool } from "pg";
import type { S3Settings } from "#server/base/files";
import type { Using } from "#server/services/index";
import type { LimitOverrides } from "./limits.ts";

export interface EmbeddedOptions extends Using<"mailer" | "origin" | "now" | "log"> {
  /** Whose PostgreSQL it runs on. */
  kind: "embedded" | "postgres";
  /** The system schemas (embedded/system/*.sql) and the migrations are applied already. Not closed by us. */
  pool: Pool;
  /** Other addresses that mails may lead back to. */
  redirects?: readonly string[];
  /** Seals our own secrets in the database; the same in every process. Without one they lie there in plain text. */
  secretKey?: string;
  /** Folder of the bytes of files. */
  filesFolder: string;
  /** The bucket of the bytes of files, instead of the folder. */
  s3?: S3Settings | null;
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
