/** The operator's applications at publishing platforms: what is kept of each, and where to change it. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlatformApp } from "#contract/admin/integration";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import { AppDrawer } from "./app-drawer.tsx";
import styles from "./integration.module.css";

type Kept = "empty" | "part" | "ready" | "on";
const keptOf = ({ enabled, complete, version, fields }: PlatformApp): Kept => {
  if (complete) return enabled ? "on" : "ready";
  return version > 0 && fields.some((field) => field.value ?? field.keptSince) ? "part" : "empty";
};
const tones: Record<Kept, Tone> = { empty: "plain", part: "wait", ready: "plain", on: "good" };

export function AppsPanel() {
  const { t } = useTranslation("adminIntegration");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(orpc.admin.platformApps.list.queryOptions());
  const [opened, setOpened] = useState<string | null>(null);
  const app = data?.find((one) => one.platform === opened);
  return (
    <Panel title={t("apps.title")}>
      <p className={styles.text}>{t("apps.text")}</p>
      {data ? (
        <ul className={styles.apps}>
          {data.map((one) => (
            <li key={one.platform}>
              <h3>{one.name[language]}</h3>
              <Status tone={tones[keptOf(one)]}>{t(`apps.kept.${keptOf(one)}`)}</Status>
              <Button
                variant="default"
                aria-label={t("apps.openOf", { name: one.name[language] })}
                onClick={() => setOpened(one.platform)}
              >
                {t("apps.open")}
              </Button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {app ? <AppDrawer key={app.platform} app={app} onClose={() => setOpened(null)} /> : null}
    </Panel>
  );
}
