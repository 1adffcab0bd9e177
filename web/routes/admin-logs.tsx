/** Log management: the journals as tabs. */
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { type Journal, journals } from "#contract/admin/logs";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { AuditLog } from "#web/features/admin/logs/audit-log.tsx";
import { ErrorLog } from "#web/features/admin/logs/error-log.tsx";
import { MailLog } from "#web/features/admin/logs/mail-log.tsx";
import { SignInLog } from "#web/features/admin/logs/sign-in-log.tsx";
import { WebhookLog } from "#web/features/admin/logs/webhook-log.tsx";
import { oneOf } from "#web/lib/one-of.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";

const screens: Record<Journal, ComponentType> = {
  audit: AuditLog,
  errors: ErrorLog,
  mails: MailLog,
  webhooks: WebhookLog,
  signIns: SignInLog,
};

export function AdminLogsScreen() {
  const { t } = useTranslation("logs");
  const { state, change } = useListAddress();
  const journal = oneOf(journals, state.filters.tab) ?? "audit";
  const Screen = screens[journal];
  return (
    <Page title={t("title")} lead={t("lead")} width="wide">
      <FilterRow
        label={t("tabs")}
        value={journal}
        options={journals.map((value) => ({ value, label: t(`tab.${value}`) }))}
        // another journal begins without the words and filters of this one
        onChange={(tab) => change({ q: "", sort: null, direction: "desc", filters: tab === "audit" ? {} : { tab } })}
      />
      <Screen key={journal} />
    </Page>
  );
}
