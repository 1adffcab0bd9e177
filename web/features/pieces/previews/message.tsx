/** A message in a chat or channel (LINE, KakaoTalk, Telegram, WhatsApp, Slack): photo card on top, bubble below. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { RichText } from "./folded-text.tsx";
import styles from "./message.module.css";
import { Photo } from "./photo.tsx";
import type { PreviewProps } from "./types.ts";

export function Message({ platform, piece, photos, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  const [photo] = photos;
  return (
    <div className={styles.chat}>
      <p className={styles.channel}>{platform.name}</p>
      <div className={styles.line}>
        <Avatar name={author.name} size={36} />
        <div className={styles.bubble}>
          {photo && platform.imagesMax !== 0 && <Photo photo={photo} index={0} ratio="3 / 2" />}
          <div className={styles.words} lang={piece.language}>
            {piece.title && <p className={styles.title}>{piece.title}</p>}
            <p className={styles.text}>
              <RichText text={piece.text} />
            </p>
            <span className={styles.time}>{t("preview.now")}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
