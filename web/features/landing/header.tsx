/** The masthead: brand, anchors, language and colours, and what a visitor or a signed-in person needs. */
import type { SiteConfig } from "#contract/site";
import { ColourSwitch } from "#web/features/landing/colour-switch.tsx";
import styles from "#web/features/landing/header.module.css";
import type { LandingTexts } from "#web/features/landing/types.ts";
import { useVisitor } from "#web/features/landing/visitor.ts";
import { type Language, languageTag, otherLanguage } from "#web/lib/language.ts";
import { Brand } from "#web/ui/brand.tsx";

export function Header(props: { t: LandingTexts; language: Language; config: SiteConfig; onSwitch(): void }) {
  const { t, language, config, onSwitch } = props;
  const other = otherLanguage(language);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href="#home" className={styles.brand}>
          <span className="visually-hidden">{t.home} </span>
          <Brand />
        </a>
        <nav className={styles.anchors} aria-label={t.nav}>
          <a href="#example">{t.example}</a>
          <a href="#features">{t.features}</a>
          <a href="#pricing">{t.pricing}</a>
        </nav>
        <div className={styles.switches}>
          <a
            className={styles.quiet}
            href={`/?lang=${other}`}
            hrefLang={languageTag(other)}
            lang={languageTag(other)}
            aria-label={t.switchLabel}
            onClick={(event) => {
              event.preventDefault();
              onSwitch();
            }}
          >
            {t.switchTo}
          </a>
          <ColourSwitch t={t} />
        </div>
        <Account t={t} config={config} />
      </div>
    </header>
  );
}

function Account({ t, config }: { t: LandingTexts; config: SiteConfig }) {
  const { person, leaving, signOut } = useVisitor(config);
  const closed = config.registration === "invite";
  if (person === null) {
    return (
      <div className={`${styles.account} ${styles.visitor}`}>
        <a className={closed ? styles.main : styles.quiet} href="/auth">
          {t.signIn}
        </a>
        {closed ? null : (
          <a className={styles.main} href="/auth?view=signup">
            {t.signUp}
          </a>
        )}
      </div>
    );
  }
  return (
    <div className={`${styles.account} ${styles.person}`}>
      <button type="button" className={styles.email} popoverTarget="whole-email" title={t.signedInAs}>
        {person.email}
      </button>
      <p id="whole-email" popover="auto" className={styles.whole}>
        <span>{t.signedInAs}</span> {person.email}
      </p>
      <button type="button" className={styles.quiet} aria-busy={leaving} onClick={signOut}>
        {t.signOut}
      </button>
      <a className={styles.main} href={person.home}>
        {t.dashboard}
      </a>
    </div>
  );
}
