/** Accounts at platforms and what may be done with them; every change is in the list at once. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Connection } from "#contract/publishing/connection";
import { orpc } from "#web/lib/api.ts";
import { usePublishingError } from "#web/lib/publishing/reason.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function useConnections() {
  const { t } = useTranslation("publishing");
  const why = usePublishingError();
  const queries = useQueryClient();
  const { queryKey } = orpc.connections.list.queryOptions();
  const list = useQuery(orpc.connections.list.queryOptions());
  const reload = () => queries.invalidateQueries({ queryKey });
  const failed = (error: unknown) => toastFailure(why(error));
  const put = (one: Connection) =>
    queries.setQueryData<Connection[]>(queryKey, (all) => all?.map((other) => (other.id === one.id ? one : other)));
  const test = useMutation(
    orpc.connections.test.mutationOptions({
      onSuccess: (one) => {
        put(one);
        const name = one.accountName;
        if (one.health === "good") toast(t("tested", { name }));
        else toastFailure(t("testedEnded", { name }));
      },
      onError: failed,
    }),
  );
  const disconnect = useMutation(
    orpc.connections.disconnect.mutationOptions({
      onSuccess: () => toast(t("disconnected")),
      onError: failed,
      onSettled: reload,
    }),
  );
  return { list, reload, test, disconnect };
}
