/** Accounts in words: what they are called, their role, their state. */
import type { TFunction } from "i18next";
import type { UserState } from "#contract/admin/user-names";
import type { AdminUser } from "#contract/admin/users";
import type { Tone } from "#web/ui/status.tsx";

export const nameOf = (user: Pick<AdminUser, "name" | "email">): string => user.name ?? user.email;

export const roleLabel = (t: TFunction<"users">, user: Pick<AdminUser, "role" | "scope">): string =>
  user.scope ? t(`scope.${user.scope}`) : t(`role.${user.role}`);

export const stateTones: Record<UserState, Tone> = { active: "good", disabled: "bad", invited: "wait" };

export function planLabel(t: TFunction<"users">, { plan }: Pick<AdminUser, "plan">): string {
  if (!plan?.running) return t("plans.none");
  return plan.source === "trial" ? t("plans.trial") : t(`plans.${plan.code}`);
}
