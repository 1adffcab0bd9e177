/** Where a fact came from and how sure the reader is: a small word and a dot that is full, half or empty. */
import { useTranslation } from "react-i18next";
import type { Provenance } from "#contract/listing";
import { formatPercent } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./fact.module.css";
import { SURE } from "./facts.ts";

const FIRM = 0.85;

export function SourceBadge({ from, id }: { from: Provenance; id?: string }) {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const source = t(`source.${from.source}`);
  const own = from.source === "user";
  const full = own
    ? t("sourceLabel", { source })
    : t("sureLabel", { source, percent: formatPercent(language, from.confidence * 100) });
  const level = from.confidence >= FIRM ? "full" : from.confidence >= SURE ? "half" : "low";
  return (
    <span id={id} className={styles.badge} title={full} data-level={level}>
      <span aria-hidden="true">{source}</span>
      <span className="visually-hidden">{full}</span>
    </span>
  );
}
