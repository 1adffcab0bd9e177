/** What its platform reports of one post; nothing where it reports nothing. */
import { useTranslation } from "react-i18next";
import type { Publication } from "#contract/publishing/publication";
import { formatMoment, formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./publishing.module.css";

const names = ["views", "likes", "comments", "shares"] as const;

export function Reported({ figures }: Pick<Publication, "figures">) {
  const { t } = useTranslation("publishing");
  const language = useLanguage();
  if (figures === null) return null;
  const said = names.flatMap((name) => {
    const count = figures[name];
    return count === null ? [] : [t(`reported.${name}`, { number: formatNumber(language, count), count })];
  });
  if (said.length === 0) return null;
  return (
    <p className={styles.about}>
      {t("reported.said", { figures: said.join(" · "), when: formatMoment(language, figures.saidAt) })}
    </p>
  );
}
