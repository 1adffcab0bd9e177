/** For somebody who has not begun: one sentence, one action, and the room a campaign is about. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "#web/features/overview/overview.module.css";
import { Room } from "#web/ui/room.tsx";

export function FirstStep() {
  const { t } = useTranslation("overview");
  return (
    <section className={styles.first}>
      <div className={styles.firstText}>
        <h2 className={styles.firstTitle}>{t("firstTitle")}</h2>
        <p className={styles.firstLead}>{t("firstText")}</p>
        <Button component={Link} to="/dashboard/publish" variant="default">
          {t("firstAction")}
        </Button>
      </div>
      <Room className={styles.firstRoom} />
    </section>
  );
}
