/** A Facebook post: page name, five lines then "See more", wide photos (one large, the rest tiled with +n). */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import styles from "./facebook.module.css";
import { FoldedText } from "./folded-text.tsx";
import { Icon } from "./icons.tsx";
import { PhotoTiles } from "./photo-tiles.tsx";
import type { PreviewProps } from "./types.ts";

export function Facebook({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <Avatar name={author.company ?? author.name} />
        <div>
          <p className={styles.name}>{author.company ?? author.name}</p>
          <p className={styles.meta}>{t("preview.justNow")}</p>
        </div>
      </header>
      <FoldedText
        className={styles.text}
        text={piece.text}
        lang={piece.language}
        fold={{ lines: 5 }}
        charsPerLine={25}
        more={t("preview.seeMore")}
      />
      <PhotoTiles photos={photos} max={platform.imagesMax ?? 10} />
      <div className={styles.actions} aria-hidden="true">
        <span>
          <Icon name="thumb" /> {t("preview.like")}
        </span>
        <span>
          <Icon name="comment" /> {t("preview.comment")}
        </span>
        <span>
          <Icon name="share" /> {t("preview.share")}
        </span>
      </div>
    </article>
  );
}
