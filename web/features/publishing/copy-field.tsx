/** One field of a platform's form: what goes into it, copied with one tap. */
import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCopied } from "#web/lib/use-copied.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./publishing.module.css";

export function CopyField({ label, text, language }: { label: string; text: string; language?: string }) {
  const { t } = useTranslation("publishing");
  const { copied, copy } = useCopied();
  const copyAll = async () => {
    if (!(await copy(text))) toastFailure(t("copyFailed"));
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <section className={styles.field} aria-label={label}>
      <div className={styles.fieldHead}>
        <h2 className={styles.label}>{label}</h2>
        <Button
          variant="default"
          aria-label={`${t("copy")} ${label}`}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          onClick={() => void copyAll()}
        >
          <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
        </Button>
      </div>
      <p className={styles.fieldText} lang={language}>
        {text}
      </p>
    </section>
  );
}
