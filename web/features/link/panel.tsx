/** "Continue as …?": names the account a link belongs to, and stays with who is here unless the person says otherwise. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import card from "#web/features/auth/card.module.css";
import { AuthCard } from "#web/features/auth/card.tsx";
import styles from "#web/features/link/panel.module.css";

/** A whole address, however long, on as many lines as it takes. */
const whole = { root: styles.button, label: styles.label };

/** `current`: who is signed in here, null for nobody. */
export function ContinueAs(props: {
  email: string;
  current: string | null;
  busy: boolean;
  onTake(): void;
  onLeave(): void;
}) {
  const { email, current, busy, onTake, onLeave } = props;
  const { t } = useTranslation("link");
  return (
    <AuthCard title={t("title", { email })} lead={current ? t("leadSwitch", { current }) : t("lead")}>
      <div className={card.form}>
        <Button data-autofocus autoFocus fullWidth classNames={whole} disabled={busy} onClick={onLeave}>
          {current ? t("stay", { current }) : t("stayOut")}
        </Button>
        <Button variant="default" fullWidth classNames={whole} loading={busy} onClick={onTake}>
          {t("take", { email })}
        </Button>
        <p className={styles.hint}>{t("hint")}</p>
        {current ? <p className={styles.hint}>{t("hintSwitch", { current })}</p> : null}
      </div>
    </AuthCard>
  );
}

/** The service did not answer whose link it is: nothing has changed. */
export function LinkAway(props: { onRetry(): void; onLeave(): void }) {
  const { t } = useTranslation("link");
  return (
    <AuthCard title={t("away")} lead={t("awayLead")}>
      <div className={card.form}>
        <Button fullWidth onClick={props.onRetry}>
          {t("retry")}
        </Button>
        <Button variant="default" fullWidth onClick={props.onLeave}>
          {t("without")}
        </Button>
      </div>
    </AuthCard>
  );
}
