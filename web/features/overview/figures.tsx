/** Four figures that say how things stand: package, published, pending, usage. Each leads to its screen. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OverviewData } from "#contract/overview/overview";
import type { Subscription } from "#contract/subscription";
import styles from "#web/features/overview/overview.module.css";
import { usedPercent } from "#web/lib/billing/subscription-usage.ts";
import { formatDate, formatNumber, formatPercent } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ProgressBar } from "#web/ui/progress.tsx";

export function Figures({ data, current }: { data: OverviewData; current: Subscription | undefined }) {
  const { t } = useTranslation("overview");
  const language = useLanguage();
  const { published = 0, draft = 0, archived = 0 } = data.properties;
  const { pending = 0, processing = 0, failed = 0 } = data.tasks;
  const until = ({ source, endsAt }: Subscription) =>
    t(source === "trial" ? "trialUntil" : "packageUntil", { date: formatDate(language, endsAt) });
  const inAll = t("publishedHint", { count: published + draft + archived });
  return (
    <ul className={styles.figures}>
      <Figure
        to="/dashboard/packages"
        label={t("package")}
        value={<span className={styles.name}>{current ? current.planName[language] : t("noPackage")}</span>}
        hint={current ? until(current) : t("noPackageHint")}
      />
      <Figure
        to="/dashboard/properties"
        label={t("published")}
        value={formatNumber(language, published)}
        hint={data.views > 0 ? `${inAll} · ${t("views", { count: data.views })}` : inAll}
      />
      <Figure
        to="/dashboard/tasks"
        label={t("pending")}
        value={formatNumber(language, pending + processing)}
        hint={failed > 0 ? t("pendingFailed", { count: failed }) : t("pendingHint")}
      />
      <Usage current={current} />
    </ul>
  );
}

function Usage({ current }: { current: Subscription | undefined }) {
  const { t } = useTranslation("overview");
  const language = useLanguage();
  const percent = current ? usedPercent(current) : 0;
  const numbers = current
    ? { used: formatNumber(language, current.used), quota: formatNumber(language, current.quota ?? 0) }
    : null;
  const hintText = numbers ? t(percent === null ? "usageUnlimited" : "usageOf", numbers) : t("noPackageHint");
  return (
    <Figure
      to="/dashboard/packages"
      label={t("usage")}
      value={
        percent === null ? (
          <span className={styles.name}>{t("unlimited")}</span>
        ) : current ? (
          formatPercent(language, percent)
        ) : (
          "—"
        )
      }
      hint={hintText}
      below={percent === null || !current ? null : <ProgressBar percent={percent} label={t("usage")} />}
    />
  );
}

function Figure(props: {
  to: "/dashboard/properties" | "/dashboard/tasks" | "/dashboard/packages";
  label: string;
  value: ReactNode;
  hint: string;
  below?: ReactNode;
}) {
  return (
    <li>
      <Link to={props.to} className={styles.figure}>
        <span className={styles.label}>{props.label}</span>
        <span className={styles.value}>{props.value}</span>
        <span className={styles.hint}>{props.hint}</span>
        {props.below ? <span className={styles.bar}>{props.below}</span> : null}
      </Link>
    </li>
  );
}
