/** An open house on the calendar's day, on the home's own clock; where that is another one, it is named. */
import { IconDoor } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { OpenHouse } from "#contract/publishing/calendar";
import { useLanguage } from "#web/lib/use-language.ts";
import { sameClock, zoneName } from "../zone-name.ts";
import styles from "./calendar.module.css";

export function OpenHouseCard(props: { openHouse: OpenHouse; zone: string; onOpen(): void }) {
  const { openHouse, zone, onOpen } = props;
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  const { from, until, homeTitle, timeZone } = openHouse;
  return (
    <button type="button" className={styles.card} data-open-house onClick={onOpen}>
      <span className={styles.cardHead}>
        <IconDoor size={15} stroke={1.6} aria-hidden />
        <span className={styles.platform}>{t("openHouse.name")}</span>
        <span>{`${from}–${until}`}</span>
      </span>
      {sameClock(timeZone, zone) ? null : <span className={styles.home}>{zoneName(language, timeZone)}</span>}
      <span className={styles.home}>{homeTitle}</span>
    </button>
  );
}
