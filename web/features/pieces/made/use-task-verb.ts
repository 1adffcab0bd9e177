/** Tries a task again or cancels it; why that was refused comes as a message. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toastFailure } from "#web/ui/toast.ts";

export function useTaskVerb(onTask: (task: Task) => void) {
  const { t: tError } = useTranslation("errors");
  return useMutation({
    mutationFn: ({ verb, id }: { verb: "retry" | "cancel"; id: string }) => api.tasks[verb]({ id }),
    onSuccess: onTask,
    onError: (error) => toastFailure(errorText(tError, error)),
  });
}
