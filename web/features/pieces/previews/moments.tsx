/** A friend's post in WeChat Moments: square avatar, name in slate blue, six lines then "全文", nine-grid, no tags. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { FoldedText } from "./folded-text.tsx";
import styles from "./moments.module.css";
import { NineGrid } from "./nine-grid.tsx";
import type { PreviewProps } from "./types.ts";

export function Moments({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  return (
    <article className={styles.post}>
      <Avatar name={author.name} square size={42} />
      <div className={styles.main}>
        <p className={styles.name}>{author.name}</p>
        <FoldedText
          text={piece.text}
          lang={piece.language}
          fold={{ lines: 6 }}
          charsPerLine={17}
          more={t("preview.fullText")}
          less={t("preview.fold")}
        />
        <div className={styles.photos}>
          <NineGrid photos={photos} max={platform.imagesMax ?? 9} />
        </div>
        <div className={styles.foot}>
          <span>{t("preview.justNow")}</span>
          <span className={styles.reply} aria-hidden="true">
            <i />
            <i />
          </span>
        </div>
      </div>
    </article>
  );
}
