/** How a voice stands that is being read: percent and cancel, or why it failed and another try. */
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import made from "#web/features/pieces/made/made.module.css";
import { useStanding } from "#web/features/pieces/made/use-standing.ts";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { toastFailure } from "#web/ui/toast.ts";

export function VoiceProgress({ task, onTask }: { task: Task; onTask: (task: Task) => void }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const standing = useStanding(task);
  const act = useMutation({
    mutationFn: (verb: "retry" | "cancel") => api.tasks[verb]({ id: task.id }),
    onSuccess: onTask,
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const running = isRunning(task);
  return (
    <div className={made.words}>
      <p className={made.standing}>{t("film.reading", { standing })}</p>
      {task.cause && task.cause.code !== "cancelled" ? (
        <p className={made.cause}>{tError(task.cause.code, task.cause.data)}</p>
      ) : null}
      {task.status === "processing" ? <ProgressBar percent={task.progress} label={t("film.readingProgress")} /> : null}
      <div className={made.actions}>
        <Button
          variant="default"
          mih={44}
          loading={act.isPending}
          onClick={() => act.mutate(running ? "cancel" : "retry")}
        >
          {t(running ? "progress.cancel" : "film.retry")}
        </Button>
      </div>
    </div>
  );
}
