/** Before a sign-up is confirmed: who made it, when and in which browser, so that nobody confirms a stranger's unaware. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WaitingSignUp } from "#contract/sign-up";
import styles from "#web/features/auth/card.module.css";
import { AuthCard } from "#web/features/auth/card.tsx";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";

/** `about`: null when the service tells nothing of its sign-ups. */
export function ConfirmSignUp(props: { about: WaitingSignUp | null; busy: boolean; onConfirm(): void }) {
  const { about, busy, onConfirm } = props;
  const { t } = useTranslation("auth");
  return (
    <AuthCard step="confirm" title={t("confirmSignup")} lead={about ? <Lead about={about} /> : t("confirmSignupText")}>
      {about ? <Facts about={about} /> : null}
      <div className={styles.form}>
        <Button loading={busy} onClick={onConfirm}>
          {about && !about.here ? t("confirmMine") : t("confirmButton")}
        </Button>
        {about ? <p className={styles.reason}>{t("confirmNotYou")}</p> : null}
      </div>
    </AuthCard>
  );
}

function Lead({ about: { email, here, several } }: { about: WaitingSignUp }) {
  const { t } = useTranslation("auth");
  if (several) return t("confirmSeveral", { email });
  return here ? t("confirmHere", { email }) : t("confirmElsewhere", { email });
}

function Facts({ about: { askedAt, browser, name } }: { about: WaitingSignUp }) {
  const { t } = useTranslation("auth");
  const language = useLanguage();
  if (!askedAt) return null;
  const facts = [
    [t("confirmWhen"), formatMoment(language, askedAt)],
    [t("confirmBrowser"), browser],
    [t("confirmName"), name],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
