/** A part of an account's page: its heading, and its rows or that there are none. */
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/admin/list/rows.module.css";

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** `all`: where the whole list of them is. */
export function Rows<One>(props: {
  title: string;
  of: readonly One[];
  all?: string;
  children: (one: One) => ReactNode;
}) {
  const { t } = useTranslation("users");
  return (
    <Section title={props.title}>
      {props.of.length > 0 ? (
        <ul className={styles.rows}>{props.of.map(props.children)}</ul>
      ) : (
        <p className={styles.quiet}>{t("drawer.none")}</p>
      )}
      {props.all && props.of.length > 0 ? (
        <Link to={props.all} className={styles.link}>
          {t("drawer.all")}
        </Link>
      ) : null}
    </Section>
  );
}

/** Leads to what is worked with elsewhere in the administration. */
export const Leads = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.link}>
    {children}
  </Link>
);
