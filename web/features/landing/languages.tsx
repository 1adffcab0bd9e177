/** One opening line, written anew in every language the composer knows: a page of type and nothing else. */
import type { Claims } from "#contract/site";
import { fill } from "#locales/fill";
import styles from "#web/features/landing/languages.module.css";
import type { Example, LandingTexts } from "#web/features/landing/types.ts";

export function Languages({ t, claims, example }: { t: LandingTexts; claims: Claims; example: Example }) {
  return (
    <section id="languages" className={styles.band} aria-labelledby="languages-title">
      <div className={styles.words}>
        <h2 id="languages-title" className={styles.title}>
          {t.languagesTitle}
        </h2>
        <p className={styles.lead}>{fill(t.languagesLead, { count: claims.languages })}</p>
      </div>
      <ul className={styles.lines}>
        {example.openings.map(({ language, languageName, text }) => (
          <li key={language} lang={language}>
            <small>{languageName}</small>
            <q className={styles.line}>{text}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
