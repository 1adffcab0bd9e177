/** How many pieces, how long, how much quota: asked again a moment after each change of the choices. */
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Preferences } from "#contract/campaign";
import type { Entitled, Quota } from "#contract/entitlement";
import { orpc } from "#web/lib/api.ts";
import { formatDuration } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Help } from "#web/ui/help.tsx";
import { PausedNotice } from "#web/ui/task/paused-notice.tsx";
import styles from "./preferences.module.css";

/** A row of quick clicks is one question. */
const SETTLE_MS = 350;

export function Forecast(props: { preferences: Preferences | null; entitled: Entitled | undefined }) {
  const { preferences, entitled } = props;
  const { t } = useTranslation("wizard");
  const language = useLanguage();
  const [key] = useDebouncedValue(JSON.stringify(preferences), SETTLE_MS);
  const settled = key === JSON.stringify(preferences) ? preferences : null;
  const { data, isError, isFetching } = useQuery(
    orpc.campaigns.forecast.queryOptions({
      input: settled ?? skipToken,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  );
  return (
    <aside className={styles.forecast} aria-label={t("forecast.title")}>
      <h3 className={styles.forecastTitle}>{t("forecast.title")}</h3>
      <div role="status" data-busy={isFetching || undefined}>
        {!preferences ? (
          <p className={styles.forecastText}>{t("forecast.waiting")}</p>
        ) : isError ? (
          <p className={styles.forecastText}>{t("forecast.failed")}</p>
        ) : data ? (
          <ul className={styles.figures}>
            <li className={styles.figure}>{t("forecast.pieces", { count: data.pieces })}</li>
            <li>{t("forecast.time", { time: formatDuration(language, data.seconds) })}</li>
            <li>
              {t("forecast.quota", { count: data.quota })} <Help on="quota" />
            </li>
            {entitled?.state === "running" ? (
              <li className={styles.forecastLeft}>
                <LeftAfter quota={entitled.quota} takes={data.quota} />
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
      <PausedNotice kinds={["write"]} own />
    </aside>
  );
}

/** What the period still holds when this campaign is made. */
function LeftAfter({ quota, takes }: { quota: Quota; takes: number }) {
  const { t } = useTranslation("allowance");
  if (quota.left === null || quota.limit === null) return t("afterUnlimited");
  return quota.left < takes ? t("noneLeft") : t("after", { left: quota.left - takes, limit: quota.limit });
}
