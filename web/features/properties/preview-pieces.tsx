/** What was written for the home, campaign by campaign, and a word when the facts have changed since. */
import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { PropertyDetail } from "#contract/property";
import { formatShortDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./preview.module.css";
import { writeAgain } from "./property-text.ts";

export function PreviewPieces({ detail }: { detail: PropertyDetail }) {
  const { t } = useTranslation("properties");
  const { t: tf } = useTranslation("facts");
  const language = useLanguage();
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{t("detail.pieces")}</h3>
      {detail.outdated ? (
        <div className={styles.outdated}>
          <p>{t("detail.outdated")}</p>
          <Button variant="default" component={Link} to={writeAgain(detail.id)}>
            {t("detail.rewrite")}
          </Button>
        </div>
      ) : null}
      {detail.campaigns.length === 0 ? <p className={styles.quiet}>{t("detail.noPieces")}</p> : null}
      <ul className={styles.campaigns}>
        {detail.campaigns.map((campaign) => (
          <li key={campaign.id}>
            <Link to="/dashboard/campaigns/$campaignId" params={{ campaignId: campaign.id }}>
              <span>
                <strong>{t("detail.piecesOf", { count: campaign.pieces })}</strong>
                <span className={styles.about}>
                  {[
                    campaign.languages.map((code) => tf(`languages.${code}`)).join(language === "zh" ? "、" : ", "),
                    t("platforms", { count: campaign.platforms.length }),
                    formatShortDate(language, campaign.createdAt),
                  ].join(" · ")}
                </span>
              </span>
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
