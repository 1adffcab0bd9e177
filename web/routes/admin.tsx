/** The administrators' first page: who you are here, and what is open to you today. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { orpc } from "#web/lib/api.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

export function AdminScreen() {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const me = useQuery(orpc.account.me.queryOptions());
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Panel>
        {me.data ? (
          <dl className={styles.facts}>
            <div>
              <dt>{t("account")}</dt>
              <dd>{me.data.email}</dd>
            </div>
            <div>
              <dt>{t("scope")}</dt>
              <dd>{me.data.scope ? t(`scopes.${me.data.scope}`) : t("noScope")}</dd>
            </div>
            <div>
              <dt>{t("since")}</dt>
              <dd>{formatDate(language, me.data.createdAt)}</dd>
            </div>
          </dl>
        ) : me.error ? (
          <ErrorState error={me.error} retry={() => void me.refetch()} />
        ) : (
          <Loading />
        )}
      </Panel>
      <Panel title={t("workspace")}>
        <p>{t("workspaceText")}</p>
        <Button component={Link} to="/dashboard" variant="default">
          {t("openWorkspace")}
        </Button>
      </Panel>
      <Panel title={t("api")}>
        <p>{t("apiText")}</p>
        <Button component="a" href="/api/docs" variant="default">
          {t("openApi")}
        </Button>
      </Panel>
    </Page>
  );
}
