/** How many people of a list have a post; nothing where it goes to none. */
import { useTranslation } from "react-i18next";
import type { Publication } from "#contract/publishing/publication";
import styles from "./publishing.module.css";

export function People({ people }: Pick<Publication, "people">) {
  const { t } = useTranslation("publishing");
  if (people === null) return null;
  const { have, of, doubt } = people;
  const said = [of === null ? t("people.have", { have }) : t("people.of", { have, of })];
  if (doubt) said.push(t("people.doubt"));
  return <p className={styles.about}>{said.join(" · ")}</p>;
}
