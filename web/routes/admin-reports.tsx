/** Statistics reports: a headline, one number by day, and what the period is divided into; all of it kept in the address. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { type Dimension, dividedBy, reports, seriesNames } from "#contract/admin/report-names";
import { maySee } from "#contract/admin/scopes";
import { formatMoment } from "#web/features/admin/clock.ts";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { DaysChart } from "#web/features/admin/reports/chart.tsx";
import { Controls } from "#web/features/admin/reports/controls.tsx";
import { DaysTable } from "#web/features/admin/reports/days-table.tsx";
import { Parts } from "#web/features/admin/reports/parts.tsx";
import { drilldownOf } from "#web/features/admin/reports/report-drilldown.ts";
import { usePartText } from "#web/features/admin/reports/report-labels.ts";
import { readReportQuery, reportToday } from "#web/features/admin/reports/report-query.ts";
import styles from "#web/features/admin/reports/reports.module.css";
import { Tiles } from "#web/features/admin/reports/tiles.tsx";
import { api, orpc } from "#web/lib/api.ts";
import { formatDays } from "#web/lib/intl/tables.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

const REFRESH_MS = 60_000;

export function AdminReportsScreen() {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { state, change } = useListAddress();
  const { filters } = state;
  const asked = readReportQuery(filters, new Date());
  const { input, against, dimension, part } = asked;
  const partText = usePartText();
  const query = useQuery(
    orpc.admin.reports.get.queryOptions({
      input,
      refetchInterval: REFRESH_MS,
      // another period or part of the same report: the old one stays until the new one is there
      placeholderData: (old, query) => (sameReport(query, input.report) ? old : undefined),
    }),
  );
  const set = (filters: Record<string, string>) => change({ filters });
  const openDay = (day: string) => {
    const { days: _, ...others } = filters;
    set({ ...others, from: day, until: day });
  };
  const openPart = (name: Dimension, value: string) => {
    const { series: _, ...others } = filters;
    set({ ...others, dimension: name, part: value });
  };
  const leavePart = () => {
    const { dimension: _, part: __, ...others } = filters;
    set(others);
  };
  const available = dimension === null ? reports[asked.report].series : dividedBy[dimension];
  const first = available[0] ?? "signUps";
  const chosen = seriesNames.find((name) => name === filters.series && available.includes(name)) ?? first;
  const report = query.data;
  const scope = useScope() ?? null;
  const list = drilldownOf(chosen, {
    ...input,
    currency: input.currency ?? report?.currency ?? "",
    today: reportToday(new Date()),
    dimension,
    part,
  });
  const file = (table: "days" | Dimension) => () => api.admin.reports.export({ ...input, table, language });
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      width="wide"
      action={
        <CsvButton
          label={t("workbook")}
          hint={t("workbookHint")}
          load={() => api.admin.reports.workbook({ ...input, language })}
        />
      }
    >
      <Controls
        asked={asked}
        filters={filters}
        change={set}
        currencies={report?.currencies ?? []}
        currency={report?.currency ?? ""}
      />
      {dimension !== null && part !== null ? (
        <div className={styles.through}>
          <strong>{t("through", { dimension: t(`dimensions.${dimension}`), part: partText(dimension, part) })}</strong>
          <Button variant="default" onClick={leavePart}>
            {t("leave")}
          </Button>
        </div>
      ) : null}
      {report ? (
        <>
          <Tiles
            report={report}
            against={against}
            chosen={chosen}
            choose={(name) => set({ ...filters, series: name })}
          />
          <Panel
            title={t("chart", { name: t(`figures.${chosen}`) })}
            aside={
              <span className={styles.aside}>
                {list && maySee(list.section, scope) ? (
                  <Button component={Link} to={list.href} variant="subtle">
                    {t(`behind.${list.rows}`)}
                  </Button>
                ) : null}
                <CsvButton load={file("days")} />
              </span>
            }
          >
            {report.days.length > 1 ? (
              <DaysChart report={report} name={chosen} against={against} open={openDay} />
            ) : null}
            <DaysTable report={report} series={available} open={openDay} />
          </Panel>
          {report.parts.length > 0 ? (
            <div className={styles.grid}>
              {report.parts.map((parts) => (
                <Parts
                  key={parts.dimension}
                  parts={parts}
                  currency={report.currency}
                  open={openPart}
                  load={file(parts.dimension)}
                />
              ))}
            </div>
          ) : null}
          <div className={styles.foot}>
            <p className={styles.quiet}>
              {t("comparedWith", { period: formatDays(language, report.before.from, report.before.until) })}
            </p>
            <p className={styles.quiet}>
              {report.figuredAt ? t("figuredAt", { when: formatMoment(language, report.figuredAt) }) : t("notFigured")}
            </p>
            {report.missing > 0 ? <p className={styles.quiet}>{t("missing", { count: report.missing })}</p> : null}
          </div>
        </>
      ) : (
        <div className={styles.waiting}>
          {query.error ? <ErrorState error={query.error} retry={() => void query.refetch()} /> : <Loading />}
        </div>
      )}
    </Page>
  );
}

/** Whether a question's key is of that report. */
const sameReport = (query: { queryKey: unknown } | undefined, report: string): boolean =>
  JSON.stringify(query?.queryKey ?? "").includes(`"report":"${report}"`);
