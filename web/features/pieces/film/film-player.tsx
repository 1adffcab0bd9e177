/** Plays a finished film, and offers its file. */
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Film } from "#contract/media/film";
import styles from "#web/features/pieces/film/film.module.css";
import { orpc } from "#web/lib/api.ts";
import { ErrorState } from "#web/ui/states.tsx";

/** Its addresses work for hours; a new one would begin the film anew. */
const FRESH_MS = Number.POSITIVE_INFINITY;

export function FilmPlayer({ film, label }: { film: Film; label: string }) {
  const { t } = useTranslation("pieces");
  const [unplayable, setUnplayable] = useState(false);
  const link = useQuery({
    ...orpc.films.link.queryOptions({ input: { id: film.id } }),
    staleTime: FRESH_MS,
  });
  if (link.error && !link.data) return <ErrorState error={link.error} retry={() => void link.refetch()} />;
  return (
    <div className={styles.player} data-ratio={film.order.ratio}>
      {unplayable ? (
        <p className={styles.unplayable}>{t("film.unplayable")}</p>
      ) : (
        // what is said is written in the picture; the subtitles can be saved beside it
        // biome-ignore lint/a11y/useMediaCaption: its captions are part of the picture
        <video
          className={styles.video}
          controls
          playsInline
          preload="metadata"
          aria-label={t("film.play", { about: label })}
          src={link.data?.play}
          onError={() => link.data && setUnplayable(true)}
        />
      )}
      <Button
        component="a"
        href={link.data?.save}
        mih={44}
        fullWidth
        disabled={!link.data}
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      >
        {t("film.download")}
      </Button>
    </div>
  );
}
