/** Package status: one period at a time, the current one first, the earlier ones by choice. */
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/subscription";
import { daysLeft, listingsLeft, usedPercent } from "#web/lib/billing/subscription-usage.ts";
import { formatDate, formatNumber, formatPercent, formatPeriod } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import styles from "./status.module.css";

export function PackageStatus({ subscriptions, now }: { subscriptions: readonly Subscription[]; now: number }) {
  const { t } = useTranslation("overview");
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const selected = subscriptions.find((one) => one.id === chosen) ?? subscriptions[0];
  const nameOf = ({ planName, source, startsAt, endsAt }: Subscription) =>
    [planName[language], source === "trial" ? t("trial") : null, formatPeriod(language, startsAt, endsAt)]
      .filter((part) => part !== null)
      .join(" · ");
  return (
    <Panel
      title={t("status")}
      aside={
        <Link to="/dashboard/packages" className={styles.link}>
          {t("toPackages")}
        </Link>
      }
    >
      {selected ? (
        <>
          {subscriptions.length > 1 ? (
            <PlainSelect
              label={t("period")}
              value={selected.id}
              onChange={setChosen}
              options={subscriptions.map((one) => ({
                value: one.id,
                label: nameOf(one),
              }))}
            />
          ) : (
            <p className={styles.period}>{nameOf(selected)}</p>
          )}
          <Facts subscription={selected} now={now} />
        </>
      ) : (
        <p className={styles.empty}>{t("statusEmpty")}</p>
      )}
    </Panel>
  );
}

function Facts({ subscription, now }: { subscription: Subscription; now: number }) {
  const { t } = useTranslation("overview");
  const language = useLanguage();
  const percent = usedPercent(subscription);
  const left = listingsLeft(subscription);
  const over = subscription.state === "ended";
  const days = daysLeft(subscription, now);
  const facts = [
    [t("used"), t("homes", { count: subscription.used })],
    [
      t("left"),
      left === null || subscription.quota === null ? t("unlimited") : t("leftOf", { left, quota: subscription.quota }),
    ],
    [over ? t("endedOn") : t("expires"), formatDate(language, subscription.endsAt)],
    [t("daysLeft"), over ? t("ended") : t("days", { count: days })],
  ] as const;
  return (
    <>
      <div className={styles.usage}>
        <p className={styles.percent}>
          {percent === null ? formatNumber(language, subscription.used) : formatPercent(language, percent)}
        </p>
        {percent === null ? null : <ProgressBar percent={percent} label={t("usage")} quiet={over} />}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
