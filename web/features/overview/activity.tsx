/** What happened lately, newest first; each line leads to what it is about. */
import { IconCreditCard, IconDownload, IconPencil, IconWorld } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/overview/overview";
import styles from "#web/features/overview/activity.module.css";
import { formatAgo, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import { statusLabel, toneOf } from "#web/ui/task/status-labels.ts";

interface Line {
  icon: ComponentType<{ size: number; stroke: number; "aria-hidden": true }>;
  href: string;
  title: string;
  about: string;
  state: { tone: Tone; word: string };
}

const orderTones = {
  pending: "wait",
  completed: "good",
  cancelled: "plain",
  expired: "plain",
  refunded: "plain",
} as const;

function useLine(): (activity: Activity) => Line {
  const { t } = useTranslation("overview");
  const { t: tTasks } = useTranslation("tasks");
  const language = useLanguage();
  return (one) => {
    if (one.type === "task")
      return {
        icon: one.task.kind === "write" ? IconPencil : IconDownload,
        href: `/dashboard/tasks?task=${one.task.id}`,
        title: one.task.title,
        about: `${one.task.number} · ${tTasks(`kind.${one.task.kind}`)}`,
        state: { tone: toneOf(one.task), word: statusLabel(tTasks, one.task) },
      };
    if (one.type === "published")
      return {
        icon: IconWorld,
        href: "/dashboard/properties?status=published",
        title: one.title,
        about: one.views > 0 ? `${one.number} · ${t("views", { count: one.views })}` : one.number,
        state: { tone: "good", word: t("event.published") },
      };
    const amount = formatPlanPrice(language, one.order.amountMinor, one.order.currency);
    return {
      icon: IconCreditCard,
      href: `/dashboard/orders/${one.order.id}`,
      title: t("event.order", { plan: one.order.title[language], amount }),
      about: one.order.number,
      state: { tone: orderTones[one.order.status], word: t(`orderStatus.${one.order.status}`) },
    };
  };
}

export function RecentActivity({ items, now }: { items: readonly Activity[]; now: number }) {
  const { t } = useTranslation("overview");
  const language = useLanguage();
  const lineOf = useLine();
  return (
    <Panel
      title={t("activity")}
      flush
      aside={
        items.length > 0 ? (
          <Link to="/dashboard/tasks" className={styles.all}>
            {t("allTasks")}
          </Link>
        ) : undefined
      }
    >
      {items.length === 0 ? <p className={styles.empty}>{t("noActivity")}</p> : null}
      <ul className={styles.list}>
        {items.map((one) => {
          const { icon: Icon, href, title, about, state } = lineOf(one);
          return (
            <li key={`${one.type} ${about} ${one.at}`}>
              <Link to={href} className={styles.line}>
                <span className={styles.icon}>
                  <Icon size={18} stroke={1.6} aria-hidden />
                </span>
                <span className={styles.what}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.meta}>
                    {about} · <time dateTime={one.at}>{formatAgo(language, one.at, now)}</time>
                  </span>
                </span>
                <Status tone={state.tone}>{state.word}</Status>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
