/** Who wrote the pieces: models, the composer, and the composer in a model's place, with each reason's share. */
import { useTranslation } from "react-i18next";
import type { ModelUsage } from "#contract/admin/models";
import { formatNumber, formatPercent } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { Table } from "./figures-table.tsx";
import styles from "./models.module.css";

export function WrittenTable({ of }: { of: ModelUsage["written"] }) {
  const { t } = useTranslation("adminModels");
  const { t: tp } = useTranslation("pieces");
  const language = useLanguage();
  const replaced = of.fallbacks.reduce((all, { pieces }) => all + pieces, 0);
  const total = of.byModels + replaced;
  const share = (pieces: number) => formatPercent(language, total > 0 ? (100 * pieces) / total : 0);
  return (
    <Panel title={t("usage.written")}>
      <p className={styles.text}>
        {t("usage.writtenText", {
          models: formatNumber(language, of.byModels),
          replaced: formatNumber(language, replaced),
          share: share(replaced),
          composer: formatNumber(language, of.byComposer),
        })}
      </p>
      {of.fallbacks.length === 0 ? null : (
        <Table
          label={t("usage.written")}
          words={1}
          head={[t("usage.reason"), t("usage.pieces"), t("usage.share")]}
          rows={of.fallbacks.map(({ reason, pieces }) => ({
            key: reason,
            cells: [tp(`fallback.${reason}`), formatNumber(language, pieces), share(pieces)],
          }))}
        />
      )}
    </Panel>
  );
}
