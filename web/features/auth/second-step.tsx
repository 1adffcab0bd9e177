/** After the password: the code of the authenticator app, or one of the codes on paper. */
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/auth/card.module.css";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import type { Backend } from "#web/lib/supabase.ts";
import { toastFailure } from "#web/ui/toast.ts";

export function SecondStep(props: {
  client: Backend;
  /** The app's. */
  factorId: string;
  /** Tells when the call begins and when it has failed. */
  onAttempt(underWay: boolean): void;
  onDone(): Promise<void>;
  onLeave(): void;
}) {
  const { client, factorId, onAttempt, onDone, onLeave } = props;
  const { t } = useTranslation("auth");
  const [way, setWay] = useState<"app" | "paper">("app");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { mfa } = client.auth;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = code.replace(/\s/g, "");
    if (way === "app" ? !/^\d{6}$/.test(typed) : typed === "")
      return setProblem(t(way === "app" ? "stepCodeForm" : "stepPaperForm"));
    setBusy(true);
    onAttempt(true);
    try {
      const { error } =
        way === "app"
          ? await mfa.challengeAndVerify({ factorId, code: typed })
          : await mfa.recoveryCodes.verify({ code: typed });
      if (!error) return await onDone();
      onAttempt(false);
      const wrongPaper = way === "paper" && error.code === "mfa_verification_failed";
      setProblem(wrongPaper ? t("stepPaperWrong") : authErrorText(t, error, "stepFailed"));
    } catch (error) {
      console.error("The second step failed", error);
      onAttempt(false);
      toastFailure(t("stepFailed"));
    } finally {
      setBusy(false);
    }
  }

  const wraps = { fullWidth: true, classNames: { root: styles.button, label: styles.label } } as const;
  const turn = () => {
    setWay(way === "app" ? "paper" : "app");
    setCode("");
    setProblem(null);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t("step")}>
      <TextInput
        key={way}
        label={t(way === "app" ? "stepCode" : "stepPaper")}
        description={t(way === "app" ? "stepCodeHint" : "stepPaperHint")}
        {...(way === "app"
          ? { inputMode: "numeric" as const, autoComplete: "one-time-code" }
          : { autoComplete: "off" })}
        maxLength={way === "app" ? 7 : 40}
        required
        autoFocus
        value={code}
        error={problem}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" loading={busy} {...wraps}>
        {t("stepSubmit")}
      </Button>
      <Button variant="default" {...wraps} onClick={turn}>
        {t(way === "app" ? "stepUsePaper" : "stepUseApp")}
      </Button>
      <Button variant="subtle" color="gray" c="var(--ink)" {...wraps} onClick={onLeave}>
        {t("stepLeave")}
      </Button>
    </form>
  );
}
