/** Entries of the audit in words: what was done, and by what kind of actor. */
import type { TFunction } from "i18next";
import { isAuditAction } from "#contract/admin/audit-actions";
import { actorKinds } from "#contract/admin/logs";

/** An action of a version that is gone keeps its name. */
export const actionLabel = (t: TFunction<"auditActions">, action: string): string =>
  isAuditAction(action) ? t(action) : action;

/** "admin:<id> as user:<id>" -> "admin". */
export const actorKindOf = (actor: string): (typeof actorKinds)[number] =>
  actorKinds.find((kind) => kind === actor.split(":")[0]) ?? "system";
