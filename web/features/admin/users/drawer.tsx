/** One account in detail: who it is, what it used, bought and did, where it is signed in, and what was done about it. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { UserDetail } from "#contract/admin/users";
import { actorKindOf } from "#web/features/admin/audit-labels.ts";
import { auditSentence } from "#web/features/admin/audit-sentence.ts";
import { formatDate, formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import styles from "#web/features/admin/list/rows.module.css";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { AccountActs } from "./account-acts.tsx";
import { nameOf, roleLabel } from "./account-labels.ts";
import { AccountMoney } from "./account-money.tsx";
import { Notes } from "./account-notes.tsx";
import { Rows, Section } from "./account-rows.tsx";
import { AccountWork } from "./account-work.tsx";

export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("users");
  const { data, error, refetch } = useQuery(orpc.admin.users.get.queryOptions({ input: { id } }));
  return (
    <AdminDrawer title={data ? nameOf(data) : t("action.view")} onClose={onClose}>
      {data ? <Detail user={data} /> : error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />}
    </AdminDrawer>
  );
}

function Detail({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const { t: ts } = useTranslation("auditSentences");
  const { t: tl } = useTranslation("logs");
  const language = useLanguage();
  const date = (at: string | null) => (at ? formatDate(language, at) : null);
  const moment = (at: string | null) => (at ? formatMoment(language, at) : null);
  const usage = (one: UserDetail["subscriptions"][number]) =>
    one.quota === null
      ? t("drawer.usedUnlimited", { used: formatNumber(language, one.used) })
      : t("drawer.used", { used: formatNumber(language, one.used), quota: formatNumber(language, one.quota) });
  return (
    <>
      <AccountActs user={user} />
      <Section title={t("drawer.profile")}>
        <Facts
          of={[
            [t("column.email"), user.email],
            [t("drawer.confirmed"), date(user.confirmedAt) ?? t("never")],
            [t("column.phone"), user.phone],
            [t("drawer.phoneVerified"), date(user.phoneVerifiedAt)],
            [t("column.role"), roleLabel(t, user)],
            [t("column.status"), t(`state.${user.state}`)],
            [t("drawer.disabledAt"), moment(user.disabled?.at ?? null)],
            [t("drawer.disabledReason"), user.disabled?.reason],
            [t("drawer.invitedAt"), date(user.invitedAt)],
            [t("column.joined"), date(user.createdAt)],
            [t("column.signedIn"), moment(user.signedInAt) ?? t("never")],
            [t("column.seen"), user.online ? t("presence.online") : (moment(user.seenAt) ?? t("never"))],
            [t("column.properties"), formatNumber(language, user.properties)],
            [t("drawer.deletion"), date(user.deletionDueAt)],
          ]}
        />
      </Section>
      <Notes userId={user.id} notes={user.notes} />
      <Rows title={t("drawer.usage")} of={user.subscriptions}>
        {(one) => (
          <li key={one.id}>
            <span>
              {one.planName[language]} · {t(`subscription.${one.state}`)}
            </span>
            <span className={styles.quiet}>
              {usage(one)} · {t("drawer.until", { date: formatDate(language, one.endsAt) })}
            </span>
          </li>
        )}
      </Rows>
      <AccountMoney user={user} />
      <AccountWork user={user} />
      <Rows title={t("drawer.sessions")} of={user.sessions}>
        {(one) => (
          <li key={one.id}>
            <span>{[one.browser, one.system].filter(Boolean).join(" · ") || t("drawer.device")}</span>
            <span className={styles.quiet}>
              {[one.network, formatMoment(language, one.seenAt)].filter(Boolean).join(" · ")}
            </span>
          </li>
        )}
      </Rows>
      <Rows title={t("drawer.audit")} of={user.audit}>
        {(one) => (
          <li key={one.id}>
            <span>{auditSentence(ts, one, one.actorEmail ?? tl(`audit.actor.${actorKindOf(one.actor)}`))}</span>
            <span className={styles.quiet}>{formatMoment(language, one.at)}</span>
          </li>
        )}
      </Rows>
    </>
  );
}
