/** What stands above the seam sees of a backend, whichever of the three it is. */
import type { Hono } from "hono";
import type { AdminScope, Role } from "#contract/account";
import type { WaitingSignUp } from "#contract/sign-up";
import type { Files } from "#server/base/files";

/** Who a request is from: read from a verified token and from the database, on every request. */
export interface Session {
  userId: string;
  sessionId: string;
  email: string;
  role: Role;
  /** Of administrators only. */
  scope: AdminScope | null;
  /** none: the account has no second factor; due: it has one, and this session has not shown it. */
  secondFactor: "none" | "due" | "shown";
  claims: Readonly<Record<string, unknown>>;
}

interface Capabilities {
  /** The server asks the arithmetic question after a failed sign-in. */
  mathCaptcha: boolean;
  /** The server checks passwords in the order of the specification. */
  passwordOrder: boolean;
  /** A browser is known again by a key it sends: who signs up, confirms and signs in where. */
  deviceKeys: boolean;
}

/** What sign-in knows of an account. */
export interface AccountFacts {
  email: string;
  emailConfirmedAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
}

/** A browser that is signed in. */
export interface OpenSession {
  id: string;
  userAgent: string | null;
  /** Of the network it was opened from. */
  address: string | null;
  openedAt: Date;
  /** Its last refresh: at most an hour before its last request. */
  seenAt: Date;
}

export interface Invitation {
  role: Role;
  /** Of administrators. */
  scope?: AdminScope;
  displayName?: string;
  /** Of the mail, and of the page behind its link. */
  language: "zh" | "en";
  /** The administrator, named in the mail and on the page; null: nobody to name. */
  invitedBy?: string | null;
  /** Network address of the administrator, for the audit. */
  from?: string;
}

export interface Accounts {
  find(userId: string): Promise<AccountFacts | null>;
  /** Guesses are counted by the caller. */
  passwordIs(userId: string, password: string): Promise<boolean>;
  /** The one seen last comes first. */
  sessions(userId: string): Promise<OpenSession[]>;
  /** Holds from the next request on. Answers how many ended. */
  endSessions(userId: string, which: { only: string } | { except: string | null }): Promise<number>;
  /** For a person who lost the app and the codes: no second step is asked any more, and whoever is signed in is out. Answers whether there was one. */
  removeSecondFactors(userId: string): Promise<boolean>;
  /**
   * Makes an account and mails a link that sets its password. Answers its id. Throws conflict when the address has one, and
   * mail_failed when only the mail did not leave.
   */
  invite(email: string, about: Invitation): Promise<string>;
  /** Mails a link that sets a new password; to somebody who was invited, the invitation again. Throws not_found, mail_failed. */
  sendPasswordReset(userId: string): Promise<void>;
  /** Refuses its sign-ins and ends all its sessions, from the next request on. */
  disable(userId: string): Promise<void>;
  enable(userId: string): Promise<void>;
  /** Deletes the account and every row that is its own. Does nothing when it is gone already. */
  remove(userId: string): Promise<void>;
}

export interface CaptchaQuestion {
  challenge: string;
  left: number;
  operator: "+" | "-" | "*";
  right: number;
}

export interface NewUser {
  email: string;
  password: string;
  role?: Role;
  scope?: AdminScope;
  displayName?: string;
}

export interface Backend {
  kind: "embedded" | "postgres" | "supabase";
  capabilities: Capabilities;
  /** /auth/v1, /rest/v1, /storage/v1 and the keys; empty where another service answers them. */
  routes: Hono;
  /** What the browser's client is made with. */
  backendUrl(): string;
  publishableKey: string;
  /** For a request, an `Authorization` header or a bare token; null when nobody is signed in. Rejects when the database is away. */
  authenticate(from: Request | string | null | undefined): Promise<Session | null>;
  /** A confirmed account without a mail: for the seed and the tests. Answers its id, also when it was there already. */
  createUser(user: NewUser): Promise<string>;
  accounts: Accounts;
  /** No link or code of a mail sent so far works any more; a hosted service's own do not come from here. Answers how many. */
  endLinks(): Promise<number>;
  files: Files;
  /** Where the arithmetic question comes from; null where the backend has no such captcha. `address`: of the network. */
  captcha: { issue(address: string): Promise<CaptchaQuestion> } | null;
  /** What waits for a mail's answer; null where another service keeps it. `address`: of the network. */
  signUps: {
    /** Null when the link does not work, or no longer. */
    look(asked: { tokenHash: string; deviceKey: string | null; address: string }): Promise<WaitingSignUp | null>;
  } | null;
  /** Makes the next signing key; tokens of the old one stay good until they run out. */
  rotateKeys(): Promise<void>;
  /** Waits for mails on their way and stops timers. The pool stays open. */
  close(): Promise<void>;
}
