/** Light or dark. public/boot.js switches, so that it works before this page's script has come. */
import styles from "#web/features/landing/header.module.css";
import type { LandingTexts } from "#web/features/landing/types.ts";

/** Both buttons are in the page and the style sheet shows the fitting one: the server cannot know the colours. */
export function ColourSwitch({ t }: { t: LandingTexts }) {
  return (
    <>
      <button type="button" className={`${styles.icon} ${styles.toDark}`} aria-label={t.darkMode} data-switch-colours>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
        </svg>
      </button>
      <button type="button" className={`${styles.icon} ${styles.toLight}`} aria-label={t.lightMode} data-switch-colours>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="4" />
          <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
        </svg>
      </button>
    </>
  );
}
