/** A Weibo post: round avatar, warm orange author, source line, #topic# in blue, nine lines then "全文", three wide actions. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { FoldedText } from "./folded-text.tsx";
import { Icon } from "./icons.tsx";
import { NineGrid } from "./nine-grid.tsx";
import type { PreviewProps } from "./types.ts";
import styles from "./weibo.module.css";

export function Weibo({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <Avatar name={author.name} size={42} />
        <div className={styles.who}>
          <p className={styles.name}>{author.name}</p>
          <p className={styles.meta}>
            {t("preview.justNow")}
            {author.company ? ` · ${author.company}` : ""}
          </p>
        </div>
        <Icon name="dots" />
      </header>
      <FoldedText
        text={piece.text}
        lang={piece.language}
        fold={{ lines: 9 }}
        charsPerLine={20}
        more={t("preview.fullText")}
        less={t("preview.fold")}
      />
      <div className={styles.photos}>
        <NineGrid photos={photos} max={platform.imagesMax ?? 9} gap={3} />
      </div>
      <div className={styles.actions} aria-hidden="true">
        <span>
          <Icon name="repost" size={17} /> {t("preview.repost")}
        </span>
        <span>
          <Icon name="comment" size={17} /> {t("preview.comment")}
        </span>
        <span>
          <Icon name="thumb" size={17} /> {t("preview.like")}
        </span>
      </div>
    </article>
  );
}
