/** Thirty days of revenue, sign-ups or campaigns as a line, the thirty before them as another; a day leads to its report. */
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportName, SeriesName } from "#contract/admin/report-names";
import { DaysChart } from "#web/features/admin/reports/chart.tsx";
import { orpc } from "#web/lib/api.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Panel } from "#web/ui/page.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";

const DAYS = 30;
const HEIGHT = 270;
const figures = {
  revenue: { report: "revenue", series: "paid" },
  signUps: { report: "accounts", series: "signUps" },
  // a campaign is a task that writes
  campaigns: { report: "tasks", series: "tasksCompleted", dimension: "taskKind", part: "write" },
} as const satisfies Record<string, { report: ReportName; series: SeriesName; dimension?: "taskKind"; part?: string }>;
type Figure = keyof typeof figures;
const names = ["revenue", "signUps", "campaigns"] as const satisfies readonly Figure[];

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

export function Trend({ today }: { today: string }) {
  const { t } = useTranslation("reports");
  const navigate = useNavigate();
  const [figure, setFigure] = useState<Figure>("revenue");
  const { series, ...asked } = figures[figure];
  const input = { ...asked, from: daysBefore(today, DAYS - 1), until: today };
  const { data, error, refetch } = useQuery(orpc.admin.reports.get.queryOptions({ input }));
  const open = (day: string) =>
    void navigate({ href: `/admin/reports?${new URLSearchParams({ ...asked, from: day, until: day })}` });
  return (
    <Panel title={t("home.trend")}>
      <FilterRow
        label={t("home.trendOf")}
        value={figure}
        options={names.map((value) => ({ value, label: t(`home.trends.${value}`) }))}
        onChange={setFigure}
      />
      <div style={{ minHeight: HEIGHT }}>
        {data ? (
          <DaysChart report={data} name={series} against="before" open={open} />
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <Waiting>
            <Place height={HEIGHT} />
          </Waiting>
        )}
      </div>
    </Panel>
  );
}
