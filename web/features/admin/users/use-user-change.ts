/** A change of an account: said when it is done or not, and what is shown of accounts is asked for again. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

interface Said {
  done: string;
  failed: string;
  /** Why it was refused, where a code means something else here than anywhere; null: as everywhere. */
  why?: (error: Error) => string | null;
}

export function useUserChange<Input>(ask: (input: Input) => Promise<unknown>, said: Said) {
  const { t } = useTranslation("errors");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => ask(input),
    onSuccess: () => toast(said.done),
    onError: (error) => toastFailure(said.failed, said.why?.(error) ?? errorText(t, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.admin.users.key() }),
  });
}
