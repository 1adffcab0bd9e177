/** The state of the models, and changes of it, each answered with the state that follows. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ModelState } from "#contract/admin/models";
import type { ErrorCode } from "#contract/errors";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export const useModels = () => useQuery(orpc.admin.models.get.queryOptions());

/** `saysItself`: codes the form shows beside a field. */
export function useModelChange<Input>(
  ask: (input: Input) => Promise<ModelState>,
  saysItself: readonly ErrorCode[] = [],
) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (state) => {
      queries.setQueryData(orpc.admin.models.get.queryKey(), state);
      toast(t("saved"));
    },
    onError: (error) => {
      const { code } = causeOf(error);
      // somebody else was here: what they did is shown, so that it can be done again upon it
      if (code === "conflict") void queries.invalidateQueries({ queryKey: orpc.admin.models.get.queryKey() });
      if (!saysItself.includes(code)) toastFailure(t("notSaved"), errorText(te, error));
    },
  });
}
