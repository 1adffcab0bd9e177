/** Runs dead letters again or throws them away, and says how many were and why others were not. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TasksOutcome } from "#contract/admin/task-shape";
import { orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export function useLetterChange() {
  const { t } = useTranslation("adminTasks");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const told = (word: "ran" | "discarded") => ({
    onSuccess: ({ done, refused }: TasksOutcome) => {
      if (done.length > 0) toast(t(`dead.${word}`, { count: done.length }));
      const why = refused[0]?.why;
      if (why) toastFailure(t("failed"), t("refused", { count: refused.length, why: tError(why.code, why.data) }));
    },
    onError: (error: unknown) => toastFailure(t("failed"), errorText(tError, error)),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.admin.tasks.key() }),
  });
  const run = useMutation(orpc.admin.tasks.dead.run.mutationOptions(told("ran")));
  const discard = useMutation(orpc.admin.tasks.dead.discard.mutationOptions(told("discarded")));
  return { run, discard };
}
