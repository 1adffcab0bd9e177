/** The five rules in the specification's order, each ticked off as it is met, and what is wrong with one that is too long. */
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { isPasswordTooLong, passwordChecks, passwordProblems } from "#contract/password";
import styles from "#web/features/account/account.module.css";

export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation("profile");
  const { t: ta } = useTranslation("auth");
  return (
    <ul className={styles.rules}>
      {passwordProblems.map((rule) => {
        const met = passwordChecks[rule](password);
        const Icon = met ? IconCheck : IconPoint;
        return (
          <li key={rule} data-met={met}>
            <Icon size={16} stroke={2} aria-hidden />
            {t(`rules.${rule}`)}
            {met ? <span className="visually-hidden">{t("rules.met")}</span> : null}
          </li>
        );
      })}
      {isPasswordTooLong(password) ? (
        <li data-met={false}>
          <IconPoint size={16} stroke={2} aria-hidden />
          {ta("passwordBytes")}
        </li>
      ) : null}
    </ul>
  );
}
