/** An Instagram post: 4:5 photos with dots, then the caption led by the account name and cut after 125 characters. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { Carousel } from "./carousel.tsx";
import { FoldedText } from "./folded-text.tsx";
import { Icon } from "./icons.tsx";
import styles from "./instagram.module.css";
import type { PreviewProps } from "./types.ts";

export function Instagram({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  const handle = author.company ?? author.name;
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <Avatar name={handle} size={32} />
        <p className={styles.name}>{handle}</p>
        <Icon name="dots" />
      </header>
      <Carousel
        photos={photos}
        ratio={platform.id === "pinterest" ? "2 / 3" : "4 / 5"}
        max={platform.imagesMax ?? 10}
        dots
      />
      <div className={styles.actions} aria-hidden="true">
        <Icon name="like" size={24} />
        <Icon name="comment" size={24} />
        <Icon name="send" size={24} />
        <span>
          <Icon name="save" size={24} />
        </span>
      </div>
      <FoldedText
        className={styles.caption}
        text={piece.text}
        lang={piece.language}
        fold={{ chars: 125 }}
        more={t("preview.more")}
        lead={<b>{handle} </b>}
      />
      <p className={styles.date}>{t("preview.justNow")}</p>
    </article>
  );
}
