/** At the foot of the screen while a price list is not saved: how much differs, and what to do with it. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "#web/features/admin/settings/settings.module.css";

export function PriceBar(props: { changes: number; onSave: () => void; onDiscard: () => void }) {
  const { t } = useTranslation("adminPackages");
  return (
    <section className={styles.bar} data-foot data-wide aria-label={t("prices.changes")}>
      <p role="status">{t("prices.unsaved", { count: props.changes })}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={props.onDiscard}>
          {t("prices.discard")}
        </Button>
        <Button disabled={props.changes === 0} onClick={props.onSave}>
          {t("prices.save")}
        </Button>
      </div>
    </section>
  );
}
