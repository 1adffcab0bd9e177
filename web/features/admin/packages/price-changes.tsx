/** What is different between two versions, or from the one that is sold: field by field. */
import { useTranslation } from "react-i18next";
import { planCodes, planFeatures } from "#contract/plan";
import { oneOf } from "#web/lib/one-of.ts";
import type { Change } from "./price-values.ts";
import styles from "./prices.module.css";

export function PriceChanges({ changes, currency }: { changes: readonly Change[]; currency: string }) {
  const { t } = useTranslation("adminPackages");
  const labels: Record<string, string> = {
    code: t("prices.code"),
    nameZh: t("prices.nameZh"),
    nameEn: t("prices.nameEn"),
    price: t("prices.packPrice", { currency }),
    quota: t("prices.quota"),
    popular: t("prices.popular"),
    benefitsZh: t("prices.benefitsZh"),
    benefitsEn: t("prices.benefitsEn"),
    features: t("prices.featuresShort"),
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
  const nameOf = (code: string) => {
    const plan = oneOf(planCodes, code);
    return plan ? t(`plans.${plan}`) : code || t("prices.packs");
  };
  const featureName = (key: string) => {
    const feature = oneOf(planFeatures, key);
    return feature ? t(`prices.feature.${feature}`) : "–";
  };
  const valueText = (field: string, text: string) => {
    if (field === "features" && text !== "") return text.split("\n").map(featureName).join(" · ");
    if (field !== "reports") return text || t("prices.none");
    return t(`prices.report.${text === "weekly" ? "weekly" : "monthly"}`);
  };
  if (changes.length === 0) return <p className={styles.was}>{t("prices.nothing")}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ of, field, before, after }) => (
        <li key={`${of} ${field}`}>
          <span>
            {nameOf(of)} · {labels[field] ?? field}: {valueText(field, after)}
          </span>
          <span className={styles.was}>{t("prices.from", { text: valueText(field, before) })}</span>
        </li>
      ))}
    </ul>
  );
}
