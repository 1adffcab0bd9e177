/** Support and a dedicated manager are people, not screens: how whoever has them in a plan reaches them. */
import { useTranslation } from "react-i18next";
import { useConfig } from "#web/lib/config-context.tsx";
import styles from "./compare.module.css";
import { waysOf } from "./ways.ts";

export function PeopleNote() {
  const { t } = useTranslation("packages");
  const ways = waysOf(useConfig().contact);
  return (
    <p className={styles.note}>
      {t(ways.length > 0 ? "compare.people" : "compare.peopleUnnamed")}
      {ways.map(({ value, href }) => (
        <span key={value} className={styles.way}>
          {href ? <a href={href}>{value}</a> : value}
        </span>
      ))}
    </p>
  );
}
