/** How a voice stands that is being read: percent and cancel, or why it failed and another try. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import made from "#web/features/pieces/made/made.module.css";
import { useStanding } from "#web/features/pieces/made/use-standing.ts";
import { useTaskVerb } from "#web/features/pieces/made/use-task-verb.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { ProgressBar } from "#web/ui/progress.tsx";

export function VoiceProgress({ task, onTask }: { task: Task; onTask: (task: Task) => void }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const standing = useStanding(task);
  const act = useTaskVerb(onTask);
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
          onClick={() => act.mutate({ verb: running ? "cancel" : "retry", id: task.id })}
        >
          {t(running ? "progress.cancel" : "film.retry")}
        </Button>
      </div>
    </div>
  );
}
