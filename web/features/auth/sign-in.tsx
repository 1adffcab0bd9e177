/** Signing in, with the arithmetic question after a first failure. Where it leads depends on the role. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DraftForm, hasProblem, type Problems } from "#web/features/auth/auth-form.ts";
import { CaptchaField } from "#web/features/auth/captcha-field.tsx";
import styles from "#web/features/auth/card.module.css";
import { EmailField, PasswordField } from "#web/features/auth/fields.tsx";
import type { Captcha } from "#web/features/auth/use-captcha.ts";
import { useFailureToast } from "#web/features/auth/use-failure-toast.ts";
import { useProblems } from "#web/features/auth/use-problems.ts";
import { useSecurity } from "#web/features/auth/use-security.ts";
import { useSlow } from "#web/features/auth/use-slow.ts";
import { emailProblem, passwordProblem } from "#web/lib/auth/credential-rules.ts";
import { authErrorText, isUnreachable } from "#web/lib/auth/error-text.ts";
import { isFactorDue } from "#web/lib/auth/second-factor.ts";
import type { Backend } from "#web/lib/supabase.ts";
import field from "#web/ui/password-box.module.css";
import { toast } from "#web/ui/toast.ts";

/** `onAttempt` tells when the call begins and when it has failed, so that the new session is not mistaken for one found on arrival. */
export function SignIn(props: {
  client: Backend;
  form: DraftForm;
  captcha: Captcha;
  /** A reset mail was asked for just now: its digits may be on another device. */
  resetSent?: boolean;
  onAttempt(underWay: boolean): void;
  onSignedIn(userId: string): Promise<void>;
  /** Shows where the confirmation mail is, and sends another. */
  onUnconfirmed(email: string): void;
}) {
  const { client, form, captcha, onAttempt, onSignedIn, onUnconfirmed } = props;
  const { t } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  /** The address whose confirmation is still missing, once the service said so. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const slow = useSlow(busy);
  const show = useProblems(form);
  const security = useSecurity();
  const message = useFailureToast();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    message.clear();
    const { email, password, captcha: answer } = form.values;
    const token = captcha.required ? captcha.tokenFor(answer) : undefined;
    const problems: Problems = {
      email: emailProblem(email),
      password: passwordProblem(password),
      captcha: token !== null ? null : captcha.unavailable ? "captchaUnavailable" : "captchaWrong",
    };
    const answeredWrongly = token === null && answer.trim() !== "";
    if (answeredWrongly) form.setFieldValue("captcha", "");
    show(problems);
    // another question, as after every failure: whoever guesses on gets no second try at the same one
    if (answeredWrongly) return await captcha.renew();
    if (hasProblem(problems)) return;
    setBusy(true);
    onAttempt(true);
    try {
      const { data, error } = await client.auth.signInWithPassword({
        email: email.trim(),
        password,
        options: security(token),
      });
      if (error) {
        onAttempt(false);
        // The service may want an answer before this page knew of any failure: nobody has answered wrongly yet.
        if (error.code === "captcha_failed" && !token) message.notice(t("captchaNeeded"));
        else {
          const busyNow = error.code === "over_request_rate_limit";
          message.fail(t("signInFailed"), busyNow ? t("signInBusy") : authErrorText(t, error, "signInFailedText"));
        }
        setUnconfirmed(error.code === "email_not_confirmed" ? email.trim() : null);
        // no answer at all: what was typed and the question stand for the next attempt
        if (isUnreachable(error) && !error.status) return;
        form.setFieldValue("captcha", "");
        // a service that failed has counted nothing, but a question is good for one attempt only
        if (!isUnreachable(error)) await captcha.failed();
        else if (captcha.required) await captcha.renew();
        return;
      }
      captcha.reset();
      // with a second step to come, nobody is in yet
      if (!isFactorDue(data.session)) toast(t("signedIn"), t("signedInText"));
      await onSignedIn(data.user.id);
    } catch (error) {
      console.error("Sign-in failed", error);
      message.fail(t("signInFailed"), t("signInFailedText"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t("signIn")}>
      <EmailField form={form} />
      <PasswordField form={form} name="password" label={t("password")} autoComplete="current-password" />
      {captcha.required ? <CaptchaField form={form} captcha={captcha} /> : null}
      <div className={field.field}>
        <Button type="submit" loading={busy} fullWidth>
          {t("submitSignIn")}
        </Button>
        <p className={field.caps} role="status">
          {slow ? t("signInWaiting") : null}
        </p>
      </div>
      {unconfirmed ? (
        <Button variant="default" fullWidth onClick={() => onUnconfirmed(unconfirmed)}>
          {t("toCheckMail")}
        </Button>
      ) : null}
      <p className={styles.links}>
        {props.resetSent ? (
          <Link to="/auth" search={{ view: "code" }}>
            {t("toResetCode")}
          </Link>
        ) : null}
        <Link to="/auth" search={{ view: "forgot" }}>
          {t("toForgot")}
        </Link>
        <Link to="/auth" search={{ view: "signup" }}>
          {t("toSignUp")}
        </Link>
      </p>
    </form>
  );
}
