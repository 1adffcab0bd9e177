/** What every procedure is given: the parts of the server it may use, and the request it answers. */

import type { AdminScope } from "#contract/account";
import type { Backend, Session } from "#server/backend/shared/types";
import type { ShownSettings } from "#server/config/shown-settings";
import type { Db } from "#server/db/tables";
import type { TaskFeed } from "#server/jobs/feed";
import type { EditedOpinions } from "#server/models/edited-opinion";
import type { ModelService } from "#server/models/service";
import type { SayLines } from "#server/models/speech";
import type { Owner } from "#server/queries/accounts/owner";
import type { Support } from "#server/queries/support/support-sessions";
import type { Using } from "#server/services/index";

type Used = Using<
  | "db"
  | "files"
  | "mailer"
  | "sms"
  | "payments"
  | "publishing"
  | "boss"
  | "origin"
  | "imprint"
  | "secretKey"
  | "now"
  | "log"
>;

export interface ApiDeps extends Used {
  backend: Pick<
    Backend,
    "kind" | "authenticate" | "backendUrl" | "publishableKey" | "capabilities" | "captcha" | "signUps" | "accounts"
  >;
  /** The writing models, their switch and their books. */
  models: ModelService;
  /** Second opinions on what agents write. */
  opinions: EditedOpinions;
  /** Reads captions aloud; null where no provider is configured. */
  speech: SayLines | null;
  feed: TaskFeed;
  /** Where mails can be read when none is sent; null in production. */
  mailboxUrl: () => string | null;
  /** What administrators may read of the environment. */
  shown: ShownSettings;
  /** In production a super administrator has a second factor. */
  demandSecondFactor: boolean;
  /** Aborted when the server stops: streams end cleanly instead of being cut. */
  stopping: AbortSignal;
}

export interface RequestContext extends ApiDeps {
  request: Request;
  requestId: string;
  /** Of the network, for limits. */
  address: string;
}

/** After `signedIn`: who asks, and a way to ask the database as that person. */
export interface MemberContext {
  session: Session;
  owner: Owner;
  /** Set while an administrator looks at the product as this account sees it. */
  support: Support | null;
  /** Whether whoever asked may still be answered: for streams, which outlive the look at the door. */
  stands: () => Promise<boolean>;
  /** Runs queries as the role `authenticated` with the session's claims: row-level security is the second lock. */
  asUser: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** After `administrator`: who acts, what they may, and a transaction of the system's own that the audit puts down to them. */
export interface AdminContext {
  adminId: string;
  scope: AdminScope;
  acting: <T>(work: (trx: Db) => Promise<T>) => Promise<T>;
}
