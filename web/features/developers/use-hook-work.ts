/** What a person does about one address. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function useHookWork({ onChanged, onSecret }: { onChanged(): void; onSecret(secret: string): void }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const onError = (error: unknown) => toastFailure(errorText(tError, error));
  const update = useMutation(orpc.webhooks.update.mutationOptions({ onError, onSettled: onChanged }));
  const remove = useMutation(orpc.webhooks.remove.mutationOptions({ onError, onSettled: onChanged }));
  const rotate = useMutation(
    orpc.webhooks.rotate.mutationOptions({
      onError,
      onSuccess: ({ secret }) => onSecret(secret),
      onSettled: onChanged,
    }),
  );
  const ping = useMutation(
    orpc.webhooks.ping.mutationOptions({
      onError,
      onSuccess: ({ state, detail }) =>
        state === "delivered"
          ? toast(t("developers.pinged"))
          : toastFailure(t("developers.pingFailed", { detail: detail ?? "" })),
      onSettled: () => {
        onChanged();
        void client.invalidateQueries({ queryKey: orpc.webhooks.deliveries.key() });
      },
    }),
  );
  return { update, remove, rotate, ping };
}
export type HookWork = ReturnType<typeof useHookWork>;
