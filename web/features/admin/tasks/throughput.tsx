/** How many tasks ended, minute by minute or over the day: completed as a line, failed as another. Hover, touch and arrow keys read a stretch out. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { REPORT_ZONE } from "#contract/admin/report-names";
import { throughputSpans } from "#contract/admin/task-names";
import type { Throughput } from "#contract/admin/throughput";
import { taskKinds } from "#contract/task-names";
import { orpc } from "#web/lib/api.ts";
import { axisMaximum } from "#web/lib/axis-maximum.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Chart } from "#web/ui/chart/chart.tsx";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { LOOK_AGAIN_MS } from "./live.tsx";
import styles from "./throughput.module.css";

type Point = Throughput["points"][number];
const completedOf = (point: Point) => taskKinds.reduce((sum, kind) => sum + (point.completed[kind] ?? 0), 0);

export function ThroughputPanel() {
  const { t } = useTranslation("adminTasks");
  const [span, setSpan] = useState<(typeof throughputSpans)[number]>("hour");
  const { data, error, refetch } = useQuery({
    ...orpc.admin.tasks.throughput.queryOptions({ input: { span } }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <section className={styles.whole} aria-label={t("throughput.title")}>
      <div className={styles.top}>
        <h2 className={styles.title}>{t("throughput.title")}</h2>
        <FilterRow
          label={t("throughput.span")}
          value={span}
          options={throughputSpans.map((value) => ({ value, label: t(`throughput.spans.${value}`) }))}
          onChange={setSpan}
        />
      </div>
      {data ? (
        <Ended ended={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <div className={styles.waiting} />
      )}
    </section>
  );
}

function Ended({ ended: { points, seconds } }: { ended: Throughput }) {
  const { t } = useTranslation("adminTasks");
  const { t: tTask } = useTranslation("tasks");
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const completed = points.map(completedOf);
  const failed = points.map((point) => point.failed);
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const point = points[at];
  const first = points[0];
  const end = points[last];
  if (!point || !first || !end) return null;
  const top = axisMaximum(Math.max(...completed, ...failed));
  const time = (iso: string, after = 0) =>
    new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en", {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: REPORT_ZONE,
    }).format(Date.parse(iso) + after * 1000);
  const number = (value: number) => formatNumber(language, value);
  const kinds = taskKinds
    .filter((kind) => point.completed[kind])
    .map((kind) => `${tTask(`kind.${kind}`)} ${number(point.completed[kind] ?? 0)}`)
    .join(" · ");
  const summary = t("throughput.at", {
    from: time(point.at),
    until: time(point.at, seconds),
    completed: number(completed[at] ?? 0),
    failed: number(point.failed),
  });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.said}>
        <span>{summary}</span>
        <span className={styles.kinds}>{kinds}</span>
      </figcaption>
      <Chart
        values={completed}
        others={failed}
        top={top}
        at={at}
        text={number}
        height={140}
        label={t("throughput.choose")}
        said={[summary, kinds].filter(Boolean).join("; ")}
        choose={setChosen}
        // the newest is what one comes for
        leave={() => setChosen(null)}
        ends={[time(first.at), time(end.at, seconds)]}
        names={[tTask("status.completed"), tTask("status.failed")]}
      />
    </figure>
  );
}
