/** What waits for whoever looks: each line leads to the list that has exactly these rows. */
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { fallbackNews, INBOX_CAP, type Inbox, moneyWaits, workWaits } from "#contract/admin/inbox";
import { waitingAt } from "#web/features/admin/waiting.ts";
import { formatNumber, formatPercent } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./home.module.css";

interface Failing {
  name: string;
  /** The page that says more; null: not for whoever looks. */
  to: string | null;
}

/** `failing`: services whose newest sign is a failure. */
export function InboxPanel(props: { inbox: Inbox; failing: readonly Failing[] }) {
  const { t } = useTranslation("reports");
  return (
    <Panel title={t("inbox.title")}>
      <Lines {...props} />
    </Panel>
  );
}

function Lines({ inbox, failing }: { inbox: Inbox; failing: readonly Failing[] }) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { money, work, fallbacks } = inbox;
  const counted = [
    ...moneyWaits.map((name) => ({ name, count: money?.[name] ?? 0 })),
    ...workWaits.map((name) => ({ name, count: work[name] })),
  ].filter(({ count }) => count > 0);
  const share = fallbackNews(fallbacks);
  const lines = [
    ...counted.map(({ name, count }) => ({
      key: name as string,
      to: waitingAt[name] as string | null,
      text: t(`inbox.of.${name}`),
      count: `${formatNumber(language, count)}${count === INBOX_CAP ? "+" : ""}`,
    })),
    ...failing.map(({ name, to }) => ({ key: `failing ${name}`, to, text: t("inbox.failing", { name }), count: null })),
    ...(share !== null
      ? [
          {
            key: "fallbacks",
            to: "/admin/config/api?tab=usage",
            text: t("inbox.fallbacks"),
            count: formatPercent(language, share * 100),
          },
        ]
      : []),
  ];
  if (lines.length === 0) return <p className={styles.quiet}>{t("inbox.nothing")}</p>;
  return (
    <ul className={styles.inbox}>
      {lines.map(({ key, to, text, count }) => (
        <li key={key}>
          {to === null ? (
            <div className={styles.wait}>{text}</div>
          ) : (
            <Link to={to} className={styles.wait}>
              <span>{text}</span>
              {count === null ? <span /> : <span className={styles.count}>{count}</span>}
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
