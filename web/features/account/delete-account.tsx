/** The end of the account: what it means, the way in, and the way back while there is one. */
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountSettings } from "#contract/profile";
import styles from "#web/features/account/account.module.css";
import { useKeepAccount } from "#web/features/account/use-deletion.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";

const DeleteDialog = lazy(async () => ({
  default: (await import("#web/features/account/delete-dialog.tsx")).DeleteDialog,
}));

export function DeleteAccount({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const keep = useKeepAccount();
  const [open, setOpen] = useState(false);
  if (settings.deletion)
    return (
      <>
        <p className={styles.text}>{t("end.banner", { date: formatDate(language, settings.deletion.dueAt) })}</p>
        <Button onClick={() => keep.mutate()} loading={keep.isPending}>
          {t("end.keep")}
        </Button>
      </>
    );
  return (
    <>
      <p className={styles.text}>{t("end.text")}</p>
      <Button variant="default" c="var(--bad)" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t("end.button")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <DeleteDialog email={settings.email} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
