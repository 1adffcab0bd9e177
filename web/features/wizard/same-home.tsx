/** The home just read is one of the account's already: what the new reading says otherwise, and the choice to update it. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SameHome } from "#contract/import";
import { FactChanges } from "#web/ui/listing/fact-changes.tsx";
import styles from "./same-home.module.css";

export function SameHomeNotice(props: { same: SameHome; onUpdate: () => void; onNew: () => void }) {
  const { same } = props;
  const { t } = useTranslation("wizard");
  return (
    <section className={styles.same} aria-labelledby="same-home">
      <h3 id="same-home" className={styles.title}>
        {t("same.title", { number: same.number, title: same.title })}
      </h3>
      <p className={styles.text}>{t(`same.reason.${same.reason}`)}</p>
      <FactChanges changes={same.changes} none={t("same.unchanged")} />
      <div className={styles.actions}>
        <Button onClick={props.onUpdate}>{t("same.update")}</Button>
        <Button variant="default" onClick={props.onNew}>
          {t("same.asNew")}
        </Button>
      </div>
    </section>
  );
}
