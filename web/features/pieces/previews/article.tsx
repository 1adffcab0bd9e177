/** A long read (公众号, blogs): serif-free headline, byline, cover, then paragraphs; short lines ending in a colon-free heading stand out. */
import { useTranslation } from "react-i18next";
import styles from "./article.module.css";
import { articleBlocks } from "./article-blocks.ts";
import { RichText } from "./folded-text.tsx";
import { Photo } from "./photo.tsx";
import type { PreviewProps } from "./types.ts";

export function Article({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  const [cover, ...rest] = photos.slice(0, platform.imagesMax ?? 20);
  const blocks = articleBlocks(piece.body);
  return (
    <article className={styles.article} lang={piece.language}>
      {piece.title && <p className={styles.title}>{piece.title}</p>}
      <p className={styles.byline}>
        <span className={styles.account}>{author.company ?? author.name}</span> {t("preview.justNow")}
      </p>
      {cover && (
        <Photo photo={cover} index={0} ratio={platform.id === "wechat-official-account" ? "2.35 / 1" : "16 / 9"} />
      )}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are the text in order and have no other identity
        <div key={index}>
          {block.heading ? (
            <p className={styles.heading}>{block.text}</p>
          ) : (
            <p className={styles.para}>
              <RichText text={block.text} />
            </p>
          )}
          {index > 0 && index % 3 === 0 && rest[index / 3 - 1] && (
            <div className={styles.inline}>
              {[rest[index / 3 - 1]].map(
                (photo) => photo && <Photo key={photo.id} photo={photo} index={index / 3} ratio="3 / 2" />,
              )}
            </div>
          )}
        </div>
      ))}
      {piece.tags && <p className={styles.tags}>{piece.tags}</p>}
    </article>
  );
}
