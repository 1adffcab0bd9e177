/** API and webhooks: what the plan allows, the keys, the addresses that are told news, and where it is explained. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { entitledQuery } from "#web/lib/billing/use-entitled.ts";
import { Page } from "#web/ui/page.tsx";
import { Loading } from "#web/ui/states.tsx";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";
import styles from "./developers.module.css";
import { Keys } from "./keys.tsx";
import { Webhooks } from "./webhooks.tsx";

export function Developers() {
  const { t } = useTranslation("publishing");
  const asked = useQuery(entitledQuery());
  const keys = useQuery(orpc.apiKeys.list.queryOptions());
  const hooks = useQuery(orpc.webhooks.list.queryOptions());
  const entitled = asked.data;
  const allowed = entitled === undefined || (entitled.state === "running" && entitled.entitlements.api);
  return (
    <Page title={t("developers.title")} lead={t("developers.lead")}>
      {asked.isLoading || keys.isLoading || hooks.isLoading ? (
        <Loading />
      ) : (
        <>
          <UpgradeNotice entitled={entitled} wish={{ features: ["api"] }} />
          <Keys allowed={allowed} />
          <Webhooks allowed={allowed} />
        </>
      )}
      <p className={styles.links}>
        <a className={styles.link} href="/api/v1/docs" target="_blank" rel="noreferrer">
          {t("developers.docs")}
        </a>
        <a className={styles.link} href="/api/v1/openapi.json" target="_blank" rel="noreferrer">
          {t("developers.openapi")}
        </a>
      </p>
    </Page>
  );
}
