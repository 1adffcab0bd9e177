/** "Download my data" in one step: fetches the archive when there is one, else begins to pack. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DataExport } from "#contract/profile";
import { useSettingsCache } from "#web/features/account/use-settings.ts";
import { downloadExport } from "#web/lib/account/download-export.ts";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function useExport(known: DataExport | null) {
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const settings = useSettingsCache();
  const pack = useMutation({
    mutationFn: () => api.account.exports.start(),
    onSuccess: ({ id, createdAt }) => {
      settings.patch({ dataExport: { taskId: id, state: "making", bytes: null, createdAt, expiresAt: null } });
      toast(t("data.started"), t("data.startedText"));
    },
    onError: (error) => toastFailure(t("data.startFailed"), errorText(te, error)),
  });
  const fetchIt = useMutation({
    mutationFn: downloadExport,
    onError: (error) => {
      toastFailure(t("data.linkFailed"), errorText(te, error));
      void settings.reload();
    },
  });
  const ready = known?.state === "ready" ? known.taskId : null;
  return {
    busy: pack.isPending || fetchIt.isPending || known?.state === "making",
    pack: () => pack.mutate(),
    download: ready ? () => fetchIt.mutate(ready) : null,
    go: () => (ready ? fetchIt.mutate(ready) : pack.mutate()),
  };
}
