/** The administrators' first page: what waits for them, what is going on today, and how thirty days went. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { maySee } from "#contract/admin/scopes";
import { formatMoment } from "#web/features/admin/clock.ts";
import styles from "#web/features/admin/home/home.module.css";
import { InboxPanel } from "#web/features/admin/home/inbox.tsx";
import { failingOf, Providers, pageOf, useServiceName } from "#web/features/admin/home/providers.tsx";
import { TodayTiles } from "#web/features/admin/home/tiles.tsx";
import { Trend } from "#web/features/admin/home/trend.tsx";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

const REFRESH_MS = 30_000;

export function AdminScreen() {
  const { t } = useTranslation("admin");
  const { t: tReports } = useTranslation("reports");
  const language = useLanguage();
  const scope = useScope() ?? null;
  const overview = useQuery(orpc.admin.overview.queryOptions({ refetchInterval: REFRESH_MS }));
  const inbox = useQuery(orpc.admin.inbox.queryOptions({ refetchInterval: REFRESH_MS }));
  const nameOf = useServiceName();
  const failing = failingOf(overview.data?.providers ?? []).map((one) => ({
    name: one.name === null ? tReports(`home.kinds.${one.kind}`) : nameOf(one, one.name),
    to: pageOf(one, scope),
  }));
  const error = overview.error ?? inbox.error;
  const again = () => void Promise.all([overview.refetch(), inbox.refetch()]);
  return (
    <Page title={t("title")} lead={tReports("home.lead")} width="wide">
      {/* both at once, so that what comes later pushes nothing down */}
      {overview.data && inbox.data ? (
        <>
          <InboxPanel inbox={inbox.data} failing={failing} />
          <TodayTiles overview={overview.data} />
          {maySee("reports", scope) ? <Trend today={overview.data.today} /> : null}
          <Providers providers={overview.data.providers} scope={scope} />
          <p className={styles.quiet}>
            {overview.data.figuredAt
              ? tReports("figuredAt", { when: formatMoment(language, overview.data.figuredAt) })
              : tReports("notFigured")}
          </p>
        </>
      ) : (
        <div className={styles.waiting}>{error ? <ErrorState error={error} retry={again} /> : <Loading />}</div>
      )}
      {/* after the numbers, whose arrival would push it down */}
      {overview.isPending || inbox.isPending ? null : (
        <Panel title={t("api")}>
          <p>{t("apiText")}</p>
          <Button component="a" href="/api/docs" variant="default">
            {t("openApi")}
          </Button>
        </Panel>
      )}
    </Page>
  );
}
