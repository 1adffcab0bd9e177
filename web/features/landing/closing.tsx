/** The last page: one more invitation, then who we are and the terms, in plain words. */
import type { Claims, SiteConfig } from "#contract/site";
import { fill } from "#locales/fill";
import styles from "#web/features/landing/closing.module.css";
import { entryLink } from "#web/features/landing/entry-link.ts";
import type { Example, LandingTexts } from "#web/features/landing/types.ts";

interface Note {
  id: string;
  title: string;
  text: string;
  link?: { href: string; label: string };
}

interface ClosingProps {
  t: LandingTexts;
  config: SiteConfig;
  claims: Claims;
  example: Example;
}

export function Closing({ t, config, claims, example }: ClosingProps) {
  const way = entryLink(t, config);
  const picture = example.photos.at(-2);
  const company: Note[] = [
    { id: "about", title: t.about, text: t.aboutText },
    { id: "support", title: t.support, text: fill(t.supportText, { hours: claims.supportHours }) },
  ];
  const legal: Note[] = [
    { id: "terms", title: t.terms, text: t.termsText, link: { href: "/terms", label: t.termsLink } },
    { id: "privacy", title: t.privacy, text: t.privacyText, link: { href: "/privacy", label: t.privacyLink } },
    { id: "ai-content", title: t.aiContent, text: t.aiContentText },
  ];
  return (
    <>
      <section id="start" className={styles.call} aria-labelledby="start-title">
        <div className={styles.inner}>
          <h2 id="start-title" className={styles.headline}>
            {t.closing}
          </h2>
          <p className={styles.text}>{t.closingText}</p>
          <a className={styles.main} href={way.href}>
            {way.label}
          </a>
        </div>
        {picture ? (
          <img
            className={styles.picture}
            src={picture.src}
            alt=""
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
          />
        ) : null}
      </section>
      <div className={styles.notes}>
        <Notes notes={company} />
        <section id="legal" className={styles.legal} aria-labelledby="legal-title">
          <h2 id="legal-title" className={styles.legalTitle}>
            {t.legalTitle}
          </h2>
          <div className={styles.three}>
            <Notes notes={legal} />
          </div>
        </section>
      </div>
    </>
  );
}

const Notes = ({ notes }: { notes: readonly Note[] }) =>
  notes.map(({ id, title, text, link }) => (
    <section key={id} id={id} className={styles.note}>
      <h3>{title}</h3>
      <p>{text}</p>
      {link ? <a href={link.href}>{link.label}</a> : null}
    </section>
  ));
