/** "View result" of an export task: saves its archive, or says that its days are over. */
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { downloadExport } from "#web/lib/account/download-export.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";

/** `label` is the button's name for screen readers, `children` its words. */
export function ExportButton(props: { taskId: string; label: string; children: string }) {
  const { t } = useTranslation("errors");
  const save = useMutation({
    mutationFn: () => downloadExport(props.taskId),
    onError: (error) => toastFailure(errorText(t, error)),
  });
  return (
    <Button variant="default" aria-label={props.label} loading={save.isPending} onClick={() => save.mutate()}>
      {props.children}
    </Button>
  );
}
