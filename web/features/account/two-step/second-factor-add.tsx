/** Adding an authenticator app: a picture to scan, the same as text, and the first code. */
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/two-step/second-factor.module.css";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { pictureAddress } from "#web/lib/auth/second-factor.ts";
import { backend } from "#web/lib/supabase.ts";
import dialog from "#web/ui/dialog.module.css";
import { Dialog } from "#web/ui/dialog.tsx";
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";

export function AddApp({ onAdded, onClose }: { onAdded(): void; onClose(): void }) {
  const { t } = useTranslation("profile");
  const { t: ta } = useTranslation("auth");
  const { t: tc } = useTranslation();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { mfa } = backend().auth;
  const invitation = useQuery({
    queryKey: ["factors", "new"],
    queryFn: async () => {
      const { data, error } = await mfa.enroll({ factorType: "totp", friendlyName: t("secondFactor.app") });
      if (error) throw error;
      return data;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data } = invitation;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.replace(/\s/g, "");
    if (busy || !data) return;
    if (!/^\d{6}$/.test(typed)) return setProblem(ta("stepCodeForm"));
    setBusy(true);
    const { error } = await mfa.challengeAndVerify({ factorId: data.id, code: typed });
    setBusy(false);
    if (error) return setProblem(authErrorText(ta, error, "stepFailed"));
    onAdded();
  }

  return (
    <Dialog onClose={onClose} title={t("secondFactor.add")} size={480}>
      <form className={dialog.dialog} onSubmit={submit} noValidate>
        <p>{t("secondFactor.scan")}</p>
        {data ? (
          <div className={styles.invitation}>
            <img src={pictureAddress(data.totp.qr_code)} width={184} height={184} alt={t("secondFactor.picture")} />
            <div>
              <p className={styles.quiet}>{t("secondFactor.byHand")}</p>
              <p className={styles.secret}>{data.totp.secret.match(/.{1,4}/g)?.join(" ")}</p>
            </div>
          </div>
        ) : invitation.error ? (
          <ErrorState error={invitation.error} retry={() => void invitation.refetch()} />
        ) : (
          <Waiting>
            <Place height={184} />
          </Waiting>
        )}
        <TextInput
          label={ta("stepCode")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          value={code}
          error={problem}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <div className={dialog.buttons} data-end>
          <Button variant="default" onClick={onClose}>
            {tc("cancel")}
          </Button>
          <Button type="submit" loading={busy} disabled={!data}>
            {t("secondFactor.turnOn")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
