/** Saves a receipt or credit note as PDF, in the language of the interface. */
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toastFailure } from "#web/ui/toast.ts";

/**
 * `id`: of the receipt, or of the order whose receipt it is. `name`: which one, for screen readers. `subtle`: in a row of many.
 * `ask`: another way to it, of administrators.
 */
export function ReceiptButton(props: {
  id: string;
  name: string;
  children: string;
  subtle?: boolean;
  ask?: typeof api.receipts.download;
}) {
  const { t } = useTranslation("papers");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const save = useMutation({
    mutationFn: () => (props.ask ?? api.receipts.download)({ id: props.id, language }),
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) => toastFailure(t("downloadFailed"), errorText(tError, error)),
  });
  return (
    <Button
      {...(props.subtle ? { variant: "subtle", color: "gray", c: "var(--ink)", px: 10 } : { variant: "default" })}
      mih={44}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      aria-label={props.name}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {props.children}
    </Button>
  );
}
