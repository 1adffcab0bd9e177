/** What hangs on an order beside its money: the invoices asked for it, and what happened to it, newest first. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountOrderDetail } from "#contract/admin/orders";
import { actorKindOf } from "#web/features/admin/audit-labels.ts";
import { auditSentence } from "#web/features/admin/audit-sentence.ts";
import { formatMoment } from "#web/features/admin/clock.ts";
import rows from "#web/features/admin/list/rows.module.css";
import styles from "#web/features/admin/packages/packages.module.css";
import { invoiceMoney, invoiceStateLabel, invoiceToneOf } from "#web/features/admin/packages/state-labels.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";

export function Part(props: { title: string; empty: boolean; children: ReactNode }) {
  const { t } = useTranslation("adminPackages");
  return (
    <section className={rows.section}>
      <h3>{props.title}</h3>
      {props.empty ? <p className={rows.quiet}>{t("orders.none")}</p> : <ul className={rows.rows}>{props.children}</ul>}
    </section>
  );
}

export function OrderTrail({ order }: { order: AccountOrderDetail }) {
  const { t } = useTranslation("adminPackages");
  const { t: ts } = useTranslation("auditSentences");
  const { t: tl } = useTranslation("logs");
  const language = useLanguage();
  const invoiceAt = (id: string): string => `/admin/packages?tab=invoices&open=${id}`;
  return (
    <>
      <Part title={t("orders.invoices")} empty={order.invoices.length === 0}>
        {order.invoices.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={invoiceAt(one.id)} className={rows.link}>
                {one.title}
              </Link>
              <span className={rows.quiet}>
                {" "}
                {[one.number, invoiceMoney(t, language, one)].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className={styles.outcome}>
              {formatMoment(language, one.at)} <Status tone={invoiceToneOf(one)}>{invoiceStateLabel(t, one)}</Status>
            </span>
          </li>
        ))}
      </Part>
      <Part title={t("orders.timeline")} empty={order.timeline.length === 0}>
        {order.timeline.map((one) => (
          <li key={one.id}>
            <span>{auditSentence(ts, one, one.actorEmail ?? tl(`audit.actor.${actorKindOf(one.actor)}`))}</span>
            <span className={rows.quiet}>{formatMoment(language, one.at)}</span>
          </li>
        ))}
      </Part>
    </>
  );
}
