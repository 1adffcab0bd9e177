/** Somebody else saved this piece first: both texts are kept until the person chooses. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./editor.module.css";
import type { PieceText } from "./saved-edits.ts";

export function StaleEdit(props: {
  theirs: PieceText;
  lang: string;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const { t } = useTranslation("pieces");
  return (
    <div className={styles.stale} role="alert">
      <p className={styles.staleTitle}>{t("stale.title")}</p>
      <p className={styles.staleText}>{t("stale.text")}</p>
      <details className={styles.theirs}>
        <summary>{t("stale.theirs")}</summary>
        <p lang={props.lang}>
          {[props.theirs.title, props.theirs.body, props.theirs.hashtags.map((tag) => `#${tag}`).join(" ")]
            .filter(Boolean)
            .join("\n\n")}
        </p>
      </details>
      <div className={styles.actions}>
        <Button variant="default" loading={props.saving} onClick={props.onKeepMine}>
          {t("stale.keepMine")}
        </Button>
        <Button variant="default" onClick={props.onTakeTheirs}>
          {t("stale.takeTheirs")}
        </Button>
      </div>
    </div>
  );
}
