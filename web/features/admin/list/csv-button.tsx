/** Downloads a whole list as a spreadsheet: everything the words and filters find, not only the page. */
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CSV_CAP } from "#contract/admin/list";
import { errorText } from "#web/lib/errors.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toastFailure } from "#web/ui/toast.ts";

/** `label` and `hint` where the file is not a list as CSV. */
export function CsvButton({ load, label, hint }: { load: () => Promise<File>; label?: string; hint?: string }) {
  const { t } = useTranslation("admin");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const download = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) => toastFailure(t("list.notExported"), errorText(tError, error)),
  });
  return (
    <Button
      variant="default"
      title={hint ?? t("list.exportHint", { shown: formatNumber(language, CSV_CAP) })}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label ?? t("list.export")}
    </Button>
  );
}
