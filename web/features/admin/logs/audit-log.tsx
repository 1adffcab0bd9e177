/** The audit: who changed what, when and from where; a line opens to what was before and after. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { auditActions } from "#contract/admin/audit-actions";
import { type AuditLine, actorKinds } from "#contract/admin/logs";
import { maySee } from "#contract/admin/scopes";
import { accountAt } from "#web/features/admin/addresses.ts";
import { actionLabel, actorKindOf } from "#web/features/admin/audit-labels.ts";
import { auditSentence } from "#web/features/admin/audit-sentence.ts";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import rows from "#web/features/admin/list/rows.module.css";
import { useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { Changes } from "./changes.tsx";
import { JournalTail } from "./journal-tail.tsx";
import styles from "./logs.module.css";

const restOf = (actor: string) => actor.slice(actor.indexOf(":") + 1);

/** What the address calls a kind, the server asks as the kind of who acted. */
const inputOf = <Asked extends { kind?: (typeof actorKinds)[number] | undefined }>({ kind, ...asked }: Asked) => ({
  ...asked,
  ...(kind ? { actorKind: kind } : {}),
});

export function AuditLog() {
  const { t } = useTranslation("logs");
  const { t: ta } = useTranslation("auditActions");
  const { t: ts } = useTranslation("auditSentences");
  const language = useLanguage();
  const scope = useScope() ?? null;
  const address = useListAddress();
  const { filters } = address.state;
  const chips = [
    ...(filters.account
      ? [{ name: "account", label: t("audit.chipAccount", { name: filters.account.slice(0, 8) }) }]
      : []),
    ...(filters.actor
      ? [{ name: "actor", label: t("audit.chipActor", { name: restOf(filters.actor).slice(0, 8) }) }]
      : []),
  ];
  const list = useAdminList({
    sorts: ["at"],
    filters: {
      kind: { label: t("audit.actorKind"), values: actorKinds, say: (value) => t(`audit.actor.${value}`) },
      action: { label: t("audit.action"), values: auditActions, say: (value) => ta(value) },
    },
    since: useSinceFilter(),
    more: {
      ...(filters.actor ? { actor: filters.actor } : {}),
      ...(filters.account ? { accountId: filters.account } : {}),
    },
    chips,
    rows: (asked) => orpc.admin.logs.audit.list.queryOptions({ input: inputOf(asked) }),
    file: (asked) => api.admin.logs.audit.export(inputOf(asked)),
  });
  const nameOf = (one: AuditLine) => one.actorEmail ?? (one.actor === "system" ? null : restOf(one.actor));
  const sentence = (one: AuditLine) =>
    auditSentence(ts, one, nameOf(one) ?? t(`audit.actor.${actorKindOf(one.actor)}`));
  // an account that is gone leads nowhere
  const accountOf = ({ accountId, accountEmail }: AuditLine) =>
    accountId && accountEmail && maySee("users", scope) ? (
      <Link key="account" to={accountAt(accountId)} className={rows.link}>
        {accountEmail}
      </Link>
    ) : (
      (accountEmail ?? accountId)
    );
  const who = (one: AuditLine) => (
    <span className={styles.two}>
      <span>{t(`audit.actor.${actorKindOf(one.actor)}`)}</span>
      {nameOf(one) ? <span className={styles.quiet}>{nameOf(one)}</span> : null}
    </span>
  );
  return (
    <AdminTable
      label={t("tab.audit")}
      list={list}
      nameOf={(one) => `${actionLabel(ta, one.action)} ${formatMoment(language, one.at, "medium")}`}
      searchHint={t("audit.search")}
      before={<JournalTail journal="audit" />}
      columns={[
        {
          key: "action",
          label: t("audit.what"),
          cell: (one) => (
            <span className={styles.two}>
              <span>{sentence(one)}</span>
              <span className={styles.quiet}>
                {[t(`audit.actor.${actorKindOf(one.actor)}`), actionLabel(ta, one.action)].join(" · ")}
              </span>
            </span>
          ),
        },
        { key: "address", label: t("address"), width: "140px", rank: 2, cell: (one) => one.address ?? "–" },
        {
          key: "at",
          label: t("when"),
          sort: "at",
          width: "228px",
          cell: (one) => formatMoment(language, one.at, "medium"),
        },
      ]}
      drawer={(line) => (
        <AdminDrawer title={actionLabel(ta, line.action)} onClose={() => address.change({ open: null })}>
          <p className={styles.sentence}>{sentence(line)}</p>
          <Facts
            of={[
              [t("when"), formatMoment(language, line.at, "medium")],
              [t("audit.who"), who(line)],
              [t("audit.account"), accountOf(line)],
              [t("audit.name"), line.action],
              [t("audit.subject"), [line.subject, line.subjectId].filter(Boolean).join(" · ")],
              [t("address"), line.address],
            ]}
          />
          <div className={styles.acts}>
            {line.accountId ? (
              <Button variant="default" onClick={() => address.filter("account", line.accountId)}>
                {t("audit.onlyAccount")}
              </Button>
            ) : null}
            <Button variant="default" onClick={() => address.filter("action", line.action)}>
              {t("audit.onlyAction")}
            </Button>
            <Button variant="default" onClick={() => address.filter("actor", line.actor)}>
              {t("audit.onlyActor")}
            </Button>
          </div>
          <Changes before={line.before} after={line.after} />
        </AdminDrawer>
      )}
      empty={{ title: t("audit.empty"), text: t("audit.emptyText") }}
    />
  );
}
