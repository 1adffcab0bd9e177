/** Recalls, looked at again while something is being done, and what a person does about them. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Recall } from "#contract/publishing/recall";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

const POLL_MS = 2_000;
/** A change made elsewhere shows without being asked for. */
const SLOW_POLL_MS = 20_000;

/** Something is being done, or was and is being compared. */
const isMoving = ({ items }: Recall): boolean => items.some(({ state }) => state === "ordered");

export function useRecalls(propertyId: string | null) {
  const queries = useQueryClient();
  const options = orpc.recalls.list.queryOptions({ input: propertyId === null ? {} : { propertyId } });
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.recalls.some(isMoving) ? POLL_MS : SLOW_POLL_MS),
  });
  const put = (next: Recall) =>
    queries.setQueryData(options.queryKey, (all) =>
      all ? { recalls: all.recalls.map((one) => (one.id === next.id ? next : one)) } : all,
    );
  return { query, put, reload: () => queries.invalidateQueries({ queryKey: options.queryKey }) };
}
export type Recalls = ReturnType<typeof useRecalls>;

export function useRecallWork({ put, reload }: Pick<Recalls, "put" | "reload">) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  const onError = (error: unknown) => {
    toastFailure(errorText(tError, error));
    void reload();
  };
  const order = useMutation(
    orpc.recalls.order.mutationOptions({
      onSuccess: (next) => {
        put(next);
        toast(t("recall.ordersTaken"));
      },
      onError,
    }),
  );
  const settle = useMutation(orpc.recalls.settle.mutationOptions({ onSuccess: put, onError }));
  const keep = useMutation(orpc.recalls.keep.mutationOptions({ onSuccess: put, onError }));
  return { order, settle, keep };
}
export type RecallWork = ReturnType<typeof useRecallWork>;
