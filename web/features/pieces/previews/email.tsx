/** The email twice: as a line in an inbox (sender, subject, preheader), and opened, its HTML in a sandboxed frame. */
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "./avatar.tsx";
import styles from "./email.module.css";
import type { PreviewProps } from "./types.ts";

/** A mail follows its reader's system; here the person chooses, whatever their own system says. */
const inColours = (html: string, dark: boolean) =>
  html.replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, dark ? "@media all" : "@media not all");

export function Email({ piece, author }: PreviewProps) {
  const { t } = useTranslation("pieces");
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  const [dark, setDark] = useState(false);
  const sender = author.company ?? author.name;
  /** The frame runs no script; same-origin only so that its height can be read, and the mail shown without an inner scrollbar. */
  const fit = () => {
    const full = frame.current?.contentDocument?.documentElement.scrollHeight;
    if (full) setHeight(Math.min(2400, Math.max(240, full)));
  };
  return (
    <div className={styles.mail}>
      <div className={styles.row} lang={piece.language}>
        <Avatar name={sender} size={38} />
        <div className={styles.cell}>
          <p className={styles.top}>
            <b>{sender}</b>
            <span>{t("preview.now")}</span>
          </p>
          <p className={styles.subject}>{piece.title ?? t("preview.noSubject")}</p>
          <p className={styles.preheader}>{piece.preheader ?? piece.body.slice(0, 120)}</p>
        </div>
      </div>
      {piece.html ? (
        <button type="button" className={styles.colours} aria-pressed={dark} onClick={() => setDark(!dark)}>
          {dark ? <IconSun size={16} stroke={1.6} aria-hidden /> : <IconMoon size={16} stroke={1.6} aria-hidden />}
          {t(dark ? "preview.lightMail" : "preview.darkMail")}
        </button>
      ) : null}
      <div className={styles.open} data-dark={dark || undefined}>
        {piece.html ? (
          <iframe
            ref={frame}
            className={styles.frame}
            style={{ height }}
            title={t("preview.emailFrame")}
            sandbox="allow-same-origin"
            srcDoc={inColours(piece.html, dark)}
            onLoad={fit}
          />
        ) : (
          <p className={styles.plain} lang={piece.language}>
            {piece.body}
          </p>
        )}
      </div>
    </div>
  );
}
