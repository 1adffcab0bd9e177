/** Photos side by side with a counter and two buttons; swipes natively because it is a scroll-snap strip. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Photo } from "./photo.tsx";
import styles from "./shared.module.css";
import type { PreviewPhoto } from "./types.ts";

export function Carousel({
  photos,
  ratio,
  max,
  dots,
}: {
  photos: PreviewPhoto[];
  ratio: string;
  max: number;
  dots?: boolean;
}) {
  const { t } = useTranslation("pieces");
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const visible = photos.slice(0, max);
  if (visible.length === 0) return null;
  const go = (index: number) => strip.current?.scrollTo({ left: index * (strip.current.clientWidth || 0) });
  return (
    <div className={styles.carousel}>
      <section
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling strip must be reachable by keyboard
        tabIndex={0}
        aria-label={t("preview.photos", { count: visible.length })}
        onScroll={(event) =>
          setAt(Math.round(event.currentTarget.scrollLeft / Math.max(1, event.currentTarget.clientWidth)))
        }
      >
        {visible.map((photo, index) => (
          <div key={photo.id} className={styles.slide}>
            <Photo photo={photo} index={index} ratio={ratio} />
          </div>
        ))}
      </section>
      {visible.length > 1 && (
        <>
          <span className={styles.count} aria-hidden="true">{`${at + 1}/${visible.length}`}</span>
          {at > 0 && (
            <button
              type="button"
              className={styles.step}
              data-side="left"
              aria-label={t("preview.previous")}
              onClick={() => go(at - 1)}
            >
              ‹
            </button>
          )}
          {at < visible.length - 1 && (
            <button
              type="button"
              className={styles.step}
              data-side="right"
              aria-label={t("preview.next")}
              onClick={() => go(at + 1)}
            >
              ›
            </button>
          )}
          {dots && (
            <div className={styles.dots} aria-hidden="true">
              {visible.map((photo, index) => (
                <i key={photo.id} data-on={index === at || undefined} />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}
