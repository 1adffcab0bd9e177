/** How each kind of news looks and where it leads. */
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDownload,
  IconInbox,
  IconMessageCircle,
  IconPackage,
  IconScale,
  IconSend2,
} from "@tabler/icons-react";
import type { NotificationData, NotificationKind } from "#contract/notification";

interface Look {
  icon: typeof IconInbox;
  tone: "good" | "bad" | "wait" | "plain";
  /** Where the thing is. */
  href(data: NotificationData): string;
}

const campaignOr = (elsewhere: string) => (data: NotificationData) =>
  typeof data.campaignId === "string" ? `/dashboard/campaigns/${data.campaignId}` : elsewhere;
const administration = () => "/admin/packages";
const handOver = ({ publicationId }: NotificationData) =>
  typeof publicationId === "string" ? `/dashboard/posts/${publicationId}` : accounts();
const accounts = () => "/dashboard/publish/accounts";
const calendar = () => "/dashboard/publish/calendar";
const packages = () => "/dashboard/packages";

const property = ({ propertyId }: NotificationData) =>
  typeof propertyId === "string" ? `/dashboard/properties?open=${propertyId}` : "/dashboard/properties";
const recall = ({ propertyId }: NotificationData) =>
  typeof propertyId === "string" ? `/dashboard/recalls?home=${propertyId}` : "/dashboard/recalls";
const lead = ({ leadId }: NotificationData) =>
  typeof leadId === "string" ? `/dashboard/leads?open=${leadId}` : "/dashboard/leads";
const order = ({ orderId }: NotificationData) =>
  typeof orderId === "string" ? `/dashboard/orders/${orderId}` : packages();

const looks: Record<NotificationKind, Look> = {
  campaign_done: { icon: IconCircleCheck, tone: "good", href: campaignOr("/dashboard/tasks") },
  export_ready: { icon: IconDownload, tone: "good", href: campaignOr("/dashboard/tasks") },
  task_failed: {
    icon: IconAlertTriangle,
    tone: "bad",
    href: ({ taskId }) => (typeof taskId === "string" ? `/dashboard/tasks?task=${taskId}` : "/dashboard/tasks"),
  },
  data_ready: { icon: IconDownload, tone: "good", href: () => "/dashboard/profile" },
  package_ending: { icon: IconPackage, tone: "wait", href: packages },
  package_started: { icon: IconPackage, tone: "good", href: packages },
  package_ended: { icon: IconPackage, tone: "wait", href: packages },
  trial_ending: { icon: IconPackage, tone: "wait", href: packages },
  trial_ended: { icon: IconPackage, tone: "wait", href: packages },
  trial_used: { icon: IconPackage, tone: "wait", href: packages },
  quota_low: { icon: IconPackage, tone: "wait", href: packages },
  quota_used_up: { icon: IconPackage, tone: "wait", href: packages },
  package_given: { icon: IconPackage, tone: "good", href: packages },
  package_extended: { icon: IconPackage, tone: "good", href: packages },
  package_changed: { icon: IconPackage, tone: "good", href: packages },
  package_cancelled: { icon: IconPackage, tone: "wait", href: packages },
  trial_cancelled: { icon: IconPackage, tone: "wait", href: packages },
  page_enquiry: { icon: IconMessageCircle, tone: "good", href: property },
  lead_due: { icon: IconMessageCircle, tone: "wait", href: lead },
  page_report: { icon: IconInbox, tone: "plain", href: () => "/dashboard" },
  page_taken_down: { icon: IconAlertTriangle, tone: "bad", href: property },
  page_restored: { icon: IconCircleCheck, tone: "good", href: property },
  page_allowed: { icon: IconMessageCircle, tone: "good", href: property },
  source_changed: { icon: IconAlertTriangle, tone: "wait", href: property },
  source_gone: { icon: IconAlertTriangle, tone: "wait", href: property },
  source_unreachable: { icon: IconAlertTriangle, tone: "plain", href: property },
  page_objection: {
    icon: IconMessageCircle,
    tone: "wait",
    href: ({ propertyId }) =>
      typeof propertyId === "string" ? `/admin/users?view=content&open=${propertyId}` : "/admin/users?view=content",
  },
  transfer_short: { icon: IconPackage, tone: "wait", href: order },
  offer_made: { icon: IconPackage, tone: "good", href: order },
  post_failed: { icon: IconAlertTriangle, tone: "bad", href: campaignOr(accounts()) },
  post_unknown: { icon: IconAlertTriangle, tone: "wait", href: campaignOr(accounts()) },
  post_waiting: { icon: IconSend2, tone: "wait", href: handOver },
  posts_approved: { icon: IconCircleCheck, tone: "good", href: calendar },
  posts_refused: { icon: IconAlertTriangle, tone: "bad", href: calendar },
  post_reworded: { icon: IconAlertTriangle, tone: "wait", href: calendar },
  post_edit_refused: { icon: IconAlertTriangle, tone: "bad", href: campaignOr(accounts()) },
  recall_opened: { icon: IconAlertTriangle, tone: "wait", href: recall },
  recall_due: { icon: IconAlertTriangle, tone: "bad", href: recall },
  connection_ending: { icon: IconAlertTriangle, tone: "wait", href: accounts },
  connection_ended: { icon: IconAlertTriangle, tone: "bad", href: accounts },
  webhook_disabled: { icon: IconAlertTriangle, tone: "wait", href: () => "/dashboard/developers" },
  enquiry_new: { icon: IconMessageCircle, tone: "plain", href: administration },
  books_differ: { icon: IconScale, tone: "bad", href: administration },
};

export const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(looks, kind);

/** Of a kind this page knows; what a newer server tells looks plain and leads nowhere. */
export const lookOf = (kind: string): Look | null => (isKnown(kind) ? looks[kind] : null);
