/** An address or a name to be copied into somebody else's console. */
import { ActionIcon } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { copyText } from "#web/lib/clipboard.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./integration.module.css";

export function CopyLine({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation("adminIntegration");
  const copy = async () => ((await copyText(value)) ? toast(t("copied")) : toastFailure(t("notCopied")));
  return (
    <span className={styles.copy}>
      <code>{value}</code>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t("copy", { name: label })}
        onClick={() => void copy()}
      >
        <IconCopy size={18} stroke={1.6} />
      </ActionIcon>
    </span>
  );
}
