/** Six digits to the phone and back. */
import { Anchor, Button, PinInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import type { Phones } from "#web/features/account/basic-form.tsx";
import { useSettingsCache } from "#web/features/account/use-settings.ts";
import type { ReadProfile } from "#web/lib/account/profile.ts";
import { profileKey } from "#web/lib/account/use-profile.ts";
import { api } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { useCountdown } from "#web/lib/use-countdown.ts";
import dialog from "#web/ui/dialog.module.css";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";

const LENGTH = 6;

export function VerifyPhone(props: { userId: string; phone: string; phones: Phones; onClose(): void }) {
  const { userId, phone, phones, onClose } = props;
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const { mailboxUrl } = useConfig();
  const queries = useQueryClient();
  const settings = useSettingsCache();
  const [code, setCode] = useState("");
  const [until, setUntil] = useState(0);
  const wait = useCountdown(until);
  const inSeconds = (seconds: number) => setUntil(Date.now() + seconds * 1000);

  const send = useMutation({
    mutationFn: () => api.account.phone.send(),
    onSuccess: ({ resendInSeconds }) => {
      setCode("");
      verify.reset();
      inSeconds(resendInSeconds);
    },
    onError: (error) => {
      const { retryAfterSeconds } = causeOf(error).data;
      if (typeof retryAfterSeconds === "number") inSeconds(retryAfterSeconds);
    },
  });
  const verify = useMutation({
    mutationFn: (digits: string) => api.account.phone.verify({ code: digits }),
    onSuccess: ({ verifiedAt }) => {
      queries.setQueryData<ReadProfile>(
        profileKey(userId),
        (before) => before && { ...before, phone_verified_at: verifiedAt },
      );
      settings.patch({ phoneVerifiedAt: verifiedAt });
      toast(t("verifyPhone.done"));
      onClose();
    },
    onError: () => setCode(""),
  });

  const spoken = phones.spokenPhone(phone);
  const error = verify.error ?? send.error;
  const sent = send.isSuccess;
  return (
    <Dialog onClose={onClose} title={t("verifyPhone.title")} size={420}>
      <div className={dialog.dialog}>
        <p>{t(sent ? "verifyPhone.sent" : "verifyPhone.intro", { phone: spoken })}</p>
        {mailboxUrl ? (
          <p className={styles.hint}>
            {t("verifyPhone.outbox")}{" "}
            <Anchor className={styles.nowrap} href={mailboxUrl} target="_blank" rel="noopener">
              {t("verifyPhone.openOutbox")}
            </Anchor>
          </p>
        ) : null}
        {sent ? (
          <PinInput
            length={LENGTH}
            type="number"
            size="lg"
            oneTimeCode
            autoFocus
            value={code}
            onChange={setCode}
            onComplete={(digits) => verify.mutate(digits)}
            error={verify.isError}
            disabled={verify.isPending}
            getInputProps={(index) => ({ "aria-label": `${t("verifyPhone.code")} ${index + 1}/${LENGTH}` })}
            placeholder=""
            gap={8}
            className={styles.pin}
          />
        ) : null}
        <p className={styles.problem} role="alert">
          {error ? errorText(te, error) : null}
        </p>
        <div className={dialog.buttons}>
          <Button
            variant={sent ? "default" : "filled"}
            onClick={() => send.mutate()}
            loading={send.isPending}
            disabled={wait > 0}
          >
            {wait > 0
              ? t("verifyPhone.againIn", { seconds: wait })
              : t(sent ? "verifyPhone.again" : "verifyPhone.send")}
          </Button>
          {sent ? (
            <Button onClick={() => verify.mutate(code)} loading={verify.isPending} disabled={code.length < LENGTH}>
              {t("verifyPhone.verify")}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
