/** Today in tiles, each leading to its page; a tile is not there for a scope that may not use what it tells of. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { AdminOverview } from "#contract/admin/reports";
import { formatAgo } from "#web/features/admin/clock.ts";
import styles from "#web/features/admin/reports/reports.module.css";
import { formatNumber, formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import home from "./home.module.css";

function Tile(props: { to: string; name: string; value: string; lines: readonly (string | null)[] }) {
  return (
    <li>
      <Link to={props.to} className={styles.tile}>
        <span className={styles.name}>{props.name}</span>
        <span className={styles.value}>{props.value}</span>
        {props.lines.map((line) =>
          line === null ? null : (
            <span key={line} className={styles.was}>
              {line}
            </span>
          ),
        )}
      </Link>
    </li>
  );
}

export function TodayTiles({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value);
  const { signUps, revenue, queue, failures } = overview;
  const period = `from=${overview.today}&until=${overview.today}`;
  const oldest = queue.oldest && formatAgo(language, queue.oldest, Date.now());
  return (
    <ul className={`${styles.tiles} ${home.tiles}`}>
      {signUps ? (
        <Tile
          to={`/admin/reports?report=accounts&${period}`}
          name={t("home.signUps")}
          value={number(signUps.today)}
          lines={[t("home.yesterday", { shown: number(signUps.yesterday) })]}
        />
      ) : null}
      {(revenue?.length === 0 ? [{ currency: "CNY", paid: 0, refunded: 0, paidYesterday: 0 }] : (revenue ?? [])).map(
        ({ currency, paid, refunded, paidYesterday }) => (
          <Tile
            key={currency}
            to={`/admin/reports?report=revenue&currency=${currency}&${period}`}
            name={t("home.revenue")}
            value={formatPlanPrice(language, paid, currency)}
            lines={[
              t("home.yesterday", { shown: formatPlanPrice(language, paidYesterday, currency) }),
              refunded > 0 ? t("home.refunded", { shown: formatPlanPrice(language, refunded, currency) }) : null,
            ]}
          />
        ),
      )}
      <Tile
        to="/admin/tasks?tab=queues"
        name={t("home.queue")}
        value={number(queue.pending + queue.processing)}
        lines={[
          t("home.waiting", { shown: number(queue.pending) }),
          t("home.running", { shown: number(queue.processing) }),
          oldest ? t("home.oldest", { when: oldest }) : null,
        ]}
      />
      <Tile
        to={`/admin/tasks?cause=not_cancelled&customers=true&within=${overview.today}..${overview.today}&sort=finished`}
        name={t("home.failures")}
        value={number(failures.tasks)}
        lines={[t("home.yesterday", { shown: number(failures.tasksYesterday) })]}
      />
      {failures.errors === null ? null : (
        <Tile
          to="/admin/logs?tab=errors&state=open"
          name={t("home.openErrors")}
          value={number(failures.errors)}
          lines={[]}
        />
      )}
      {failures.mails === null ? null : (
        <Tile
          to={`/admin/logs?tab=mails&state=failed&within=${overview.today}..${overview.today}`}
          name={t("home.lostMails")}
          value={number(failures.mails)}
          lines={[]}
        />
      )}
    </ul>
  );
}
