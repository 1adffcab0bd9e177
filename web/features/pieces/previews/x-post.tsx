/** An X post: name and handle on one line, text never folded within 280, up to four photos in one rounded frame. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { FoldedText } from "./folded-text.tsx";
import { Actions } from "./icons.tsx";
import { PhotoTiles } from "./photo-tiles.tsx";
import type { PreviewProps } from "./types.ts";
import styles from "./x-post.module.css";

/** Also the shape of other micro-posts (Threads, Bluesky, Mastodon): they differ in limits, not in looks. */
export function XPost({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  return (
    <article className={styles.post}>
      <Avatar name={author.name} />
      <div className={styles.main}>
        <p className={styles.who}>
          <b>{author.name}</b> <span>{t("preview.justNow")}</span>
        </p>
        <FoldedText text={piece.text} lang={piece.language} fold={{ chars: 500 }} more={t("preview.showMore")} />
        <div className={styles.photos}>
          <PhotoTiles photos={photos} max={platform.imagesMax ?? 4} limit={4} rounded />
        </div>
        <Actions names={["comment", "repost", "like", "views", "save"]} className={styles.actions} size={18} />
      </div>
    </article>
  );
}
