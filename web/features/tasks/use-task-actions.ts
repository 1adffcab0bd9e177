/** Retry and cancel: shown at once, taken back when the server refuses. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import type { Refusal } from "#engine/billing/entitled";
import { api, orpc } from "#web/lib/api.ts";
import { refusalOfError } from "#web/lib/billing/plan-refusal.ts";
import { askEntitledAgain } from "#web/lib/billing/use-entitled.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { putTask } from "./cache.ts";
import type { TaskSearch } from "./search.ts";

export type TaskVerb = "retry" | "cancel";

/** The task as the server will make it. */
const expected = (verb: TaskVerb, task: Task, now: Date): Task =>
  verb === "retry"
    ? { ...task, status: "pending", cause: null, progress: 0, attempts: 0, finishedAt: null }
    : { ...task, status: "failed", cause: { code: "cancelled", data: {} }, finishedAt: now.toISOString() };

/** Acts on one task, or on everything failed that the search finds. */
export function useTaskActions() {
  const client = useQueryClient();
  const { t } = useTranslation("tasks");
  const { t: tError } = useTranslation("errors");
  const [refused, setRefused] = useState<Refusal | null>(null);
  /** True when the plan refused it: the notice over the list explains that better than a message in the corner. */
  const explain = (error: unknown): boolean => {
    const refusal = refusalOfError(error);
    setRefused(refusal);
    if (refusal) askEntitledAgain(client);
    return refusal !== null;
  };
  const readAgain = () => client.invalidateQueries({ queryKey: orpc.tasks.list.key() });

  const one = useMutation({
    mutationFn: ({ verb, task }: { verb: TaskVerb; task: Task }) => api.tasks[verb]({ id: task.id }),
    onMutate: async ({ verb, task }) => {
      await client.cancelQueries({ queryKey: orpc.tasks.list.key() });
      putTask(client, expected(verb, task, new Date()));
    },
    onSuccess: (task, { verb }) => {
      setRefused(null);
      askEntitledAgain(client);
      putTask(client, task);
      toast(verb === "retry" ? t("done.retried") : t("done.cancelled"));
    },
    onError: (error, { task }) => {
      putTask(client, task);
      if (!explain(error)) toastFailure(errorText(tError, error));
    },
    onSettled: readAgain,
  });
  const all = useMutation({
    mutationFn: ({ kind, q }: TaskSearch) =>
      api.tasks.retryFailed({ ...(kind ? { kind } : {}), ...(q?.trim() ? { query: q.trim() } : {}) }),
    onSuccess: ({ retried, refused, why }) => {
      explain(why);
      askEntitledAgain(client);
      for (const task of retried) putTask(client, task);
      const message = refused > 0 ? t("done.refused", { count: refused }) : undefined;
      if (retried.length > 0) toast(t("done.retriedAll", { count: retried.length }), message);
      else toastFailure(message ?? t("done.nothingToRetry"));
    },
    onError: (error) => toastFailure(errorText(tError, error)),
    onSettled: readAgain,
  });
  return {
    act: (verb: TaskVerb, task: Task) => one.mutate({ verb, task }),
    retryAll: (about: TaskSearch) => all.mutate(about),
    retryingAll: all.isPending,
    /** What the plan refused last; null when nothing was. */
    refused,
  };
}
