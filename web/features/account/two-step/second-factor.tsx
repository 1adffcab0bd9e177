/** Two-step sign-in in the profile: turning it on, new codes on paper, turning it off. */
import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import rows from "#web/features/account/rows.module.css";
import { useAuth } from "#web/lib/auth/context.tsx";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { appsOf } from "#web/lib/auth/second-factor.ts";
import { backend } from "#web/lib/supabase.ts";
import { Status } from "#web/ui/status.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

const AddApp = lazy(async () => ({ default: (await import("./second-factor-add.tsx")).AddApp }));
const PaperCodes = lazy(async () => ({ default: (await import("./second-factor-codes.tsx")).PaperCodes }));
const TurnOff = lazy(async () => ({ default: (await import("./second-factor-off.tsx")).TurnOff }));

export function SecondFactor() {
  const { t } = useTranslation("profile");
  const { t: ta } = useTranslation("auth");
  const { session } = useAuth();
  const [open, setOpen] = useState<"add" | "off" | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { mfa } = backend().auth;
  // the session's own word is as old as its last refresh
  const factors = useQuery({ queryKey: ["factors"], queryFn: async () => (await mfa.listFactors()).data });
  const app = factors.data ? factors.data.totp[0] : appsOf(session)[0];
  const paper = useQuery({
    queryKey: ["factors", "paper"],
    queryFn: async () => (await mfa.recoveryCodes.getStatus()).data,
    enabled: app !== undefined,
  });

  /** Codes on paper, anew; those before open nothing any more. Where the service has none, the app stands alone. */
  async function issue() {
    setBusy(true);
    const { recoveryCodes } = mfa;
    const { data, error } = await (paper.data ? recoveryCodes.regenerate() : recoveryCodes.generate());
    setBusy(false);
    if (error) return toastFailure(t("secondFactor.codesFailed"), authErrorText(ta, error, "stepFailed"));
    setCodes(data.codes);
    void factors.refetch();
    void paper.refetch();
  }

  return (
    <>
      <p className={styles.text}>{t("secondFactor.text")}</p>
      <div className={rows.row}>
        <div className={rows.words}>
          <p className={rows.name}>
            {t("secondFactor.app")}
            <Status tone={app ? "good" : "plain"}>{t(app ? "secondFactor.on" : "secondFactor.off")}</Status>
          </p>
          <p className={rows.about}>
            {app ? t("secondFactor.left", { count: paper.data?.remaining ?? 0 }) : t("secondFactor.offText")}
          </p>
        </div>
        <Group gap="sm">
          {app ? (
            <>
              <Button variant="default" loading={busy} onClick={() => void issue()}>
                {t("secondFactor.newCodes")}
              </Button>
              <Button variant="default" onClick={() => setOpen("off")}>
                {t("secondFactor.turnOff")}
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={() => setOpen("add")}>
              {t("secondFactor.turnOn")}
            </Button>
          )}
        </Group>
      </div>
      <Suspense fallback={null}>
        {open === "add" ? (
          <AddApp
            onClose={() => setOpen(null)}
            onAdded={() => {
              setOpen(null);
              toast(t("secondFactor.added"));
              void issue();
            }}
          />
        ) : null}
        {open === "off" && app ? (
          <TurnOff
            factorId={app.id}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              void factors.refetch();
              toast(t("secondFactor.removed"));
            }}
          />
        ) : null}
        {codes ? <PaperCodes codes={codes} onClose={() => setCodes(null)} /> : null}
      </Suspense>
    </>
  );
}
