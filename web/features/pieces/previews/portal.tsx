/** A listing on a property portal: photo, price first, the figures in a row, then headline and remarks. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { Carousel } from "./carousel.tsx";
import { FoldedText } from "./folded-text.tsx";
import styles from "./portal.module.css";
import type { PreviewProps } from "./types.ts";

export function Portal({ platform, piece, photos, author, facts, price }: PreviewProps) {
  const { t } = useTranslation("pieces");
  return (
    <article className={styles.page}>
      <Carousel photos={photos} ratio="3 / 2" max={platform.imagesMax ?? 20} />
      <div className={styles.body}>
        {price && <p className={styles.price}>{price}</p>}
        {piece.title && (
          <p className={styles.title} lang={piece.language}>
            {piece.title}
          </p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.about}>{t("preview.about")}</p>
        <FoldedText text={piece.body} lang={piece.language} fold={{ lines: 12 }} charsPerLine={24} />
        <footer className={styles.agent}>
          <Avatar name={author.name} size={44} />
          <div>
            <p className={styles.name}>{author.name}</p>
            <p className={styles.company}>{[author.company, author.phone].filter(Boolean).join(" · ")}</p>
          </div>
        </footer>
      </div>
    </article>
  );
}
