/** Verify Email, Verify Phone, Download Data: each does its work, or says that it is done. */
import { Button } from "@mantine/core";
import { IconCheck, IconDownload, IconMail, IconPhone } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountSettings } from "#contract/profile";
import styles from "#web/features/account/account.module.css";
import { useExport } from "#web/features/account/use-export.ts";
import { authErrorText } from "#web/lib/auth/error-text.ts";
import { backend } from "#web/lib/supabase.ts";
import { Panel } from "#web/ui/page.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function QuickActions({
  settings,
  onVerifyPhone,
}: {
  settings: AccountSettings | undefined;
  onVerifyPhone(): void;
}) {
  const { t } = useTranslation("profile");
  const { t: ta } = useTranslation("auth");
  const exporting = useExport(settings?.dataExport ?? null);
  const email = settings?.email ?? "";
  const confirm = useMutation({
    mutationFn: async () => {
      const { error } = await backend().auth.resend({ type: "signup", email });
      if (error) throw error;
    },
    onSuccess: () => toast(t("quick.mailSent"), t("quick.mailSentText", { email })),
    onError: (error) => toastFailure(t("quick.mailFailed"), authErrorText(ta, error, "resetFailedText")),
  });
  const emailDone = Boolean(settings?.emailConfirmedAt);
  const phoneDone = Boolean(settings?.phoneVerifiedAt);
  return (
    <Panel title={t("quick.title")}>
      <div className={styles.quick}>
        {emailDone ? (
          <Done>{t("quick.emailDone")}</Done>
        ) : (
          <Button
            variant="default"
            fullWidth
            justify="flex-start"
            leftSection={<IconMail size={18} stroke={1.6} />}
            disabled={!settings}
            loading={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {t("quick.verifyEmail")}
          </Button>
        )}
        {phoneDone ? (
          <Done>{t("quick.phoneDone")}</Done>
        ) : (
          <Button
            variant="default"
            fullWidth
            justify="flex-start"
            leftSection={<IconPhone size={18} stroke={1.6} />}
            disabled={!settings}
            onClick={onVerifyPhone}
          >
            {t("quick.verifyPhone")}
          </Button>
        )}
        <Button
          variant="default"
          fullWidth
          justify="flex-start"
          leftSection={<IconDownload size={18} stroke={1.6} />}
          disabled={!settings}
          loading={exporting.busy}
          onClick={exporting.go}
        >
          {t("quick.download")}
        </Button>
      </div>
    </Panel>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done}>
      <IconCheck size={18} stroke={1.8} aria-hidden />
      {children}
    </p>
  );
}
