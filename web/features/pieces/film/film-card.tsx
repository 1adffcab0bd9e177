/** One film: the player, the file, its subtitles. */
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Film } from "#contract/media/film";
import type { Task } from "#contract/task";
import { MadeCard } from "#web/features/pieces/made/made-card.tsx";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDuration, ownLanguageName } from "#web/lib/intl.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toastFailure } from "#web/ui/toast.ts";
import { FilmPlayer } from "./film-player.tsx";

const formats = ["srt", "vtt"] as const;

export function FilmCard(props: { film: Film; onTask: (task: Task) => void; onRemoved: () => void }) {
  const { film, onTask, onRemoved } = props;
  const { order, task } = film;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const subtitles = useMutation({
    mutationFn: (format: (typeof formats)[number]) => api.films.subtitles({ id: film.id, format }),
    onSuccess: (file) => saveFile(file, file.name),
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const about = t("film.about", {
    ratio: order.ratio,
    quality: t(`film.qualities.${order.quality}`),
    language: ownLanguageName(order.language),
    time: formatDuration(language, film.seconds),
  });
  return (
    <MadeCard
      about={about}
      createdAt={film.createdAt}
      task={task}
      made={film.bytes !== null}
      note={film.outdated ? t("film.outdated") : null}
      removal={{
        title: t("film.removeTitle"),
        text: t("film.removeText"),
        done: t("film.removed"),
        remove: () => api.films.remove({ id: film.id }),
      }}
      actions={formats.map((format) => (
        <Button
          key={format}
          variant="default"
          mih={44}
          loading={subtitles.isPending}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={() => subtitles.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      onTask={onTask}
      onRemoved={onRemoved}
    >
      <FilmPlayer film={film} label={about} />
    </MadeCard>
  );
}
