/** What an account can do by its new rights and could not before, and what it no longer can. */
import { useTranslation } from "react-i18next";
import { type AdminSection, maySee, sectionScopes } from "#contract/admin/scopes";
import styles from "#web/features/admin/list/rows.module.css";
import { roleLabel } from "./account-labels.ts";
import type { Rights } from "./role-field.tsx";

const isSection = (name: string): name is AdminSection => Object.hasOwn(sectionScopes, name);
const sections = Object.keys(sectionScopes).filter(isSection);

export function RoleChange({ from, to }: { from: Rights; to: Rights }) {
  const { t } = useTranslation("users");
  const { t: ta } = useTranslation("admin");
  const named = (of: readonly AdminSection[]) => of.map((one) => ta(`sections.${one}`)).join(t("change.comma"));
  const gained = sections.filter((one) => maySee(one, to.scope) && !maySee(one, from.scope));
  const lost = sections.filter((one) => maySee(one, from.scope) && !maySee(one, to.scope));
  return (
    <dl className={styles.change}>
      <dt>{t("change.now")}</dt>
      <dd>{roleLabel(t, from)}</dd>
      <dt>{t("change.later")}</dt>
      <dd>{roleLabel(t, to)}</dd>
      {gained.length > 0 ? (
        <>
          <dt>{t("change.gains")}</dt>
          <dd>{named(gained)}</dd>
        </>
      ) : null}
      {lost.length > 0 ? (
        <>
          <dt>{t("change.loses")}</dt>
          <dd>{named(lost)}</dd>
        </>
      ) : null}
      {gained.length + lost.length === 0 ? (
        <>
          <dt>{t("change.section")}</dt>
          <dd>{t("change.nothing")}</dd>
        </>
      ) : null}
    </dl>
  );
}
