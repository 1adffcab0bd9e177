/** A line of the audit as one sentence: who did what to what, what changed by it, and why. */
import type { TFunction } from "i18next";
import { isAuditAction } from "#contract/admin/audit-actions";
import type { AuditLine } from "#contract/admin/logs";

type T = TFunction<"auditSentences">;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields a sentence tells of; all the others stand in the line's drawer. */
const told = ["status", "state", "role", "scope", "listings", "version", "used", "refused"] as const;
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

function changesIn(t: T, line: Pick<AuditLine, "action" | "before" | "after">): string[] {
  const before = isFields(line.before) ? line.before : {};
  const after = isFields(line.after) ? line.after : {};
  const came = line.before === null || line.before === undefined;
  return told
    .filter((field) => field in after && (came ? after[field] !== null : before[field] !== after[field]))
    .map((field) => {
      const about = { field: t(`fields.${field}`), after: valueWord(t, line.action, after[field]) };
      return came ? t("is", about) : t("change", { ...about, before: valueWord(t, line.action, before[field]) });
    });
}

/** What was given as the reason, without the stop that ends the sentence. */
function reasonOf({ after }: Pick<AuditLine, "after">): string | null {
  const reason = isFields(after) ? after.reason : null;
  return typeof reason === "string" ? reason.trim().replace(/[。.]$/, "") || null : null;
}

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
  const beside = account !== null && account !== who && !sentence.includes(account) ? t("account", { account }) : "";
  const changes = changesIn(t, line).join(t("comma"));
  const reason = reasonOf(line);
  return t("whole", {
    sentence,
    account: beside,
    changes: changes && t("changes", { changes }),
    reason: reason === null ? "" : t("reason", { reason }),
  });
}
