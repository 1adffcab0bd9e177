/** Every package the account has had, with what was used of it. */
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/subscription";
import { formatNumber, formatPeriod } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status, type Tone } from "#web/ui/status.tsx";
import { LedgerButton } from "./ledger-button.tsx";
import styles from "./usage.module.css";

const tones: Record<Subscription["state"], Tone> = {
  current: "good",
  active: "good",
  upcoming: "wait",
  ended: "plain",
};

export function History({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  return (
    <Panel title={t("history")} flush>
      <ul className={styles.history}>
        {subscriptions.map((one) => {
          const numbers = { used: formatNumber(language, one.used), quota: formatNumber(language, one.quota ?? 0) };
          return (
            <li key={one.id}>
              <span className={styles.what}>
                <span>{one.planName[language]}</span>
                <span className={styles.note}>
                  {t(`source.${one.source}`)} · {formatPeriod(language, one.startsAt, one.endsAt)}
                </span>
              </span>
              <span className={styles.used}>{t(one.quota === null ? "historyUnlimited" : "historyOf", numbers)}</span>
              <Status tone={tones[one.state]}>{t(`state.${one.state}`)}</Status>
              <LedgerButton period={one} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
