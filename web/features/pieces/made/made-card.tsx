/** Something a task makes of a home's pictures (a film, a picture set): progress and cause of failure meanwhile, then what was made. */
import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Task } from "#contract/task";
import styles from "#web/features/pieces/made/made.module.css";
import { useStanding } from "#web/features/pieces/made/use-standing.ts";
import { useTaskVerb } from "#web/features/pieces/made/use-task-verb.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatAgo } from "#web/lib/intl.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));
interface Made {
  /** What it is, in a line. */
  about: string;
  createdAt: string;
  task: Task | null;
  made: boolean;
  /** Above its words, once it is made. */
  children: ReactNode;
  /** A line of its own under the others. */
  note?: string | null;
  /** Before the button that takes it away. */
  actions?: ReactNode;
  removal: { title: string; text: string; done: string; remove: () => Promise<unknown> };
  onTask: (task: Task) => void;
  onRemoved: () => void;
}

export function MadeCard(props: Made) {
  const { about, createdAt, task, made, children, note = null, actions, removal, onTask, onRemoved } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const now = useNow(60_000);
  const standing = useStanding(task);
  const [asks, setAsks] = useState(false);
  const act = useTaskVerb(onTask);
  const remove = useMutation({
    mutationFn: removal.remove,
    onSuccess: () => {
      setAsks(false);
      toast(removal.done);
      onRemoved();
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const failed = task?.status === "failed" && task.cause && task.cause.code !== "cancelled" ? task.cause : null;
  return (
    <li className={styles.card}>
      {made ? children : null}
      <div className={styles.words}>
        <p className={styles.about}>{about}</p>
        <p className={styles.when}>{formatAgo(language, createdAt, now)}</p>
        {made ? null : <p className={styles.standing}>{standing}</p>}
        {note === null ? null : <p className={styles.cause}>{note}</p>}
        {failed ? <p className={styles.cause}>{tError(failed.code, failed.data)}</p> : null}
        {task?.status === "processing" ? (
          <ProgressBar percent={task.progress} label={t("film.progress", { about })} />
        ) : null}
        <div className={styles.actions}>
          {made ? actions : null}
          {task?.status === "failed" ? (
            <Button variant="default" mih={44} onClick={() => act.mutate({ verb: "retry", id: task.id })}>
              {t("film.retry")}
            </Button>
          ) : null}
          {task && isRunning(task) ? (
            <Button variant="default" mih={44} onClick={() => act.mutate({ verb: "cancel", id: task.id })}>
              {t("progress.cancel")}
            </Button>
          ) : (
            <Button
              variant="subtle"
              color="gray"
              c="var(--ink)"
              mih={44}
              leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
              onClick={() => setAsks(true)}
            >
              {t("film.remove")}
            </Button>
          )}
        </div>
      </div>
      {asks ? (
        <Suspense>
          <Question
            title={removal.title}
            text={removal.text}
            no={t("film.keep")}
            yes={t("film.remove")}
            busy={remove.isPending}
            onYes={() => remove.mutate()}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
