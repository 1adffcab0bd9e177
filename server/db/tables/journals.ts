/** Rows of the journals operators read: sign-in attempts, mails, errors of the application. */
import type { Generated, Selectable } from "kysely";

export interface SignInAttempts {
  id: Generated<string>;
  at: Generated<Date>;
  email: string;
  /** One of the contract's outcomes, or another code of the protocol. */
  outcome: string;
  address: string | null;
  user_agent: string | null;
}

export interface MailDeliveries {
  id: Generated<string>;
  at: Generated<Date>;
  recipient: string;
  subject: string;
  way: string;
  failure: string | null;
}

export interface ApplicationErrors {
  id: Generated<string>;
  fingerprint: string;
  title: string;
  message: string;
  place: string;
  times: Generated<string>;
  first_seen: Generated<Date>;
  last_seen: Generated<Date>;
  last_request_id: string | null;
  resolved_at: Date | null;
  resolved_by: string | null;
}
export type ErrorRow = Selectable<ApplicationErrors>;
