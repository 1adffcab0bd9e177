/** One film: its progress and cause of failure while it is made, then the player, the file, its subtitles. */
import { Button } from "@mantine/core";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Film } from "#contract/media/film";
import type { Task } from "#contract/task";
import styles from "#web/features/pieces/film/film.module.css";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatAgo, formatDuration, formatPercent, ownLanguageName } from "#web/lib/intl.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { isRunning, secondsLeft } from "#web/lib/task-stream.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { FilmPlayer } from "./film-player.tsx";

const Question = lazy(async () => ({ default: (await import("#web/ui/dialog.tsx")).Question }));
const SOON = 2;
const ICON = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** How a film that is not there yet stands, in words. */
function useStanding(task: Task | null): string {
  const { t } = useTranslation("pieces");
  const { t: tTasks } = useTranslation("tasks");
  const language = useLanguage();
  if (task === null) return t("film.gone");
  if (task.status === "pending") return t("progress.waiting");
  if (task.status === "processing") {
    const left = secondsLeft(task);
    const time =
      left === null
        ? null
        : left < SOON
          ? t("progress.soon")
          : t("progress.remaining", { time: formatDuration(language, left) });
    return [formatPercent(language, task.progress), time].filter((part) => part !== null).join(" · ");
  }
  return task.cause?.code === "cancelled" ? tTasks("cancelledStatus") : tTasks(`status.${task.status}`);
}

export function FilmCard(props: { film: Film; onTask: (task: Task) => void; onRemoved: () => void }) {
  const { film, onTask, onRemoved } = props;
  const { order, task } = film;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const now = useNow(60_000);
  const standing = useStanding(task);
  const [asks, setAsks] = useState(false);
  const onError = (error: Error) => toastFailure(errorText(tError, error));
  const act = useMutation({
    mutationFn: ({ verb, id }: { verb: "retry" | "cancel"; id: string }) => api.tasks[verb]({ id }),
    onSuccess: onTask,
    onError,
  });
  const subtitles = useMutation({
    mutationFn: (format: "srt" | "vtt") => api.films.subtitles({ id: film.id, format }),
    onSuccess: (file) => saveFile(file, file.name),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.films.remove({ id: film.id }),
    onSuccess: () => {
      setAsks(false);
      toast(t("film.removed"));
      onRemoved();
    },
    onError,
  });
  const about = t("film.about", {
    ratio: order.ratio,
    quality: t(`film.qualities.${order.quality}`),
    language: ownLanguageName(order.language),
    time: formatDuration(language, film.seconds),
  });
  const failed = task?.status === "failed" && task.cause && task.cause.code !== "cancelled" ? task.cause : null;
  return (
    <li className={styles.film}>
      {film.bytes === null ? null : <FilmPlayer film={film} label={about} />}
      <div className={styles.filmWords}>
        <p className={styles.about}>{about}</p>
        <p className={styles.when}>{formatAgo(language, film.createdAt, now)}</p>
        {film.bytes === null ? <p className={styles.standing}>{standing}</p> : null}
        {failed ? <p className={styles.cause}>{tError(failed.code, failed.data)}</p> : null}
        {task?.status === "processing" ? (
          <ProgressBar percent={task.progress} label={t("film.progress", { about })} />
        ) : null}
        <div className={styles.actions}>
          {film.bytes === null ? null : (
            <>
              <Button
                variant="default"
                mih={44}
                loading={subtitles.isPending}
                leftSection={<IconDownload {...ICON} />}
                onClick={() => subtitles.mutate("srt")}
              >
                SRT
              </Button>
              <Button
                variant="default"
                mih={44}
                loading={subtitles.isPending}
                leftSection={<IconDownload {...ICON} />}
                onClick={() => subtitles.mutate("vtt")}
              >
                VTT
              </Button>
            </>
          )}
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
              leftSection={<IconTrash {...ICON} />}
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
            title={t("film.removeTitle")}
            text={t("film.removeText")}
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
