/** Rows of `mail_outbox`. */
import type { Generated, Selectable } from "kysely";
import type { MailKind } from "#contract/mail";

export interface MailOutbox {
  id: Generated<string>;
  /** Null: it goes to somebody who has no account. */
  user_id: string | null;
  kind: MailKind;
  /** What it is about, where its words are made when it is sent. */
  subject_id: string | null;
  /** Else address and mail, sealed. */
  sealed: string | null;
  tries: Generated<number>;
  due_at: Generated<Date>;
  /** Of no use to anybody from then on; null: it stays of use. */
  expires_at: Date | null;
  ended_at: Date | null;
  /** Null while it waits. */
  outcome: "sent" | "dropped" | "failed" | null;
  created_at: Generated<Date>;
}
export type MailRow = Selectable<MailOutbox>;
