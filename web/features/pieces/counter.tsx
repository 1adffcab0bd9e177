/** How full a field is, counted the platform's own way; says so when it is too full. */
import { useTranslation } from "react-i18next";
import type { TextLength } from "#contract/copy";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./editor.module.css";
import { isOver } from "./platform-format.ts";

export function Counter({ length, id }: { length: TextLength; id?: string }) {
  const { t } = useTranslation("pieces");
  const language = useLanguage();
  const over = isOver(length);
  const used = formatNumber(language, length.used);
  const unit = t(`unit.${length.unit}`);
  const count =
    length.unit === "segments"
      ? t("preview.segments", { count: length.used })
      : `${length.max === null ? used : t("counter", { used, max: formatNumber(language, length.max) })} ${unit}`;
  return (
    <p id={id} className={styles.counter} data-over={over || undefined}>
      <span>{count}</span>
      <span role="status">
        {over && length.max !== null ? t("over", { count: length.used - length.max, unit }) : null}
      </span>
    </p>
  );
}
