/** What is done with a lead: each change shows at once where it is saved, and the list is read again. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { LeadDetail } from "#contract/leads/lead";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";

/** Changes of one lead; `quiet` ones say nothing when another lead is reached the same way: their form asks instead. */
export function useLeadChanges(id: string) {
  const { t } = useTranslation("leads");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const { queryKey } = orpc.leads.get.queryOptions({ input: { id } });
  const put = (lead: LeadDetail) => {
    client.setQueryData(queryKey, lead);
    void client.invalidateQueries({ queryKey: orpc.leads.list.key() });
  };
  const fails = (error: unknown) => {
    if (causeOf(error).code !== "conflict") toastFailure(t("drawer.notSaved"), errorText(tError, error));
  };
  const options = { onSuccess: put, onError: fails };
  return {
    update: useMutation(orpc.leads.update.mutationOptions(options)),
    note: useMutation(orpc.leads.note.mutationOptions(options)),
    remind: useMutation(orpc.leads.remind.mutationOptions(options)),
    endReminder: useMutation(orpc.leads.endReminder.mutationOptions(options)),
    merge: useMutation(orpc.leads.merge.mutationOptions(options)),
    remove: useMutation(
      orpc.leads.remove.mutationOptions({
        onSuccess: () => void client.invalidateQueries({ queryKey: orpc.leads.list.key() }),
        onError: fails,
      }),
    ),
  };
}
export type LeadChanges = ReturnType<typeof useLeadChanges>;
