/** The listings the product serves itself, as one-click cards. Shown only when there are any. */
import { IconArrowRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./examples.module.css";

export function Examples({ disabled, onPick }: { disabled: boolean; onPick: (url: string) => void }) {
  const { t } = useTranslation("wizard");
  const language = useLanguage();
  const { data } = useQuery(orpc.imports.examples.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.examples} aria-labelledby="examples-title">
      <h3 id="examples-title" className={styles.title}>
        {t("examples.title")}
      </h3>
      <p className={styles.text}>{t("examples.text")}</p>
      <ul className={styles.list}>
        {data.map((example) => (
          <li key={example.url}>
            <button type="button" className={styles.card} disabled={disabled} onClick={() => onPick(example.url)}>
              <span className={styles.name}>{example.title[language]}</span>
              <span className={styles.url}>{example.url.replace(/^https?:\/\//, "")}</span>
              <IconArrowRight className={styles.arrow} size={18} stroke={1.6} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
