/** The columns of the three lists, as the specification has them. */
import type { TFunction } from "i18next";
import type { AdminUser } from "#contract/admin/users";
import { formatDate, formatMoment } from "#web/features/admin/clock.ts";
import { formatNumber } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import type { Column } from "#web/ui/list/types.ts";
import { Status } from "#web/ui/status.tsx";
import { planLabel, roleLabel, stateTones } from "./account-labels.ts";

export type UserTab = "all" | "agents" | "admins";

export function columnsOf(tab: UserTab, t: TFunction<"users">, language: Language): readonly Column<AdminUser>[] {
  const moment = (at: string | null) => (at ? formatMoment(language, at) : t("never"));
  const name: Column<AdminUser> = {
    key: "name",
    label: t("column.name"),
    sort: "name",
    cell: (user) => user.name ?? <span style={{ color: "var(--muted)" }}>{t("noName")}</span>,
  };
  const email: Column<AdminUser> = {
    key: "email",
    label: t("column.email"),
    sort: "email",
    cell: (user) => user.email,
  };
  const status: Column<AdminUser> = {
    key: "status",
    label: t("column.status"),
    width: "120px",
    cell: (user) => <Status tone={stateTones[user.state]}>{t(`state.${user.state}`)}</Status>,
  };
  const joined: Column<AdminUser> = {
    key: "joined",
    label: t("column.joined"),
    sort: "created",
    rank: 2,
    width: "172px",
    cell: (user) => formatDate(language, user.createdAt),
  };
  const role: Column<AdminUser> = {
    key: "role",
    label: t("column.role"),
    width: "140px",
    cell: (user) => roleLabel(t, user),
  };
  if (tab === "agents")
    return [
      name,
      email,
      { key: "phone", label: t("column.phone"), rank: 3, width: "150px", cell: (user) => user.phone ?? "–" },
      status,
      joined,
      {
        key: "properties",
        label: t("column.properties"),
        sort: "properties",
        rank: 3,
        align: "end",
        width: "88px",
        cell: (user) => formatNumber(language, user.properties),
      },
    ];
  if (tab === "admins")
    return [
      name,
      email,
      role,
      {
        key: "status",
        label: t("column.status"),
        sort: "seen",
        width: "110px",
        cell: (user) =>
          user.state === "active" ? (
            <Status tone={user.online ? "good" : "plain"}>
              {t(user.online ? "presence.online" : "presence.offline")}
            </Status>
          ) : (
            <Status tone={stateTones[user.state]}>{t(`state.${user.state}`)}</Status>
          ),
      },
      {
        key: "signedIn",
        label: t("column.signedIn"),
        sort: "signIn",
        rank: 2,
        width: "204px",
        cell: (user) => moment(user.signedInAt),
      },
      {
        key: "permissions",
        label: t("column.permissions"),
        rank: 3,
        cell: (user) => (user.scope ? t(`permissions.${user.scope}`) : "–"),
      },
    ];
  return [
    name,
    email,
    { ...role, rank: 3 },
    status,
    {
      key: "plan",
      label: t("column.plan"),
      sort: "planEnd",
      rank: 3,
      width: "120px",
      cell: (user) => planLabel(t, user),
    },
    {
      key: "seen",
      label: t("column.seen"),
      sort: "seen",
      rank: 2,
      width: "204px",
      cell: (user) => (user.online ? <Status tone="good">{t("presence.online")}</Status> : moment(user.seenAt)),
    },
  ];
}
