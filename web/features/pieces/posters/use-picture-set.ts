/** Asks for a picture set; asking for the same again makes no second one until the first is on its way. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PictureOrder } from "#contract/media/picture-set";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { uuid } from "#web/lib/uuid.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function usePictureSet(campaignId: string): { start: (order: PictureOrder) => void; busy: boolean } {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const asked = useRef<{ of: string; key: string } | null>(null);
  const keyFor = (order: PictureOrder): string => {
    const of = JSON.stringify(order);
    if (asked.current?.of !== of) asked.current = { of, key: uuid() };
    return asked.current.key;
  };
  const start = useMutation({
    mutationFn: (order: PictureOrder) => api.pictureSets.start({ campaignId, order, idempotencyKey: keyFor(order) }),
    onSuccess: () => {
      asked.current = null;
      void client.invalidateQueries({ queryKey: orpc.pictureSets.list.key() });
      toast(t("pictureSet.asked"));
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  return { start: start.mutate, busy: start.isPending };
}
