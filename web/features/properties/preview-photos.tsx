/** The home's photos: one large, the others below to choose from. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Photo } from "#contract/import";
import { usePhotoViewer } from "#web/ui/use-photo-viewer.tsx";
import { Cover } from "./cover.tsx";
import styles from "./preview.module.css";

export function PreviewPhotos({ photos }: { photos: Photo[] }) {
  const { t } = useTranslation("properties");
  const { t: tc } = useTranslation();
  const [at, setAt] = useState(0);
  const { view, viewer } = usePhotoViewer(photos);
  const large = photos[at] ?? photos[0];
  if (!large) return <Cover url={null} className={styles.noPhoto} />;
  return (
    <figure className={styles.photos} aria-label={t("detail.photos")}>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={tc("photo.open", { number: at + 1 })}
        onClick={() => view(at)}
      >
        <img className={styles.large} src={large.url} alt={large.caption ?? t("detail.photo", { number: at + 1 })} />
      </button>
      {large.caption ? <figcaption className={styles.caption}>{large.caption}</figcaption> : null}
      {photos.length > 1 ? (
        <div className={styles.strip}>
          {photos.map((photo, index) => (
            <button
              key={photo.id}
              type="button"
              className={styles.thumb}
              aria-label={photo.caption ?? t("detail.photo", { number: index + 1 })}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <img src={photo.url} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      ) : null}
      {viewer}
    </figure>
  );
}
