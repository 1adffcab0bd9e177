/** A platform's line: how its accounts and posts stand, and the way to stop or resume it. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PlatformHealth } from "#contract/admin/publishing";
import { connectionHealths } from "#contract/publishing/states";
import { formatMoment } from "#web/features/admin/clock.ts";
import { Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status, type Tone } from "#web/ui/status.tsx";
import styles from "./integration.module.css";

const accountsOf = ({ connections }: PlatformHealth): number =>
  connectionHealths.reduce((sum, health) => sum + (connections[health] ?? 0), 0);

/** Nobody uses it, and it is not stopped. */
export const isQuiet = (of: PlatformHealth): boolean =>
  of.stopped === null && accountsOf(of) + of.waiting + of.day.live + of.day.failed + of.day.unknown === 0;

type Standing = "stopped" | "failing" | "unclear" | "good" | "idle";
const tones: Record<Standing, Tone> = { stopped: "wait", failing: "bad", unclear: "wait", good: "good", idle: "plain" };

/** A platform fails when more posts of a day failed there than came through. */
function standingOf({ stopped, day }: PlatformHealth): Standing {
  if (stopped) return "stopped";
  if (day.failed > day.live) return "failing";
  if (day.unknown > 0) return "unclear";
  return day.live > 0 ? "good" : "idle";
}

export function PublishingRow(props: { of: PlatformHealth; busy: boolean; onStop: () => void; onResume: () => void }) {
  const { t } = useTranslation("adminIntegration");
  const language = useLanguage();
  const { of } = props;
  const name = of.name[language];
  const standing = standingOf(of);
  const number = (value: number) => formatNumber(language, value);
  const accounts = connectionHealths
    .filter((health) => (of.connections[health] ?? 0) > 0)
    .map((health) => {
      const count = of.connections[health] ?? 0;
      return t(`publishing.accounts.${health}`, { count, replace: { count: number(count) } });
    });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          <Status tone={tones[standing]}>{t(`publishing.standing.${standing}`)}</Status>
        </div>
        {of.stopped ? (
          <Button
            variant="default"
            loading={props.busy}
            aria-label={t("publishing.resumeOf", { name })}
            onClick={props.onResume}
          >
            {t("publishing.resume")}
          </Button>
        ) : (
          <Button variant="default" aria-label={t("publishing.stopOf", { name })} onClick={props.onStop}>
            {t("publishing.stop")}
          </Button>
        )}
      </div>
      {of.stopped ? (
        <p className={styles.text}>
          {t("publishing.stoppedSince", { when: formatMoment(language, of.stopped.at), reason: of.stopped.reason })}
        </p>
      ) : null}
      {isQuiet(of) ? null : (
        <Facts
          of={[
            [t("publishing.connections"), accounts.length > 0 ? accounts.join(" · ") : t("publishing.noAccounts")],
            [t("publishing.waiting"), number(of.waiting)],
            [
              t("publishing.day"),
              t("publishing.dayOf", {
                live: number(of.day.live),
                failed: number(of.day.failed),
                unknown: number(of.day.unknown),
              }),
            ],
          ]}
        />
      )}
    </li>
  );
}
