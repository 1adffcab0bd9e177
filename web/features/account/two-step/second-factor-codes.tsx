/** Codes on paper, shown once: to be copied, or kept as a file. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/two-step/second-factor.module.css";
import { copyText } from "#web/lib/clipboard.ts";
import { saveFile } from "#web/lib/save-file.ts";
import dialog from "#web/ui/dialog.module.css";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function PaperCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useTranslation("profile");
  const text = codes.join("\n");
  const copy = async () => {
    if (await copyText(text)) toast(t("secondFactor.copied"));
    else toastFailure(t("secondFactor.notCopied"));
  };
  return (
    <Dialog onClose={onClose} title={t("secondFactor.codes")} size={480}>
      <div className={dialog.dialog}>
        <p>{t("secondFactor.codesText")}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={dialog.buttons} data-end>
          <Button variant="default" onClick={() => void copy()}>
            {t("secondFactor.copy")}
          </Button>
          <Button
            variant="default"
            onClick={() => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), "listcast-recovery-codes.txt")}
          >
            {t("secondFactor.download")}
          </Button>
          <Button onClick={onClose}>{t("secondFactor.kept")}</Button>
        </div>
      </div>
    </Dialog>
  );
}
