/** What the account may use now, how much of it is left, where it went, and what is to follow. */
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/subscription";
import { daysLeft, isNearlyUsed, listingsLeft, usedPercent } from "#web/lib/billing/subscription-usage.ts";
import { formatNumber, formatPercent, formatPeriod } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { Status } from "#web/ui/status.tsx";
import { LedgerButton } from "./ledger-button.tsx";
import { Renewal } from "./renewal.tsx";
import styles from "./usage.module.css";

export function CurrentUsage({ current, now }: { current: Subscription | undefined; now: number }) {
  const { t } = useTranslation("packages");
  return (
    <Panel title={t("usage")} aside={current ? <LedgerButton period={current} /> : null}>
      {current ? (
        <>
          <Usage subscription={current} now={now} />
          {current.source === "trial" ? null : <Renewal />}
        </>
      ) : (
        <div className={styles.usage}>
          <div>
            <p className={styles.plan}>{t("none")}</p>
            <p className={styles.note}>{t("noneText")}</p>
          </div>
        </div>
      )}
    </Panel>
  );
}

function Usage({ subscription, now }: { subscription: Subscription; now: number }) {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  const { t: tAllowance } = useTranslation("allowance");
  const { planName, source, used, quota, extra, startsAt, endsAt } = subscription;
  const name = planName[language];
  const percent = usedPercent(subscription);
  const left = listingsLeft(subscription);
  const numbers = { used: formatNumber(language, used), quota: formatNumber(language, quota ?? 0) };
  return (
    <div className={styles.usage}>
      <div>
        <p className={styles.plan}>
          {name}
          <Status tone={source === "trial" ? "busy" : "good"}>{t(`source.${source}`)}</Status>
        </p>
        <p className={styles.note}>{formatPeriod(language, startsAt, endsAt)}</p>
        <p className={styles.note}>{t("endsIn", { count: daysLeft(subscription, now) })}</p>
      </div>
      <div className={styles.figures}>
        <p className={styles.numbers}>
          <span>{t(percent === null ? "usedUnlimited" : "usedOf", numbers)}</span>
          {percent === null ? null : <span>{formatPercent(language, percent)}</span>}
        </p>
        {percent === null ? null : <ProgressBar percent={percent} label={t("usageLabel", { name })} />}
        {left === null ? null : (
          <p className={styles.note} data-few={isNearlyUsed(subscription) || undefined}>
            {t("left", { count: left })}
            {extra > 0 ? ` · ${tAllowance("extra", { count: extra })}` : null}
          </p>
        )}
      </div>
    </div>
  );
}
