/** What is different from the version that is sold, field by field. */
import { useTranslation } from "react-i18next";
import type { Change } from "./price-values.ts";
import styles from "./prices.module.css";

export function PriceChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation("adminPackages");
  const labels: Record<string, string> = {
    code: t("prices.code"),
    nameZh: t("prices.nameZh"),
    nameEn: t("prices.nameEn"),
    price: t("prices.packPrice", { currency: "CNY" }),
    quota: t("prices.quota"),
    popular: t("prices.popular"),
    benefitsZh: t("prices.benefitsZh"),
    benefitsEn: t("prices.benefitsEn"),
    platforms: t("prices.platforms"),
    languages: t("prices.languages"),
    only: t("prices.only"),
    video: t("prices.video"),
    hdVideo: t("prices.hdVideo"),
    crm: t("prices.crm"),
    api: t("prices.api"),
    customTemplates: t("prices.customTemplates"),
    manager: t("prices.manager"),
    reports: t("prices.reports"),
    supportZh: t("prices.supportZh"),
    supportEn: t("prices.supportEn"),
    listings: t("prices.listings"),
  };
  if (changes.length === 0) return <p className={styles.was}>{t("prices.nothing")}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ of, field, before, after }) => (
        <li key={`${of} ${field}`}>
          <span>
            {of} · {labels[field] ?? field}: {after || t("prices.none")}
          </span>
          <span className={styles.was}>{t("prices.from", { text: before || t("prices.none") })}</span>
        </li>
      ))}
    </ul>
  );
}
