/** A line of the audit as one sentence: who did what to what, what changed by it, and why. */
import type { TFunction } from "i18next";
import { isAuditAction } from "#contract/admin/audit-actions";
import type { AuditLine } from "#contract/admin/logs";
import { plainAmount } from "#contract/minor-units";
import { ownRefundReasons } from "#contract/payment";

type T = TFunction<"auditSentences">;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields a sentence tells of; all the others stand in the line's drawer. */
const told = [
  "status",
  "state",
  "role",
  "scope",
  "listings",
  "version",
  "used",
  "refused",
  "list",
  "journal",
  "report",
] as const;
/** What the rows of one subject tell besides; their actions begin with it. */
const toldOf = {
  "orders.": ["amount"],
  "payments.": ["amount"],
  "refunds.": ["amount"],
  "invoice_requests.": ["amount", "number", "red"],
  "reconciliation_differences.": ["choice"],
} as const;
type Field = (typeof told)[number] | (typeof toldOf)[keyof typeof toldOf][number];

/** What a row says of a field; undefined: nothing. */
function fieldOf(row: Record<string, unknown>, field: Field): unknown {
  const { amount_minor: amount, currency, red } = row;
  if (field === "amount")
    return typeof amount === "number" && typeof currency === "string"
      ? `${plainAmount(amount, currency)} ${currency}`
      : undefined;
  if (field !== "red") return row[field];
  const newest: unknown = Array.isArray(red) ? red.at(-1) : undefined;
  return isFields(newest) ? newest.number : undefined;
}
const values = [
  "pending",
  "processing",
  "completed",
  "cancelled",
  "expired",
  "refunded",
  "opening",
  "open",
  "paid",
  "closed",
  "failed",
  "done",
  "requested",
  "issued",
  "refused",
  "reversed",
  "new",
  "contacted",
  "won",
  "lost",
  "agent",
  "user",
  "admin",
  "super",
  "system",
  "operations",
  "conflict",
  "mail_failed",
  "accept",
  "ask",
  "refund",
  "dead-letters",
  "failed-mails",
  "model-log",
  "audit",
  "errors",
  "mails",
  "webhooks",
  "signIns",
  "accounts",
  "trials",
  "revenue",
  "content",
  "imports",
  "tasks",
  "models",
] as const;

/** What of these the screens of one subject call otherwise; its actions begin with it. */
const own = [
  ["orders.", "pending", "toPay"],
  ["payments.", "failed", "notTaken"],
  ["refunds.", "pending", "refunding"],
  ["refunds.", "failed", "refundFailed"],
] as const;

function valueWord(t: T, action: string, value: unknown): string {
  if (value === null || value === undefined) return t("none");
  const theirs = own.find(([subject, one]) => one === value && action.startsWith(subject));
  if (theirs) return t(`values.${theirs[2]}`);
  const known = values.find((one) => one === value);
  return known ? t(`values.${known}`) : String(value);
}

const isNothing = (value: unknown) => value === null || value === undefined;

function changesIn(t: T, line: Pick<AuditLine, "action" | "before" | "after">): string[] {
  const before = isFields(line.before) ? line.before : {};
  const after = isFields(line.after) ? line.after : {};
  const came = isNothing(line.before);
  const own = Object.entries(toldOf).find(([subject]) => line.action.startsWith(subject))?.[1] ?? [];
  return [...told, ...own].flatMap((field) => {
    const [was, is] = [fieldOf(before, field), fieldOf(after, field)];
    if (is === undefined || (came ? is === null : was === is)) return [];
    const about = { field: t(`fields.${field}`), after: valueWord(t, line.action, is) };
    const first = came || (isNothing(was) && own.some((one) => one === field));
    return [first ? t("is", about) : t("change", { ...about, before: valueWord(t, line.action, was) })];
  });
}

/** Of the product's own reasons, which stand as a word in the rows. */
const reasons = [...ownRefundReasons, "refunded"] as const;

/** What was given as the reason, without the stop that ends the sentence. */
function reasonOf(t: T, { after }: Pick<AuditLine, "after">): string | null {
  const reason = isFields(after) ? after.reason : null;
  const own = reasons.find((one) => one === reason);
  if (own) return t(`reasons.${own}`);
  return typeof reason === "string" ? reason.trim().replace(/[。.]$/, "") || null : null;
}

/** "ORD-718029", "PROP-012": what people would look for. */
const isNumber = (subject: string | null): subject is string => /^[A-Z]+-\d+$/.test(subject ?? "");

/** Between Chinese words no blank is set, and none is left where nothing was said. */
const tidy = (text: string) =>
  text
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();

/**
 * "admin@example.com 把…". `who`: what whoever acted is called. An action of a version that is gone keeps its name. The account is
 * named beside the sentence where it is neither in it nor the one who acted.
 */
export function auditSentence(t: T, line: AuditLine, who: string): string {
  const { action, accountEmail, accountId } = line;
  if (!isAuditAction(action)) return `${who} ${action}`;
  const account = accountEmail ?? accountId?.slice(0, 8) ?? null;
  const said = { who, account: account ?? t("someone"), subject: line.subject ?? "" };
  const sentence = tidy(t(`sentences.${action}`, said));
  const named =
    isNumber(line.subject) && !sentence.includes(line.subject) ? t("subject", { subject: line.subject }) : "";
  const beside = account !== null && account !== who && !sentence.includes(account) ? t("account", { account }) : "";
  const changes = changesIn(t, line).join(t("comma"));
  const reason = reasonOf(t, line);
  return t("whole", {
    sentence,
    account: named + beside,
    changes: changes && t("changes", { changes }),
    reason: reason === null ? "" : t("reason", { reason }),
  });
}
