/** The account's colour on its card: chosen, or given back for ours. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ColourField } from "#web/ui/colour-field.tsx";
import styles from "./card.module.css";

/** `value`: empty for ours. */
export function CardColour({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("profile");
  return (
    <div className={styles.colour}>
      <ColourField label={t("card.colour.title")} value={value} onChange={onChange} className={styles.colourField} />
      <p className={styles.colourText}>{t("card.colour.text")}</p>
      {value === "" ? null : (
        <Button variant="subtle" color="gray" c="var(--ink)" mih={44} onClick={() => onChange("")}>
          {t("card.colour.ours")}
        </Button>
      )}
    </div>
  );
}
