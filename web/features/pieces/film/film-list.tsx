/** The films of a campaign: those being made, live; finished ones to play and to save. */
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import styles from "#web/features/pieces/film/film.module.css";
import made from "#web/features/pieces/made/made.module.css";
import { useMadeList } from "#web/features/pieces/made/use-made-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { ErrorState } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { FilmCard } from "./film-card.tsx";

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
  const { data, error, refetch, putTask } = useMadeList(
    campaignId,
    orpc.films.list.queryKey({ input: { campaignId } }),
    () => api.films.list({ campaignId }),
  );
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
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
          <FilmCard key={film.id} film={film} onTask={putTask} onRemoved={refetch} />
        ))}
      </ul>
    </section>
  );
}
