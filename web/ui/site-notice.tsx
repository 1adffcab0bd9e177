/** What an administrator tells everybody (maintenance), above every page until its end. Without one it takes no room. */
import { useEffect, useRef, useState } from "react";
import type { SiteConfig } from "#contract/site";
import { formatMoment } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import styles from "#web/ui/site-notice.module.css";

/** Longer timers than a day's are not needed: nobody's page stays open, and browsers forget those over 24 days. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** How much of the window it takes: the sidebar, as tall as the window, begins below it (shell.module.css). */
const HEIGHT = "--site-notice";

/** `until`: the sentence around the time, with `{until}` in it. The time is the reader's, so it comes after the take-over. */
export function SiteNotice(props: { notice: SiteConfig["notice"]; language: Language; label: string; until: string }) {
  const { notice, language } = props;
  const end = notice?.until ?? null;
  const [here, setHere] = useState(false);
  const [over, setOver] = useState(false);
  useEffect(() => {
    setHere(true);
    const left = end === null ? LONGEST_MS : Date.parse(end) - Date.now();
    setOver(left <= 0);
    if (end === null || left <= 0) return;
    const timer = setTimeout(() => left <= LONGEST_MS && setOver(true), Math.min(left, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [end]);
  const shown = notice !== null && !over;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = box.current;
    if (!shown || !section) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(HEIGHT, `${section.offsetHeight}px`));
    sizes.observe(section);
    return () => {
      sizes.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <section ref={box} className={styles.notice} aria-label={props.label}>
      <p>
        {notice.text[language]}
        {end && here ? <span>{props.until.replace("{until}", formatMoment(language, end))}</span> : null}
      </p>
    </section>
  );
}
