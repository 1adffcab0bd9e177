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
  const found = useQuery(orpc.admin.overview.queryOptions({ refetchInterval: REFRESH_MS }));
  return (
    <Page title={t("title")} lead={tReports("home.lead")} width="wide">
      {found.data ? (
        <>
          <TodayTiles overview={found.data} />
          <Providers providers={found.data.providers} scope={scope} />
          <p className={styles.quiet}>
            {found.data.figuredAt
              ? tReports("figuredAt", { when: formatMoment(language, found.data.figuredAt) })
              : tReports("notFigured")}
          </p>
        </>
      ) : (
        <div className={styles.waiting}>
          {found.error ? <ErrorState error={found.error} retry={() => void found.refetch()} /> : <Loading />}
        </div>
      )}
      {/* after the numbers, whose arrival would push it down */}
      {found.isPending ? null : (
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
