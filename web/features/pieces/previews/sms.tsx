/** A text message: a grey bubble under the sender's number, and how many messages it will be charged as. */
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import { RichText } from "./folded-text.tsx";
import styles from "./sms.module.css";
import type { PreviewProps } from "./types.ts";

export function Sms({ piece, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  const sender = author.company ?? author.phone ?? author.name;
  return (
    <div className={styles.phone}>
      <header className={styles.head}>
        <Avatar name={sender} size={44} />
        <p className={styles.sender}>{sender}</p>
      </header>
      <p className={styles.when}>{t("preview.smsToday")}</p>
      <p className={styles.bubble} lang={piece.language}>
        <RichText text={piece.body} />
      </p>
      <p className={styles.segments}>{t("preview.segments", { count: Math.max(1, piece.length.used) })}</p>
    </div>
  );
}
