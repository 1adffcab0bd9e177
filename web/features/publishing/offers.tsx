/** Platforms that can be connected, what each asks for, and why one cannot. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PublishingOffer } from "#contract/publishing/connection";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./publishing.module.css";

export function Offers(props: {
  offers: readonly PublishingOffer[];
  busy: string | null;
  onConnect(offer: PublishingOffer): void;
}) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  // what nobody can connect here yet stands below
  const inOrder = props.offers.toSorted((a, b) => Number(b.open) - Number(a.open));
  return (
    <ul className={styles.rows}>
      {inOrder.map((offer) => {
        const about = !offer.open
          ? t("closed")
          : offer.stopped
            ? t("stopped")
            : offer.by === "oauth"
              ? t("byWindow")
              : t("byForm");
        return (
          <li key={offer.platform} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.name}>{offer.name[language]}</p>
              <p className={styles.about}>{about}</p>
            </div>
            <Button
              variant="default"
              aria-label={t("connectTo", { platform: offer.name[language] })}
              disabled={!offer.open}
              loading={props.busy === offer.platform}
              onClick={() => props.onConnect(offer)}
            >
              {t("connect")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
