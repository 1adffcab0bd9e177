/**
 * The parts a running server is made of, each declared once; boot makes them. What works with some of them says with which:
 * `Using<"db" | "now">`. A test then stands in for those and no others.
 */
import type { PgBoss } from "pg-boss";
import type { Mailer } from "#adapters/mail/mail";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { Publisher } from "#adapters/publishers/publisher";
import type { SmsSender } from "#adapters/sms/sms";
import type { Imprint } from "#contract/site";
import type { Clock } from "#server/base/clock";
import type { Files } from "#server/base/files";
import type { publishingLimits } from "#server/base/limits";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";

/** The platforms posts are sent to, and the way there. */
export interface PlatformGateway {
  readonly publishers: readonly Publisher[];
  /** The guarded door. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Where a platform's API is: as published, or a local server in tests. */
  readonly origin: (published: string) => string;
  readonly timing: PublishingTiming;
}
export type PublishingTiming = { readonly [Name in keyof typeof publishingLimits]: number };

interface Services {
  /** The system's own connection: its queries name their Owner. */
  db: Db;
  boss: PgBoss;
  files: Files;
  mailer: Mailer;
  /** Null where nobody can send a message to a phone. */
  sms: SmsSender | null;
  /** How people can pay, in the order they are offered it. */
  payments: readonly PaymentProvider[];
  publishing: PlatformGateway;
  /** Who runs the site and sells, where the database's own settings say nothing. */
  imprint: Imprint;
  /**
   * Of the settings or the data folder: seals keys and waiting mails, keys the hashes that say who had a trial. Null where the
   * backend keeps its own secrets; mails wait in plain text then.
   */
  secretKey: string | null;
  /**
   * PUBLIC_URL, else the listening address, without a slash at the end and never taken from a Host header: for mails, callbacks
   * and the payer's way back. A function because a free port is known late.
   */
  origin(): string;
  now: Clock;
  log: Log;
}

export type Using<Name extends keyof Services> = Pick<Services, Name>;
