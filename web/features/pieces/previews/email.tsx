/** The email as a line in an inbox (sender, subject, preheader), and opened: its HTML in a sandboxed frame, as wide as a phone or a screen. */
import { useElementSize } from "@mantine/hooks";
import { IconDeviceDesktop, IconDeviceMobile, IconMoon, IconSun } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addOnWechat } from "#engine/account/wechat-words";
import { withPictures } from "#engine/copy/email/html";
import { Avatar } from "./avatar.tsx";
import styles from "./email.module.css";
import type { PreviewProps } from "./types.ts";

/** A mail follows its reader's system; here the person chooses, whatever their own system says. */
const inColours = (html: string, dark: boolean) =>
  html.replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, dark ? "@media all" : "@media not all");

/** Pixels across which a mail is read. */
const WIDTHS = { phone: 375, screen: 660 } as const;
const screens = ["phone", "screen"] as const;
const MOST_HEIGHT = 3_200;
const LEAST_HEIGHT = 240;

export function Email({ piece, author, signer, photos }: PreviewProps) {
  const { t } = useTranslation("pieces");
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width: room } = useElementSize();
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const [dark, setDark] = useState(false);
  const [screen, setScreen] = useState<(typeof screens)[number]>("phone");
  const sender = author.company ?? author.name;
  const width = WIDTHS[screen];
  // what is wider than there is room for is shown whole, smaller
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  /** The frame runs no script; same-origin only so that its height can be read, and the mail shown without an inner scrollbar. */
  const fit = useCallback(() => {
    const full = frame.current?.contentDocument?.body?.scrollHeight;
    if (full) setHeight(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, full)));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width breaks other lines
  useEffect(fit, [fit, width]);
  // as the letter itself leads
  const photo = photos.find(({ plan }) => !plan);
  const shown = (src: string | null, caption: string) => (src === null ? null : { src, caption });
  const html =
    piece.html &&
    withPictures(piece.html, {
      photo: photo ? { src: photo.url, caption: photo.caption ?? "" } : null,
      portrait: shown(signer.portrait, author.name),
      wechat: shown(signer.wechat, addOnWechat[piece.language]),
    });
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
      {html ? (
        <div className={styles.bar}>
          {screens.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.colours}
              aria-pressed={one === screen}
              onClick={() => setScreen(one)}
            >
              {one === "phone" ? (
                <IconDeviceMobile size={16} stroke={1.6} aria-hidden />
              ) : (
                <IconDeviceDesktop size={16} stroke={1.6} aria-hidden />
              )}
              {t(one === "phone" ? "preview.phoneMail" : "preview.screenMail")}
            </button>
          ))}
          <button type="button" className={styles.colours} data-last aria-pressed={dark} onClick={() => setDark(!dark)}>
            {dark ? <IconSun size={16} stroke={1.6} aria-hidden /> : <IconMoon size={16} stroke={1.6} aria-hidden />}
            {t(dark ? "preview.lightMail" : "preview.darkMail")}
          </button>
        </div>
      ) : null}
      <div ref={ref} className={styles.open} data-dark={dark || undefined}>
        {html ? (
          <div className={styles.paper} style={{ width: width * scale, height: height * scale }}>
            <iframe
              ref={frame}
              className={styles.frame}
              style={{ width, height, transform: `scale(${scale})` }}
              title={t("preview.emailFrame")}
              sandbox="allow-same-origin"
              srcDoc={inColours(html, dark)}
              onLoad={fit}
            />
          </div>
        ) : (
          <p className={styles.plain} lang={piece.language}>
            {piece.body}
          </p>
        )}
      </div>
    </div>
  );
}
