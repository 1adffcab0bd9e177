/** The last page: one more invitation, then who we are and the terms, in plain words. */
import type { Claims } from "#contract/site";
import styles from "#web/features/landing/closing.module.css";
import { fill } from "#web/features/landing/texts.ts";
import type { LandingTexts } from "#web/features/landing/types.ts";

export function Closing({ t, claims }: { t: LandingTexts; claims: Claims }) {
  const notes = [
    { id: "about", title: t.about, text: t.aboutText },
    { id: "support", title: t.support, text: fill(t.supportText, { hours: claims.supportHours }) },
    { id: "terms", title: t.terms, text: t.termsText },
    { id: "privacy", title: t.privacy, text: t.privacyText },
    { id: "ai-content", title: t.aiContent, text: t.aiContentText },
  ];
  return (
    <>
      <section className={styles.call}>
        <div className={styles.inner}>
          <h2 className={styles.headline}>{t.closing}</h2>
          <p className={styles.text}>{t.closingText}</p>
          <a className={styles.main} href="/auth?view=signup">
            {fill(t.trial, { days: claims.trialDays })}
          </a>
        </div>
      </section>
      <div className={styles.notes}>
        {notes.map(({ id, title, text }) => (
          <section key={id} id={id} className={styles.note}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </>
  );
}
