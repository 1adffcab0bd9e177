/** Everything of the campaign as one zip. */
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function Download(props: {
  campaignId: string;
  number: string;
  disabled: boolean;
  /** Pieces that lie apart in the archive, because something speaks against them. */
  notReady: number;
}) {
  const { campaignId, number, disabled, notReady } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const download = useMutation({
    mutationFn: () => api.campaigns.download({ id: campaignId }),
    onSuccess: (file) => {
      const name = file.name || `${number}.zip`;
      saveFile(file, name);
      toast(notReady > 0 ? t("downloadedApart", { name, count: notReady }) : t("downloaded", { name }));
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  return (
    <Button
      variant="default"
      disabled={disabled}
      loading={download.isPending}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      onClick={() => download.mutate()}
    >
      {notReady > 0 ? t("downloadApart", { count: notReady }) : t("download")}
    </Button>
  );
}
