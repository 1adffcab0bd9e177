/** After sign-up: where to look for the confirmation mail, its digits typed here, and another mail after a minute. */
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { digitsOf, isWholeCode } from "#web/features/auth/mail-code.ts";
import { readSignUp } from "#web/features/auth/sign-up-memory.ts";
import { useSecurity } from "#web/features/auth/use-security.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { isPasswordDue } from "#web/lib/password-due.ts";
import { storePasswordWhy } from "#web/lib/recovery.ts";
import type { Backend } from "#web/lib/supabase.ts";
import { useCountdown } from "#web/lib/use-countdown.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** As long as the server waits before it sends another one. */
const REST_MS = 60_000;

/** `sentAt`: when the last mail left (milliseconds), null when none is known. `onVerified`: the code was right. */
export function CheckMail(props: {
  client: Backend;
  email: string;
  sentAt: number | null;
  onSent(): void;
  /** As of `SignIn`. */
  onAttempt(underWay: boolean): void;
  onVerified(userId: string): Promise<void>;
  onBack(): void;
}) {
  const { client, email, sentAt, onSent, onAttempt, onVerified, onBack } = props;
  const { t } = useTranslation("auth");
  const { mailboxUrl } = useConfig();
  const [busy, setBusy] = useState<"resend" | "code" | null>(null);
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const security = useSecurity();
  const left = useCountdown(sentAt === null ? 0 : sentAt + REST_MS);

  async function resend() {
    setBusy("resend");
    try {
      const { error } = await client.auth.resend({
        type: "signup",
        email,
        options: { emailRedirectTo: `${location.origin}/dashboard`, ...security() },
      });
      if (error) return toastFailure(t("resendFailed"), authErrorText(t, error, "failedText"));
      onSent();
      toast(t("resent"));
    } catch (error) {
      console.error("Resending the mail failed", error);
      toastFailure(t("resendFailed"), t("failedText"));
    } finally {
      setBusy(null);
    }
  }

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isWholeCode(code)) return setWrong(t("codeShort"));
    setBusy("code");
    onAttempt(true);
    // should a password have to be set, the page that asks for it stands before this call returns
    storePasswordWhy(readSignUp(email) ? "several" : "elsewhere");
    try {
      const { data, error } = await client.auth.verifyOtp({ email, token: code, type: "signup", options: security() });
      if (isPasswordDue(data.session?.access_token)) return;
      storePasswordWhy(null);
      if (error) {
        onAttempt(false);
        setWrong(error.code === "otp_expired" ? t("codeWrong") : authErrorText(t, error, "failedText"));
      } else if (data.user) await onVerified(data.user.id);
    } catch (error) {
      onAttempt(false);
      storePasswordWhy(null);
      console.error("Confirming failed", error);
      toastFailure(t("signUpFailed"), t("signUpFailedText"));
    } finally {
      setBusy(null);
    }
  }

  return (
    <form className={styles.form} onSubmit={verify} noValidate aria-label={t("checkMail")}>
      {mailboxUrl ? (
        <Button component="a" href={mailboxUrl} target="_blank" rel="noreferrer">
          {t("openMailbox")}
        </Button>
      ) : null}
      <TextInput
        name="code"
        label={t("code")}
        description={t("codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={wrong}
        onChange={(event) => {
          setCode(digitsOf(event.currentTarget.value));
          setWrong(null);
        }}
        inputContainer={(input) => (
          <div className={styles.beside}>
            {input}
            <Button type="submit" variant="default" loading={busy === "code"}>
              {t("confirmButton")}
            </Button>
          </div>
        )}
      />
      <p className={styles.links}>
        <button
          type="button"
          className={styles.linkButton}
          disabled={left > 0 || busy !== null}
          onClick={() => void resend()}
        >
          {left > 0 ? t("resendIn", { seconds: left }) : t("resend")}
        </button>
        <button type="button" className={styles.linkButton} onClick={onBack}>
          {t("otherEmail")}
        </button>
      </p>
    </form>
  );
}
