/** A key or secret, shown this once: the dialog is left by the word that it was kept. */
import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCopied } from "#web/lib/use-copied.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./developers.module.css";

export default function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  const { t } = useTranslation("publishing");
  const { copied, copy } = useCopied();
  return (
    <Dialog title={t("developers.secretTitle")} size={520} onClose={onClose}>
      <Stack gap="md">
        <p className={styles.quiet}>{t("developers.secretText")}</p>
        <p className={styles.secret}>{secret}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => void copy(secret)} aria-live="polite">
            {t(copied ? "developers.copied" : "developers.copy")}
          </Button>
          <Button onClick={onClose}>{t("developers.secretDone")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
