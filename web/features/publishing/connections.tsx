/** Connected accounts: how each stands, a check, reconnecting, disconnecting. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Connection } from "#contract/publishing/connection";
import { formatAgo, formatShortDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Question } from "#web/ui/dialog.tsx";
import { Status } from "#web/ui/status.tsx";
import { usePlatformName } from "./names.ts";
import styles from "./publishing.module.css";
import { healthTone } from "./tones.ts";
import type { useConnections } from "./use-connections.ts";

export function Connections(props: {
  connections: readonly Connection[];
  work: Pick<ReturnType<typeof useConnections>, "test" | "disconnect">;
  onReconnect(platform: string): void;
}) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const platformName = usePlatformName();
  const [leaving, setLeaving] = useState<Connection | null>(null);
  const { test, disconnect } = props.work;
  return (
    <>
      <ul className={styles.rows}>
        {props.connections.map((one) => {
          const name = `${platformName(one.platform)} ${one.accountName}`;
          const facts = [
            ...(one.planned > 0 ? [t("planned", { count: one.planned })] : []),
            ...(one.expiresAt && one.health === "ending"
              ? [t("expires", { day: formatShortDate(language, one.expiresAt) })]
              : []),
            ...(one.health === "good" ? [t("checked", { when: formatAgo(language, one.checkedAt, Date.now()) })] : []),
          ];
          return (
            <li key={one.id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>
                  <span>{one.accountName}</span>
                  <Status tone={healthTone[one.health]}>{t(`health.${one.health}`)}</Status>
                </p>
                <p className={styles.about}>{[platformName(one.platform), ...facts].join(" · ")}</p>
                {one.renewalLost ? <p className={styles.about}>{t("renewalLost")}</p> : null}
              </div>
              <div className={styles.actions}>
                {one.health === "good" ? (
                  <Button
                    variant="default"
                    aria-label={t("testOf", { name })}
                    loading={test.isPending && test.variables.id === one.id}
                    onClick={() => test.mutate({ id: one.id })}
                  >
                    {t("test")}
                  </Button>
                ) : (
                  <Button aria-label={t("reconnectOf", { name })} onClick={() => props.onReconnect(one.platform)}>
                    {t("reconnect")}
                  </Button>
                )}
                <Button variant="default" aria-label={t("disconnectOf", { name })} onClick={() => setLeaving(one)}>
                  {t("disconnect")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {leaving ? (
        <Question
          title={t("disconnectTitle", { name: leaving.accountName })}
          text={t("disconnectText", { count: leaving.planned })}
          no={t("keep")}
          yes={t("disconnect")}
          onYes={() => {
            disconnect.mutate({ id: leaving.id });
            setLeaving(null);
          }}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}
