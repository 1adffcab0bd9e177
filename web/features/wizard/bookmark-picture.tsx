/** A browser with the bookmark in its bar, a listing below, and the arrow between the two. In the colours of the page. */
import styles from "./bookmark.module.css";

export function BookmarkPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 260 180" aria-hidden="true">
      <rect x="1" y="1" width="258" height="178" rx="10" className={styles.paper} />
      <path d="M1 30h258M1 56h258" className={styles.line} />
      <circle cx="16" cy="16" r="4" className={styles.soft} />
      <circle cx="30" cy="16" r="4" className={styles.soft} />
      <rect x="48" y="9" width="150" height="13" rx="6.5" className={styles.soft} />
      <rect x="14" y="36" width="58" height="14" rx="7" className={styles.soft} />
      <rect x="80" y="36" width="72" height="14" rx="7" className={styles.accent} />
      <path d="m88 45 5-4.2 5 4.2v4h-10z" className={styles.onAccent} />
      <rect x="102" y="41" width="42" height="4" rx="2" className={styles.onAccent} />
      <rect x="14" y="70" width="110" height="78" rx="6" className={styles.soft} />
      <path d="m34 128 20-26 16 18 12-12 22 20z" className={styles.line} />
      <rect x="138" y="72" width="86" height="9" rx="4.5" className={styles.ink} />
      <rect x="138" y="90" width="60" height="7" rx="3.5" className={styles.soft} />
      <rect x="138" y="104" width="96" height="7" rx="3.5" className={styles.soft} />
      <rect x="138" y="118" width="74" height="7" rx="3.5" className={styles.soft} />
      <path d="M176 66c10-14 4-24-16-23" className={styles.arrow} />
      <path d="m165 38-6 5 7 4" className={styles.arrow} />
      <rect x="14" y="158" width="180" height="7" rx="3.5" className={styles.soft} />
    </svg>
  );
}
