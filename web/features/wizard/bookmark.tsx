/** How an agent's own browser sends the page it sees: the bookmark to drag, three steps and a picture of them. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendPagePath } from "#contract/import";
import styles from "./bookmark.module.css";
import { BookmarkPicture } from "./bookmark-picture.tsx";
import { bookmarkletOf } from "./bookmarklet.ts";

const steps = ["drag", "open", "click"] as const;

export function Bookmark() {
  const { t } = useTranslation("wizard");
  const link = useRef<HTMLAnchorElement>(null);
  const [clicked, setClicked] = useState(false);
  // set by hand: React takes no address that is a script
  useEffect(() => link.current?.setAttribute("href", bookmarkletOf(location.origin)), []);
  return (
    <section className={styles.bookmark} aria-labelledby="bookmark-title">
      <div className={styles.words}>
        <h3 id="bookmark-title" className={styles.title}>
          {t("bookmark.title")}
        </h3>
        <p className={styles.text}>{t("bookmark.text")}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`bookmark.${step}`)}</li>
          ))}
        </ol>
        <a
          ref={link}
          href={sendPagePath}
          className={styles.button}
          draggable
          onClick={(event) => {
            event.preventDefault();
            setClicked(true);
          }}
        >
          {t("bookmark.name")}
        </a>
        <p role="status" className={styles.hint}>
          {clicked ? t("bookmark.clicked") : ""}
        </p>
        <p className={styles.phone}>{t("bookmark.phone")}</p>
      </div>
      <BookmarkPicture />
    </section>
  );
}
