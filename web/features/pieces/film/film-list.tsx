/** The films of a campaign: those being made, live; finished ones to play and to save. */
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Film } from "#contract/media/film";
import type { Task } from "#contract/task";
import styles from "#web/features/pieces/film/film.module.css";
import made from "#web/features/pieces/made/made.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { isRunning, useTaskStream } from "#web/lib/task-stream.ts";
import { ErrorState } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { FilmCard } from "./film-card.tsx";

/** Networks that cut event streams still see the film move. */
const POLL_MS = 5000;

const isMade = ({ task }: Film): boolean => task !== null && isRunning(task);

/** The campaign's archive with the films in it. */
function DownloadAll({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const download = useMutation({
    mutationFn: () => api.campaigns.download({ id: campaignId, films: true }),
    onSuccess: (file) => {
      saveFile(file, file.name);
      toast(t("downloaded", { name: file.name }));
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      mih={44}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t("film.withAll")}
    </Button>
  );
}

export function FilmList({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation("pieces");
  const client = useQueryClient();
  const options = orpc.films.list.queryOptions({ input: { campaignId } });
  const { data, error, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.some(isMade) ? POLL_MS : false),
  });
  const putTask = useCallback(
    (task: Task) => {
      client.setQueryData(options.queryKey, (before) =>
        before?.map((film) => (film.task?.id === task.id ? { ...film, task } : film)),
      );
      // its file is told by the list
      if (!isRunning(task)) void refetch();
    },
    [client, options.queryKey, refetch],
  );
  useTaskStream(data?.some(isMade) ? { campaignId } : null, putTask, () => void refetch());
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={made.list} aria-label={t("film.made")}>
      <div className={styles.boardHead}>
        <h3 className={made.title}>{t("film.made")}</h3>
        {data.some(({ bytes }) => bytes !== null) ? <DownloadAll campaignId={campaignId} /> : null}
      </div>
      <p className={made.when}>{t("film.goesAlong")}</p>
      <ul className={made.cards}>
        {data.map((film) => (
          <FilmCard key={film.id} film={film} onTask={putTask} onRemoved={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}
