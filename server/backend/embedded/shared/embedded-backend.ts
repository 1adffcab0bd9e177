/** What every part of the embedded backend works with, made once in `embedded/index.ts`. */
import type { Context } from "hono";
import type { Kysely } from "kysely";
import type { Captcha } from "#server/backend/embedded/shared/captcha";
import type { Tables } from "#server/backend/shared/tables";
import type { Vault } from "#server/base/vault";
import type { Using } from "#server/services/index";
import type { SigningKeys } from "./keys.ts";
import type { Limits } from "./limits.ts";
import type { Secrets } from "./secrets.ts";
import type { SignInQueue } from "./sign-in-queue.ts";
import type { Versions } from "./versions.ts";

export interface EmbeddedBackend extends Using<"mailer" | "origin" | "now" | "log"> {
  db: Kysely<Tables>;
  secrets: Secrets;
  keys: SigningKeys;
  /** Seals what lies in the database. */
  vault: Vault;
  limits: Limits;
  turns: SignInQueue;
  /** Milliseconds a sign-in waits for its turn. */
  patience: number;
  captcha: Captcha;
  /** Other addresses a mail may lead to: origins, or origins with a path everything below which is meant. */
  redirects: readonly string[];
  /** False makes a sign-up open a session at once. */
  confirmEmail: boolean;
  /** Rounds of bcrypt. */
  passwordCost: number;
  /** Milliseconds to which answers about an address are rounded up. */
  answerStep: number;
  versions: Versions;
  /** The network address a request came from. */
  clientAddress(c: Context): string;
  /** Work that goes on after the answer (mails); waited for at the end. */
  later(work: Promise<unknown>): void;
}

export const issuer = (backend: Pick<EmbeddedBackend, "origin">): string => `${backend.origin()}/auth/v1`;
