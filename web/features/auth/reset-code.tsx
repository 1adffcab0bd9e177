/** The digits of a reset mail that is open on another device: they lead to the new password as its link does. */
import { Button, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DraftForm, hasProblem, type Problems } from "#web/features/auth/auth-form.ts";
import styles from "#web/features/auth/card.module.css";
import { EmailField } from "#web/features/auth/fields.tsx";
import { digitsOf, isWholeCode } from "#web/features/auth/mail-code.ts";
import { useProblems } from "#web/features/auth/use-problems.ts";
import { useSecurity } from "#web/features/auth/use-security.ts";
import { emailProblem } from "#web/lib/auth/credential-rules.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import type { Backend } from "#web/lib/supabase.ts";

/** The right digits begin a session that asks for the new password; the screen around follows it. */
export function ResetCode({ client, form }: { client: Backend; form: DraftForm }) {
  const { t } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const show = useProblems(form);
  const security = useSecurity();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problems: Problems = { email: emailProblem(form.values.email) };
    show(problems);
    if (busy || hasProblem(problems)) return;
    if (!isWholeCode(code)) return setWrong(t("codeShort"));
    setBusy(true);
    try {
      const about = { email: form.values.email.trim(), token: code, type: "recovery" as const };
      const { error } = await client.auth.verifyOtp({ ...about, options: security() });
      if (error) setWrong(error.code === "otp_expired" ? t("resetCodeWrong") : authErrorText(t, error, "failedText"));
    } catch (error) {
      console.error("The digits of a reset mail failed", error);
      setWrong(t("failedText"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t("resetCode")}>
      <EmailField form={form} />
      <TextInput
        name="code"
        label={t("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={wrong}
        onChange={(event) => {
          setCode(digitsOf(event.currentTarget.value));
          setWrong(null);
        }}
      />
      <Button type="submit" loading={busy} fullWidth>
        {t("confirmButton")}
      </Button>
      <p className={styles.links}>
        <Link to="/auth" search={{ view: "forgot" }}>
          {t("askAgainReset")}
        </Link>
        <Link to="/auth" search={{}}>
          {t("backToSignIn")}
        </Link>
      </p>
    </form>
  );
}
