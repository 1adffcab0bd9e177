/** What jobs need from the outside, each as small as the jobs' use of it, so that a test can stand in for any. */
import type { PgBoss } from "pg-boss";
import type { Mailer } from "#adapters/mail/mail";
import type { PaymentProvider } from "#adapters/payments/payment";
import type { PageReader } from "#adapters/web/page";
import type { Imprint } from "#contract/site";
import type { Accounts } from "#server/backend/shared/types";
import type { Clock } from "#server/base/clock";
import type { Files } from "#server/base/files";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import type { AskModels, WritePiece } from "#server/models/service";

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
  /** Seals mails that wait. */
  secretKey: string | null;
  /** Our own address, for mails. */
  origin(): string;
  now: Clock;
  /** For an import asked for at a server whose own address was `origin`; this process may have another or none. */
  pages(origin: string): PageReader;
  /** Of the composer: what no model was asked for, or could write. */
  writePiece: WritePiece;
  askModels: AskModels;
  log: Log;
}
