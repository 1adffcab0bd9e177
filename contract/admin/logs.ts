/**
 * The journals: audit (every administrator), and for scopes system and super the application's errors, mails, what payment
 * providers told, and sign-in attempts. Each is a list newest first, and a CSV file of what the same filters find.
 */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput } from "#contract/admin/list";

const tags = ["administration"];

/** A stretch of time; either end may be open. */
const stretch = {
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
};

export const actorKinds = ["user", "admin", "provider", "system"] as const;

const auditInput = listInput(["at"], {
  ...stretch,
  actorKind: z.enum(actorKinds).optional(),
  /** "admin:<id>": also what that administrator did in a support session. */
  actor: z.string().max(120).optional(),
  /** "orders" or "orders.update". */
  action: z.string().max(80).optional(),
  accountId: z.uuid().optional(),
  subjectId: z.string().max(120).optional(),
});
/** Who changed what: only the columns that differ stand in `before` and `after`. */
export const auditLine = z.object({
  id: z.string(),
  at: z.string(),
  /** "user:<id>", "admin:<id>", "provider:alipay", "system". */
  actor: z.string(),
  /** "orders.update". */
  action: z.string(),
  subjectId: z.string().nullable(),
  /** What it is called: "ORD-012", "TASK-003", a coupon's code, a queue; null: nothing anybody would know. */
  subject: z.string().nullable(),
  accountId: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** Network address of the request, where there was one. */
  address: z.string().nullable(),
  /** Addresses of who acted and of whose account it is about, where those accounts are still there. */
  actorEmail: z.string().nullable(),
  accountEmail: z.string().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;
export type AuditAsked = z.infer<typeof auditInput>;

const applicationError = z.object({
  id: z.uuid(),
  /** What the log said. */
  title: z.string(),
  /** The error's own words, without anything of a person. */
  message: z.string(),
  /** Our own lines it came through, nearest first. */
  place: z.array(z.string()),
  times: z.number().int(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  lastRequestId: z.string().nullable(),
  resolvedAt: z.string().nullable(),
});
export type ApplicationError = z.infer<typeof applicationError>;
const errorsInput = listInput(["lastSeen", "firstSeen", "times"], {
  state: z.enum(["open", "resolved"]).optional(),
});
export type ErrorsAsked = z.infer<typeof errorsInput>;

const mailDelivery = z.object({
  id: z.string(),
  at: z.string(),
  recipient: z.string(),
  subject: z.string(),
  way: z.string(),
  /** Null: handed over. */
  failure: z.string().nullable(),
});
export type MailDelivery = z.infer<typeof mailDelivery>;
const mailsInput = listInput(["at"], { ...stretch, state: z.enum(["sent", "failed"]).optional() });
export type MailsAsked = z.infer<typeof mailsInput>;

export const webhookOutcomes = ["applied", "known", "unknown", "mismatch", "refunded", "ignored"] as const;
const webhook = z.object({
  id: z.string(),
  receivedAt: z.string(),
  provider: z.string(),
  eventId: z.string(),
  kind: z.string(),
  reference: z.string().nullable(),
  outcome: z.enum(webhookOutcomes),
  said: z.unknown(),
});
export type Webhook = z.infer<typeof webhook>;
const webhooksInput = listInput(["at"], { ...stretch, outcome: z.enum(webhookOutcomes).optional() });
export type WebhooksAsked = z.infer<typeof webhooksInput>;

/** Ways in: who came so is signed in. */
export const signInEntries = [
  "signed_in",
  "signed_up",
  "mail_link",
  "invitation",
  "recovery",
  "new_place",
  "new_device",
  "second_factor",
  "recovery_code",
] as const;
export const signInOutcomes = [
  ...signInEntries,
  /** Password right, or a mail's link: nobody is in until the second factor is shown. */
  "password_awaits_factor",
  "link_awaits_factor",
  "mfa_verification_failed",
  "invalid_credentials",
  "captcha_failed",
  "over_request_rate_limit",
  "user_banned",
  "email_not_confirmed",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
const signInAttempt = z.object({
  id: z.string(),
  at: z.string(),
  email: z.string(),
  /** One of `signInOutcomes`, or another code of the protocol. */
  outcome: z.string(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type SignInAttempt = z.infer<typeof signInAttempt>;
const signInsInput = listInput(["at"], { ...stretch, outcome: z.enum(signInOutcomes).optional() });
export type SignInsAsked = z.infer<typeof signInsInput>;

export const journals = ["audit", "errors", "mails", "webhooks", "signIns"] as const;
export type Journal = (typeof journals)[number];

const get = (path: `/${string}`) => oc.route({ method: "GET", path: `/admin/logs${path}`, tags });
export const adminLogs = {
  audit: adminList("/logs/audit", { summary: "Who changed what, before and after", input: auditInput, row: auditLine }),
  errors: {
    ...adminList("/logs/errors", {
      summary: "Errors of the application, a line a kind",
      input: errorsInput,
      row: applicationError,
    }),
    /** One that happens again is open again. */
    resolve: oc
      .route({ method: "POST", path: "/admin/logs/errors/{id}/resolve", tags })
      .input(z.object({ id: z.uuid(), resolved: z.boolean() }))
      .output(applicationError),
  },
  mails: adminList("/logs/mails", { summary: "Mails that left or did not", input: mailsInput, row: mailDelivery }),
  webhooks: adminList("/logs/webhooks", {
    summary: "What payment providers told us",
    input: webhooksInput,
    row: webhook,
  }),
  signIns: adminList("/logs/sign-ins", { summary: "Attempts to sign in", input: signInsInput, row: signInAttempt }),
  /** Says at once, and then whenever it changes, what the newest line is called; the list is then read again. */
  tail: get("/tail")
    .input(z.object({ journal: z.enum(journals) }))
    .output(eventIterator(z.object({ newest: z.string().nullable() }))),
};
