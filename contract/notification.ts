/** News for a person: what happened while they looked elsewhere. The dictionary has the sentences, `data` fills them in. */
import { eventIterator, oc } from "@orpc/contract";
import { z } from "zod";
import type { NewsKind } from "#contract/notification-settings";

/** Each kind with the wish that decides whether somebody is told of it (the profile's switches); null: always told. */
export const notificationWish = {
  /** data: campaignId, title */
  campaign_done: "task_finished",
  /** data: taskId, title, campaignId or null */
  export_ready: "task_finished",
  /** data: taskId, number, title, code, campaignId or null */
  task_failed: "task_failed",
  /** The archive of "download my data". data: none */
  data_ready: "task_finished",
  /** data: planZh, planEn, day (ISO) */
  package_ending: "package",
  /** Nothing follows it. data: planZh, planEn */
  package_ended: "package",
  /** data: day (ISO) */
  trial_ending: "package",
  /** data: none */
  trial_ended: "package",
  /** The trial ended early: the verified phone had one before. data: none */
  trial_used: "package",
  /** data: planZh, planEn */
  package_started: "package",
  /** An administrator gave one, gave one more period, or put another in its place. data: planZh, planEn, from, day (ISO): when it ends */
  package_given: "package",
  package_extended: "package",
  package_changed: "package",
  /** An administrator ended it before its day. data: planZh, planEn */
  package_cancelled: "package",
  trial_cancelled: "package",
  /** An administrator made an offer. data: orderId, plan (code), planZh, planEn, day (ISO) it holds until */
  offer_made: "package",
  /** A transfer was less than its order asks for. data: orderId, missingMinor, currency */
  transfer_short: null,
  /** data: used, total, day (ISO): when the period ends */
  quota_low: "package",
  /** data: total, day (ISO): when the period ends */
  quota_used_up: "package",
  /** Somebody asks about a home on its public page. data: propertyId, title, name, contact */
  page_enquiry: null,
  /** A reminder about a lead is due. data: leadId, name, text */
  lead_due: null,
  /** The report of a week or month is there. data: period, views, leads */
  page_report: "report",
  /** An administrator took a home's page down, brought it back, or allows it again. data: propertyId, title; reason */
  page_taken_down: null,
  page_restored: null,
  page_allowed: null,
  /** A page the agent watches says otherwise, or is no page of the home any more. data: propertyId, title; count */
  source_changed: null,
  source_gone: null,
  source_unreachable: null,
  /** To administrators: an owner objects to that. data: propertyId, title */
  page_objection: null,
  /** A post did not get out, or nobody knows whether it did. data: publicationId, campaignId or null, title, platformZh, platformEn */
  post_failed: "task_failed",
  post_unknown: null,
  /** Handed over to its agent, and not said to be posted a day later. data: as above */
  post_waiting: null,
  /** Whoever was asked to approve posts has answered. data: by, count, words */
  posts_approved: null,
  posts_refused: null,
  /** The words of an approved post changed: it waits for approval again. data: as post_failed */
  post_reworded: null,
  /** A platform took later words of a post and does not show them. data: as post_failed */
  post_edit_refused: null,
  /** A home has changed, and something still says otherwise; the same as a reminder. data: propertyId, title, count */
  recall_opened: null,
  recall_due: null,
  /** An account at a publishing platform will end, or has. data: connectionId, name, day (ISO) or null, platformZh, platformEn */
  connection_ending: null,
  connection_ended: null,
  /** An address of the account's own program has not answered for days and is told nothing more. data: host */
  webhook_disabled: null,
  /** To administrators: somebody asks about a plan without a price. data: id, name, company */
  enquiry_new: null,
  /** To administrators: a provider's statement and our books do not agree. data: count */
  books_differ: null,
} as const satisfies Record<string, NewsKind | null>;
export type NotificationKind = keyof typeof notificationWish;

const notificationData = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type NotificationData = z.infer<typeof notificationData>;

const notification = z.object({
  id: z.uuid(),
  /** One of `notificationWish`; a newer server may know more, which an older page shows without words of its own. */
  kind: z.string(),
  data: notificationData,
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

const unread = z.object({ unread: z.number().int().nonnegative() });

export const notifications = {
  list: oc
    .route({ method: "GET", path: "/notifications", tags: ["notifications"] })
    .input(z.object({ cursor: z.string().optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }))
    .output(unread.extend({ items: z.array(notification), nextCursor: z.string().nullable() })),
  /** Marks those named as read, or every one; says how many are left. */
  read: oc
    .route({ method: "POST", path: "/notifications/read", tags: ["notifications"] })
    .input(z.object({ ids: z.array(z.uuid()).max(100).optional() }))
    .output(unread),
  /** How many are unread, and the newest of them: at once, and again with every change. */
  events: oc
    .route({ method: "GET", path: "/notifications/events", tags: ["notifications"] })
    .output(eventIterator(unread.extend({ newest: notification.nullable() }))),
};
