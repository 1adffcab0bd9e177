/** Under every page of the administration, for readers whose own clock shows another time: whose clock this is. */
import { useTranslation } from "react-i18next";
import { isElsewhere } from "./clock.ts";
import styles from "./clock-note.module.css";

export function ClockNote() {
  const { t } = useTranslation("admin");
  return isElsewhere(new Date()) ? <p className={styles.note}>{t("clock")}</p> : null;
}
