/** A change of what was sold: said when it did not work, and everything of the administration is asked for again. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** `done`: what is said; left out where the caller says it. `explained`: errors the caller shows at their field. */
export function useChange<Input, Output>(
  ask: (input: Input) => Promise<Output>,
  said: { done?: string; explained?: (error: unknown) => boolean } = {},
) {
  const { t } = useTranslation("adminPackages");
  const { t: tError } = useTranslation("errors");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => ask(input),
    onSuccess: () => said.done && toast(said.done),
    onError: (error) => !said.explained?.(error) && toastFailure(t("failed"), errorText(tError, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.admin.key() }),
  });
}
