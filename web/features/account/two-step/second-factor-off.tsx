/** Asks before two-step sign-in is turned off. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { backend } from "#web/lib/supabase.ts";
import dialog from "#web/ui/dialog.module.css";
import { Dialog } from "#web/ui/dialog.tsx";
import { toastFailure } from "#web/ui/toast.ts";

export function TurnOff(props: { factorId: string; onDone(): void; onClose(): void }) {
  const { factorId, onDone, onClose } = props;
  const { t } = useTranslation("profile");
  const { t: ta } = useTranslation("auth");
  const { t: tc } = useTranslation();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const { error } = await backend().auth.mfa.unenroll({ factorId });
    setBusy(false);
    if (error) return toastFailure(t("updateFailed"), authErrorText(ta, error, "stepFailed"));
    await backend().auth.refreshSession();
    onDone();
  }

  return (
    <Dialog onClose={onClose} title={t("secondFactor.turnOffAll")} size={440}>
      <div className={dialog.dialog}>
        <p>{t("secondFactor.turnOffText")}</p>
        <div className={dialog.buttons} data-end>
          <Button variant="default" data-autofocus onClick={onClose}>
            {tc("cancel")}
          </Button>
          <Button bg="var(--bad)" c="var(--paper)" loading={busy} onClick={() => void remove()}>
            {t("secondFactor.turnOffAll")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
