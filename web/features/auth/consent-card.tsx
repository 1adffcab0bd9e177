/** The question for consent, for accounts that have not agreed to the texts in force. */
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentGiven } from "#contract/consent";
import { dayOfVersion } from "#contract/legal";
import styles from "#web/features/auth/card.module.css";
import { AuthCard } from "#web/features/auth/card.tsx";
import { ConsentField } from "#web/features/auth/consent-field.tsx";
import { useAuth } from "#web/lib/auth/context.tsx";
import { errorText } from "#web/lib/errors.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toastFailure } from "#web/ui/toast.ts";

export default function ConsentCard(props: {
  version: string;
  /** A new account, which has never agreed to any version. */
  isNewcomer: boolean;
  give(consent: ConsentGiven): Promise<unknown>;
}) {
  const { version, isNewcomer, give } = props;
  const { t } = useTranslation("auth");
  const { t: te } = useTranslation("errors");
  const { signOut, user } = useAuth();
  const language = useLanguage();
  const [ticked, setTicked] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !ticked) return;
    setBusy(true);
    try {
      await give({ version, language, givenAt: new Date().toISOString() });
    } catch (error) {
      toastFailure(t("gateFailed"), errorText(te, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthCard
      title={t("gateTitle")}
      lead={t(isNewcomer ? "gateLeadNew" : "gateLead", {
        date: formatDate(language, `${dayOfVersion(version)}T12:00:00`),
      })}
    >
      <form className={styles.form} onSubmit={submit} aria-label={t("gateTitle")}>
        <ConsentField checked={ticked} onChange={setTicked} />
        <Button type="submit" loading={busy} disabled={!ticked} fullWidth aria-describedby="gate-reason">
          {t("gateAgree")}
        </Button>
        <p id="gate-reason" className={styles.reason}>
          {ticked ? null : t("tickFirst")}
        </p>
        <p className={styles.links}>
          <span>{user?.email}</span>
          <button type="button" className={styles.linkButton} onClick={() => void signOut()}>
            {t("gateLeave")}
          </button>
        </p>
      </form>
    </AuthCard>
  );
}
