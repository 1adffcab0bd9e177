/** Tries tasks again or cancels them, runs dead letters again or throws them away; says how many, and why others were not. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TasksOutcome } from "#contract/admin/task-shape";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

function useTold() {
  const { t } = useTranslation("adminTasks");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  return (word: "retried" | "cancelled" | "dead.ran" | "dead.discarded") => ({
    onSuccess: ({ done, refused }: TasksOutcome) => {
      if (done.length > 0) toast(t(word, { count: done.length }));
      const why = refused[0]?.why;
      if (why) toastFailure(t("failed"), t("refused", { count: refused.length, why: tError(why.code, why.data) }));
    },
    onError: (error: unknown) => toastFailure(t("failed"), errorText(tError, error)),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.admin.tasks.key() }),
  });
}

export function useTaskChange() {
  const told = useTold();
  const retry = useMutation(orpc.admin.tasks.retry.mutationOptions(told("retried")));
  const cancel = useMutation(orpc.admin.tasks.cancel.mutationOptions(told("cancelled")));
  return { retry, cancel };
}

export function useLetterChange() {
  const told = useTold();
  const run = useMutation(orpc.admin.tasks.dead.run.mutationOptions(told("dead.ran")));
  const discard = useMutation(orpc.admin.tasks.dead.discard.mutationOptions(told("dead.discarded")));
  return { run, discard };
}
