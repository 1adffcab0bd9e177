/** What jobs need from the outside, each as small as the jobs' use of it, so that a test can stand in for any. */
import type { PgBoss } from "pg-boss";
import type { Mailer } from "#adapters/mail/mail";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Imprint } from "#contract/site";
import type { Target } from "#engine/copy/index";
import type { Accounts, Clock, Files, Log } from "#server/backend/shared/types";
import type { Db } from "#server/db/tables";

/** The one safe door, and beside it the pages this server serves itself, which are read without any request. */
export interface PageReader {
  page(url: string, signal: AbortSignal): Promise<{ finalUrl: string; html: string }>;
  image(url: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** Writes one piece: model providers in the administrator's order, the composer last. `userId`: for whose account. */
export type WritePiece = (
  listing: Listing,
  brief: Brief,
  target: Target,
  signal: AbortSignal,
  userId: string,
) => Promise<Piece>;

export interface JobDeps {
  /** The system's own connection: jobs name their Owner in every query. */
  db: Db;
  boss: PgBoss;
  files: Files;
  accounts: Accounts;
  mailer: Mailer;
  payments: readonly PaymentProvider[];
  /** Who sells, where the database's own settings say nothing. */
  imprint: Imprint;
  /** Our own address, for mails. */
  origin(): string;
  now: Clock;
  /** For an import asked for at a server whose own address was `origin`; this process may have another or none. */
  pages(origin: string): PageReader;
  writePiece: WritePiece;
  log: Log;
}
