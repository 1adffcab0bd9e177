/** The picture sets of a campaign: those being drawn, live; finished ones with the first picture of each language. */
import { useTranslation } from "react-i18next";
import type { PictureSet } from "#contract/media/picture-set";
import type { Task } from "#contract/task";
import made from "#web/features/pieces/made/made.module.css";
import { MadeCard } from "#web/features/pieces/made/made-card.tsx";
import { useMadeList } from "#web/features/pieces/made/use-made-list.ts";
import styles from "#web/features/pieces/posters/posters.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { ErrorState } from "#web/ui/states.tsx";
import { usePhotoViewer } from "#web/ui/use-photo-viewer.tsx";

export function PictureSetList({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation("pieces");
  const { data, error, refetch, putTask } = useMadeList(
    campaignId,
    orpc.pictureSets.list.queryKey({ input: { campaignId } }),
    () => api.pictureSets.list({ campaignId }),
  );
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={made.list} aria-label={t("pictureSet.made")}>
      <h3 className={made.title}>{t("pictureSet.made")}</h3>
      <p className={made.when}>{t("pictureSet.goesAlong")}</p>
      <ul className={made.cards}>
        {data.map((set) => (
          <SetCard key={set.id} set={set} onTask={putTask} onRemoved={refetch} />
        ))}
      </ul>
    </section>
  );
}

function SetCard(props: { set: PictureSet; onTask: (task: Task) => void; onRemoved: () => void }) {
  const { set, onTask, onRemoved } = props;
  const { order } = set;
  const { t } = useTranslation("pieces");
  const template = t(`posters.templates.${order.template}`);
  const ratio = order.ratio === "A4" ? t("posters.print") : order.ratio;
  const kind = t(`posters.amounts.${order.carousel ? "carousel" : "one"}`);
  const languages = order.languages.map(ownLanguageName).join(" / ");
  const about = [template, kind, ratio, languages].join(" · ");
  const covers = set.covers.map(({ language, url }) => ({
    id: language,
    url,
    caption: t("pictureSet.coverAlt", { template, language: ownLanguageName(language) }),
  }));
  const { view, viewer } = usePhotoViewer(covers);
  const number = set.pictures === null ? null : t("pictureSet.count", { count: set.pictures });
  return (
    <MadeCard
      about={number === null ? about : `${about} · ${number}`}
      createdAt={set.createdAt}
      task={set.task}
      made={set.pictures !== null}
      note={set.outdated ? t("pictureSet.outdated") : null}
      removal={{
        title: t("pictureSet.removeTitle"),
        text: t("film.removeText"),
        done: t("pictureSet.removed"),
        remove: () => api.pictureSets.remove({ id: set.id }),
      }}
      onTask={onTask}
      onRemoved={onRemoved}
    >
      <ul className={styles.covers}>
        {covers.map(({ id, url, caption }, at) => (
          <li key={id}>
            <button type="button" className={styles.enlarge} onClick={() => view(at)}>
              <img className={styles.cover} src={url} alt={caption} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </MadeCard>
  );
}
