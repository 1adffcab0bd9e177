/** The account's colour on its card: chosen, or given back for ours. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DEFAULT_ACCENT } from "#contract/media/poster";
import styles from "./card.module.css";

/** `value`: empty for ours. */
export function CardColour({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("profile");
  return (
    <div className={styles.colour}>
      <label className={styles.colourField}>
        <span>{t("card.colour.title")}</span>
        <input
          type="color"
          value={value === "" ? DEFAULT_ACCENT : value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <p className={styles.colourText}>{t("card.colour.text")}</p>
      {value === "" ? null : (
        <Button variant="subtle" color="gray" c="var(--ink)" mih={44} onClick={() => onChange("")}>
          {t("card.colour.ours")}
        </Button>
      )}
    </div>
  );
}
