/**
 * The journals: audit (every administrator), and for scopes system and super the application's errors, mails, what payment
 * providers told, and sign-in attempts. Each is a list newest first, and a CSV file of what the same filters find.
 */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import { auditEntry } from "#contract/admin/books";
import { listInput, listOutput, ofSheet } from "#contract/admin/list";

const tags = ["administration"];

/** A stretch of time; either end may be open. */
const stretch = {
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
};

export const actorKinds = ["user", "admin", "provider", "system"] as const;

const auditAsked = listInput(["at"]).extend({
  ...stretch,
  actorKind: z.enum(actorKinds).optional(),
  /** "admin:<id>": also what that administrator did in a support session. */
  actor: z.string().max(120).optional(),
  /** "orders" or "orders.update". */
  action: z.string().max(80).optional(),
  accountId: z.uuid().optional(),
});
/** With the addresses of who acted and whose account it is about, where those accounts are still there. */
export const auditLine = auditEntry.extend({ actorEmail: z.string().nullable(), accountEmail: z.string().nullable() });
export type AuditLine = z.infer<typeof auditLine>;
export type AuditAsked = z.infer<typeof auditAsked>;

export const applicationError = z.object({
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
const errorsAsked = listInput(["lastSeen", "firstSeen", "times"]).extend({
  state: z.enum(["open", "resolved"]).optional(),
});
export type ErrorsAsked = z.infer<typeof errorsAsked>;

export const mailDelivery = z.object({
  id: z.string(),
  at: z.string(),
  recipient: z.string(),
  subject: z.string(),
  way: z.string(),
  /** Null: handed over. */
  failure: z.string().nullable(),
});
export type MailDelivery = z.infer<typeof mailDelivery>;
const mailsAsked = listInput(["at"]).extend({ ...stretch, state: z.enum(["sent", "failed"]).optional() });
export type MailsAsked = z.infer<typeof mailsAsked>;

export const webhookOutcomes = ["applied", "known", "unknown", "mismatch", "refunded", "ignored"] as const;
export const webhook = z.object({
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
const webhooksAsked = listInput(["at"]).extend({ ...stretch, outcome: z.enum(webhookOutcomes).optional() });
export type WebhooksAsked = z.infer<typeof webhooksAsked>;

export const signInOutcomes = [
  "signed_in",
  "invalid_credentials",
  "captcha_failed",
  "over_request_rate_limit",
  "user_banned",
  "email_not_confirmed",
] as const;
export const signInAttempt = z.object({
  id: z.string(),
  at: z.string(),
  email: z.string(),
  /** One of `signInOutcomes`, or another code of the protocol. */
  outcome: z.string(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type SignInAttempt = z.infer<typeof signInAttempt>;
const signInsAsked = listInput(["at"]).extend({ ...stretch, outcome: z.enum(signInOutcomes).optional() });
export type SignInsAsked = z.infer<typeof signInsAsked>;

export const journals = ["audit", "errors", "mails", "webhooks", "signIns"] as const;
export type Journal = (typeof journals)[number];

const get = (path: `/${string}`) => oc.route({ method: "GET", path: `/admin/logs${path}`, tags });
/** A list and the file of it. */
const journal = <Asked extends z.ZodObject, Sheet extends z.ZodObject, Item extends z.ZodType>(
  path: `/${string}`,
  asked: Asked,
  sheet: Sheet,
  item: Item,
) => ({
  list: get(path).input(asked).output(listOutput(item)),
  export: get(`${path}/export`).input(sheet).output(z.file()),
});

export const adminLogs = {
  audit: journal("/audit", auditAsked, auditAsked.extend(ofSheet), auditLine),
  errors: {
    ...journal("/errors", errorsAsked, errorsAsked.extend(ofSheet), applicationError),
    /** One that happens again is open again. */
    resolve: oc
      .route({ method: "POST", path: "/admin/logs/errors/{id}/resolve", tags })
      .input(z.object({ id: z.uuid(), resolved: z.boolean() }))
      .output(applicationError),
  },
  mails: journal("/mails", mailsAsked, mailsAsked.extend(ofSheet), mailDelivery),
  webhooks: journal("/webhooks", webhooksAsked, webhooksAsked.extend(ofSheet), webhook),
  signIns: journal("/sign-ins", signInsAsked, signInsAsked.extend(ofSheet), signInAttempt),
  /** Says at once, and then whenever it changes, what the newest line is called; the list is then read again. */
  tail: get("/tail")
    .input(z.object({ journal: z.enum(journals) }))
    .output(eventIterator(z.object({ newest: z.string().nullable() }))),
};
