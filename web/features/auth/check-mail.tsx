/** After sign-up: where to look for the confirmation mail, and another one when it does not come. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { authErrorText } from "#web/features/auth/error-text.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import type { Backend } from "#web/lib/supabase.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function CheckMail({ client, email, onBack }: { client: Backend; email: string; onBack(): void }) {
  const { t } = useTranslation("auth");
  const { mailboxUrl } = useConfig();
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const { error } = await client.auth.resend({
      type: "signup",
      email,
      options: { emailRedirectTo: `${location.origin}/dashboard` },
    });
    setBusy(false);
    if (error) toastFailure(t("resendFailed"), authErrorText(t, error, "resendFailed"));
    else toast(t("resent"));
  }

  return (
    <div className={styles.form}>
      <p className={styles.text}>{t("checkMailText", { email })}</p>
      {mailboxUrl ? (
        <Button component="a" href={mailboxUrl} target="_blank" rel="noreferrer">
          {t("openMailbox")}
        </Button>
      ) : null}
      <Button variant="default" loading={busy} onClick={() => void resend()}>
        {t("resend")}
      </Button>
      <p className={styles.links}>
        <button type="button" className={styles.linkButton} onClick={onBack}>
          {t("otherEmail")}
        </button>
      </p>
    </div>
  );
}
