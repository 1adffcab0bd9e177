/** A Xiaohongshu note: 3:4 photos first, bold title, list-like text, tags in blue on their own line, comment bar. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { Carousel } from "./carousel.tsx";
import { FoldedText, RichText } from "./folded-text.tsx";
import { Icon } from "./icons.tsx";
import type { PreviewProps } from "./types.ts";
import styles from "./xiaohongshu.module.css";

export function Xiaohongshu({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        <Avatar name={author.name} size={34} />
        <p className={styles.name}>{author.name}</p>
        <span className={styles.follow} aria-hidden="true">
          {t("preview.follow")}
        </span>
      </header>
      <Carousel photos={photos} ratio="3 / 4" max={platform.imagesMax ?? 9} dots />
      <div className={styles.body}>
        {piece.title && (
          <p className={styles.title} lang={piece.language}>
            {piece.title}
          </p>
        )}
        <FoldedText text={piece.body} lang={piece.language} fold={null} />
        {piece.tags && (
          <p className={styles.tags} lang={piece.language}>
            <RichText text={piece.tags} />
          </p>
        )}
        <p className={styles.date}>{t("preview.justNow")}</p>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.say}>{t("preview.saySomething")}</span>
        <Icon name="like" />
        <Icon name="star" />
        <Icon name="comment" />
      </div>
    </article>
  );
}
