/** The email as a file that a mail program opens as a draft, photo included. */
import { Button } from "@mantine/core";
import { IconMailDown } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./results.module.css";

/** `dirty`: there are words that were not saved, which the file would not have. */
export function EmailFile({ piece, dirty }: { piece: SavedPiece; dirty: boolean }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const download = useMutation({
    mutationFn: () => api.letters.file({ id: piece.id }),
    onSuccess: (file) => {
      const name = file.name || "email.eml";
      saveFile(file, name);
      toast(t("downloaded", { name }));
    },
    onError: (failure) => toastFailure(errorText(tError, failure)),
  });
  return (
    <div className={styles.file}>
      <Button
        variant="default"
        disabled={dirty}
        loading={download.isPending}
        leftSection={<IconMailDown size={18} stroke={1.6} aria-hidden />}
        onClick={() => download.mutate()}
      >
        {t("emailFile.download")}
      </Button>
      <p className={styles.note}>{t(dirty ? "emailFile.saveFirst" : "emailFile.hint")}</p>
    </div>
  );
}
