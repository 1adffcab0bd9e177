/** One account in detail: who it is, what it used, bought and did, where it is signed in, and what was done about it. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UserDetail } from "#contract/admin/users";
import { actionLabel, actorKindOf } from "#web/features/admin/audit-labels.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { orpc } from "#web/lib/api.ts";
import { formatDate, formatMoment, formatNumber, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { nameOf, roleLabel } from "./account-labels.ts";
import styles from "./drawer.module.css";

export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("users");
  const { data, error, refetch } = useQuery(orpc.admin.users.get.queryOptions({ input: { id } }));
  return (
    <AdminDrawer title={data ? nameOf(data) : t("action.view")} onClose={onClose}>
      {data ? <Detail user={data} /> : error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />}
    </AdminDrawer>
  );
}

/** What the administrator gave as the reason. */
const reasonOf = ({ after }: UserDetail["audit"][number]): string | null => {
  const reason = typeof after === "object" && after !== null && "reason" in after ? after.reason : null;
  return typeof reason === "string" && reason !== "" ? reason : null;
};

function Detail({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const { t: ta } = useTranslation("auditActions");
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
      <Rows title={t("drawer.orders")} of={user.orders}>
        {(one) => (
          <li key={one.id}>
            <span>
              {one.number} · {one.title[language]}
            </span>
            <span className={styles.quiet}>
              {formatPlanPrice(language, one.amountMinor, one.currency)} · {t(`order.${one.status}`)}
            </span>
          </li>
        )}
      </Rows>
      <Rows title={t("drawer.tasks")} of={user.tasks}>
        {(one) => (
          <li key={one.id}>
            <span>
              {one.number} · {one.title}
            </span>
            <span className={styles.quiet}>{t(`task.${one.status}`)}</span>
          </li>
        )}
      </Rows>
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
            <span>
              {actionLabel(ta, one.action)}
              {reasonOf(one) ? <span className={styles.why}>{reasonOf(one)}</span> : null}
            </span>
            <span className={styles.quiet}>
              {one.actorEmail ?? tl(`audit.actor.${actorKindOf(one.actor)}`)} · {formatMoment(language, one.at)}
            </span>
          </li>
        )}
      </Rows>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
);

function Rows<One>(props: { title: string; of: readonly One[]; children: (one: One) => ReactNode }) {
  const { t } = useTranslation("users");
  return (
    <Section title={props.title}>
      {props.of.length > 0 ? (
        <ul className={styles.rows}>{props.of.map(props.children)}</ul>
      ) : (
        <p className={styles.quiet}>{t("drawer.none")}</p>
      )}
    </Section>
  );
}
