/** Photos that could not be had with the home: why, the originals, and the ways to deal with it. */
import { Button } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PropertyDetail } from "#contract/property";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { MissingPhotos } from "#web/ui/listing/missing-photos.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./preview.module.css";

export function PreviewMissing({ detail, onAdd }: { detail: PropertyDetail; onAdd: () => void }) {
  const { t } = useTranslation("properties");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const forget = useMutation({
    mutationFn: () => api.properties.forgetMissingPhotos({ id: detail.id }),
    onSuccess: ({ id }) => client.invalidateQueries({ queryKey: orpc.properties.get.key({ input: { id } }) }),
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  return (
    <section className={styles.part}>
      <MissingPhotos missing={detail.missingPhotos} />
      <div className={styles.acts}>
        <Button variant="default" leftSection={<IconPhotoPlus size={18} stroke={1.6} aria-hidden />} onClick={onAdd}>
          {t("detail.addPhotos")}
        </Button>
        <Button variant="subtle" color="gray" c="var(--ink)" loading={forget.isPending} onClick={() => forget.mutate()}>
          {t("detail.withoutPhotos")}
        </Button>
      </div>
    </section>
  );
}
