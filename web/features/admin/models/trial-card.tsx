/** What one writer wrote, what the checks say of it, and what it took. */
import { useTranslation } from "react-i18next";
import type { TrialResult } from "#contract/admin/models";
import { Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./models.module.css";
import { formatCost } from "./money.ts";
import { ProviderSaid } from "./provider-said.tsx";

export function TrialCard({ title, result }: { title: string; result: TrialResult }) {
  const { t } = useTranslation("adminModels");
  const language = useLanguage();
  const { piece, faults, cause } = result;
  const count = (value: number) => formatNumber(language, value);
  const length = piece?.length;
  return (
    <Panel
      title={title}
      aside={
        cause !== null || !piece ? (
          <Status tone="bad">{t("trial.failed")}</Status>
        ) : faults.length > 0 ? (
          <Status tone="wait">{t("trial.blocked", { count: faults.length })}</Status>
        ) : (
          <Status tone="good">{t("trial.ready")}</Status>
        )
      }
    >
      {cause ? <p className={styles.text}>{t(`causes.${cause}`)}</p> : null}
      <ProviderSaid error={result.error} answer={result.answer} />
      {piece ? (
        <div lang={piece.language}>
          {piece.title ? <p className={styles.label}>{piece.title}</p> : null}
          <p className={styles.written}>{piece.body}</p>
          {piece.hashtags.length > 0 ? (
            <p className={styles.small}>{piece.hashtags.map((tag) => `#${tag}`).join(" ")}</p>
          ) : null}
        </div>
      ) : null}
      <Notes title={t("trial.faults")} notes={faults} />
      <Notes
        title={t("trial.findings")}
        notes={(piece?.findings ?? []).map(({ text, message }) =>
          [text, message[language]].filter(Boolean).join(" · "),
        )}
      />
      <Facts
        of={[
          [
            t("trial.lengthLabel"),
            length
              ? length.max === null
                ? count(length.used)
                : t("trial.length", { used: count(length.used), max: count(length.max) })
              : null,
          ],
          [t("trial.time"), t("trial.seconds", { seconds: formatNumber(language, result.milliseconds / 1000, 1) })],
          [t("trial.tokens"), result.currency ? `${count(result.tokensIn)} → ${count(result.tokensOut)}` : null],
          [t("trial.cost"), result.currency ? formatCost(language, result.cost, result.currency) : null],
        ]}
      />
    </Panel>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.label}>{title}</h3>
      <ul className={styles.notes}>
        {[...new Set(notes)].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
