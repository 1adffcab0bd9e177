/** More listings for the period that runs. Quiet: there only where they can be bought, and never by themselves. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { QuotaPack } from "#contract/plan";
import { formatPlanPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./packages.module.css";

export function Packs({ packs }: { packs: readonly QuotaPack[] }) {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  return (
    <Panel title={t("packs.title")}>
      <p className={styles.text}>{t("packs.text")}</p>
      <ul className={styles.packs}>
        {packs.map((pack) => (
          <li key={pack.code}>
            <span>{pack.name[language]}</span>
            <span className={styles.packPrice}>{formatPlanPrice(language, pack.priceMinor, pack.currency)}</span>
            <Button
              component={Link}
              to={`/dashboard/checkout?pack=${pack.code}`}
              variant="default"
              aria-label={t("packs.buyOf", { name: pack.name[language] })}
            >
              {t("packs.buy")}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
