/** What may be filled into the task, what each stands for, and which are still wanted. */
import { useTranslation } from "react-i18next";
import { neededPlaceholders, placeholders, placeholdersIn } from "#contract/admin/prompts";
import styles from "./prompts.module.css";

export function Placeholders({ text, insert }: { text: string; insert: (placeholder: string) => void }) {
  const { t } = useTranslation("adminModels");
  const used = new Set(placeholdersIn(text));
  const stateOf = (name: (typeof placeholders)[number]) => {
    if (used.has(name)) return t("prompts.used");
    return neededPlaceholders.includes(name) ? t("prompts.needed") : t("prompts.optional");
  };
  return (
    <section className={styles.placeholders} aria-label={t("prompts.placeholders")}>
      <h3>{t("prompts.placeholders")}</h3>
      <ul>
        {placeholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t("prompts.insert", { name: `{{${name}}}` })}
              onClick={() => insert(name)}
            >
              {`{{${name}}}`}
            </button>
            <span>{t(`prompts.fills.${name}`)}</span>
            <small data-tone={used.has(name) || !neededPlaceholders.includes(name) ? undefined : "bad"}>
              {stateOf(name)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
