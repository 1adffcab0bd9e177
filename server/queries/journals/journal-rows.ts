/** Rows of the journals as they are read. */
import type { Selectable } from "kysely";
import type { AuditEntries } from "#server/db/tables/audit";
import type { ErrorRow, MailDeliveries, SignInAttempts } from "#server/db/tables/journals";
import type { ModelLogRow } from "#server/db/tables/models";
import type { PaymentEvents } from "#server/db/tables/payments";

export type AuditRow = Selectable<AuditEntries>;
export type MailJournalRow = Selectable<MailDeliveries>;
export type SignInRow = Selectable<SignInAttempts>;
export type WebhookRow = Selectable<PaymentEvents>;
export type JournalRow = ModelLogRow | AuditRow | ErrorRow | MailJournalRow | SignInRow | WebhookRow;
