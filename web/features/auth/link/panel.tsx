/** "Continue as …?": names the account a link belongs to, and stays with who is here unless the person says otherwise. */
import { Button } from "@mantine/core";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import card from "#web/features/auth/card.module.css";
import { AuthCard } from "#web/features/auth/card.tsx";
import styles from "#web/features/auth/link/panel.module.css";

/** A whole address, however long, on as many lines as it takes. */
const whole = { root: card.button, label: card.label };

/** Characters of an address that a phone has on one line of a title. */
const ONE_LINE = 24;

/** A title with an address in it, which breaks after its signs; what follows it stays with its last part. */
function Named({ title, email }: { title: string; email: string }) {
  const at = title.lastIndexOf(email);
  const parts = email.split(/(?<=[@.])/);
  const last = parts.pop() ?? "";
  return (
    <>
      {title.slice(0, at)}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
      <span className={styles.end}>{`${last}${title.slice(at + email.length)}`}</span>
    </>
  );
}

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
  const title = t("title", { email });
  return (
    <AuthCard
      title={title}
      heading={email.length > ONE_LINE ? <Named title={title} email={email} /> : title}
      lead={current ? t("leadSwitch", { current }) : t("lead")}
    >
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
