/** A line of the audit as one sentence: who did what to what, what changed by it, and why. */
import type { TFunction } from "i18next";
import { type AuditAction, isAuditAction } from "#contract/admin/audit-actions";
import type { AuditLine } from "#contract/admin/logs";
import { plainAmount } from "#contract/minor-units";
import { ownRefundReasons } from "#contract/payment";
import { taskKinds } from "#contract/task-names";

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
  "orders.": ["amount", "refunded"],
  "payments.": ["amount"],
  "refunds.": ["amount"],
  "invoice_requests.": ["amount", "number", "red"],
  "reconciliation_differences.": ["came", "due", "choice"],
} as const;
type Field = (typeof told)[number] | (typeof toldOf)[keyof typeof toldOf][number];

/** "99.00 CNY"; undefined where it is no money. */
const moneyOf = (minor: unknown, currency: unknown): string | undefined =>
  typeof minor === "number" && typeof currency === "string" ? `${plainAmount(minor, currency)} ${currency}` : undefined;

/** One side of a difference. */
const sideOf = (side: unknown) => (isFields(side) ? moneyOf(side.amountMinor, side.currency) : undefined);

/** What a row says of a field; undefined: nothing. */
function fieldOf(row: Record<string, unknown>, field: Field): unknown {
  const { amount_minor: amount, refunded_minor: refunded, currency, red } = row;
  if (field === "amount") return moneyOf(amount, currency);
  if (field === "refunded") return moneyOf(refunded, currency);
  if (field === "came") return sideOf(row.theirs);
  if (field === "due") return sideOf(row.ours);
  // the red invoice came with it
  if (field === "state" && row.state === "reversed" && row.mistake) return "takenBack";
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
  "takenBack",
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
  "invited",
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
    // of what has just begun, nothing is told that it has not
    if (is === undefined || (came ? is === null || is === 0 : was === is)) return [];
    const about = { field: t(`fields.${field}`), after: valueWord(t, line.action, is) };
    const first = came || (isNothing(was) && own.some((one) => one === field));
    return [first ? t("is", about) : t("change", { ...about, before: valueWord(t, line.action, was) })];
  });
}

/** Columns that are told of by their names alone, where nothing else of a row changed. */
const columns = [
  "refunded_minor",
  "amount_minor",
  "expires_at",
  "payment_id",
  "action",
  "arrivals",
  "theirs",
  "plan",
] as const;

/** What else a row says of itself now: the names of what changed, where no value is told. */
function touchedIn(t: T, { before, after }: Pick<AuditLine, "before" | "after">): string {
  if (!isFields(before) || !isFields(after)) return "";
  const names = columns.filter((one) => one in after).map((one) => t(`columns.${one}`));
  return names.length > 0 ? t("touched", { columns: [...new Set(names)].join(t("comma")) }) : "";
}

/** Of the product's own reasons, which stand as a word in the rows. */
const reasons = [...ownRefundReasons, "refunded"] as const;

/** What was given as the reason, without the stop that ends the sentence. */
function reasonOf(t: T, { after }: Pick<AuditLine, "after">): string | null {
  const reason = isFields(after) ? (after.reason ?? after.mistake) : null;
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

function subjectWord(t: T, { action, subject }: Pick<AuditLine, "action" | "subject">): string {
  const queue = action.startsWith("task_queues.") && taskKinds.find((one) => one === subject);
  return queue ? t(`queues.${queue}`) : (subject ?? "");
}

/** A queue's row is written for two opposite things. */
function sentenceOf({ after }: Pick<AuditLine, "after">, action: AuditAction) {
  if (action.startsWith("task_queues.") && isFields(after) && "paused_at" in after)
    return after.paused_at === null ? ("queue.resumed" as const) : ("queue.paused" as const);
  return `sentences.${action}` as const;
}

/**
 * "admin@example.com 把…". `who`: what whoever acted is called. An action of a version that is gone keeps its name. The account is
 * named beside the sentence where it is neither in it nor the one who acted.
 */
export function auditSentence(t: T, line: AuditLine, who: string): string {
  const { action, accountEmail, accountId } = line;
  if (!isAuditAction(action)) return `${who} ${action}`;
  const account = accountEmail ?? accountId?.slice(0, 8) ?? null;
  const said = { who, account: account ?? t("someone"), subject: subjectWord(t, line) };
  const sentence = tidy(t(sentenceOf(line, action), said));
  const named =
    isNumber(line.subject) && !sentence.includes(line.subject) ? t("subject", { subject: line.subject }) : "";
  const beside = account !== null && account !== who && !sentence.includes(account) ? t("account", { account }) : "";
  const changes = changesIn(t, line).join(t("comma"));
  const reason = reasonOf(t, line);
  return t("whole", {
    sentence,
    account: named + beside,
    changes: changes ? t("changes", { changes }) : touchedIn(t, line),
    reason: reason === null ? "" : t("reason", { reason }),
  });
}
