/** The versions of what models are told, and changes of them, each answered with the versions that follow. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PromptVersion } from "#contract/admin/models";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";

export const usePrompts = () => useQuery({ ...orpc.admin.models.prompts.list.queryOptions(), staleTime: 0 });

export function usePromptChange<Input>(ask: (input: Input) => Promise<PromptVersion[]>) {
  const { t } = useTranslation("adminModels");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (versions) => queries.setQueryData(orpc.admin.models.prompts.list.queryKey(), versions),
    onError: (error) => toastFailure(t("notSaved"), errorText(te, error)),
  });
}
