/** The administrators' first page: what is going on today, each number leading to its page. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import styles from "#web/features/admin/home/home.module.css";
import { Providers } from "#web/features/admin/home/providers.tsx";
import { TodayTiles } from "#web/features/admin/home/tiles.tsx";
import { orpc } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/intl.ts";
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
  return (
    <Page title={t("title")} lead={tReports("home.lead")} width="wide">
      {overview.data ? (
        <>
          <TodayTiles overview={overview.data} />
          <Providers providers={overview.data.providers} scope={scope} />
          <p className={styles.quiet}>
            {overview.data.figuredAt
              ? tReports("figuredAt", { when: formatMoment(language, overview.data.figuredAt) })
              : tReports("notFigured")}
          </p>
        </>
      ) : (
        <div className={styles.waiting}>
          {overview.error ? <ErrorState error={overview.error} retry={() => void overview.refetch()} /> : <Loading />}
        </div>
      )}
      {/* after the numbers, whose arrival would push it down */}
      {overview.isPending ? null : (
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
