/** An open house on its day, on the home's own clock. */
import { IconDoor } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { OpenHouse } from "#contract/publishing/calendar";
import styles from "./calendar.module.css";

export function OpenHouseCard({ openHouse, onOpen }: { openHouse: OpenHouse; onOpen(): void }) {
  const { t } = useTranslation("publishing");
  const { from, until, homeTitle } = openHouse;
  return (
    <button type="button" className={styles.card} data-open-house onClick={onOpen}>
      <span className={styles.cardHead}>
        <IconDoor size={15} stroke={1.6} aria-hidden />
        <span className={styles.platform}>{t("openHouse.name")}</span>
        <span>{`${from}–${until}`}</span>
      </span>
      <span className={styles.home}>{homeTitle}</span>
    </button>
  );
}
