/** A short video: the first frame at 9:16 with the caption over it, and the script scene by scene beneath. */
import { useTranslation } from "react-i18next";
import { FoldedText } from "./folded-text.tsx";
import { Icon } from "./icons.tsx";
import type { PreviewProps } from "./types.ts";
import styles from "./video-script.module.css";

export function VideoScript({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  const [photo] = photos;
  return (
    <article className={styles.video}>
      <div className={styles.frame} data-wide={platform.id === "youtube" || platform.id === "bilibili" || undefined}>
        {photo && (
          <img className={styles.photo} src={photo.url} alt={photo.caption ?? t("preview.photo", { number: 1 })} />
        )}
        <span className={styles.play} aria-hidden="true">
          <Icon name="play" size={34} />
        </span>
        <div className={styles.over}>
          <p className={styles.name}>@{author.company ?? author.name}</p>
          <p className={styles.caption} lang={piece.language}>
            {piece.title ?? piece.body.split("\n")[0]}
          </p>
          {piece.tags && (
            <p className={styles.tags} lang={piece.language}>
              {piece.tags}
            </p>
          )}
        </div>
      </div>
      <div className={styles.script}>
        <p className={styles.label}>{t("preview.script")}</p>
        <FoldedText text={piece.body} lang={piece.language} fold={null} />
      </div>
    </article>
  );
}
