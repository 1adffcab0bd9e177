/** The colophon: four columns of anchors, how to reach us, the two dialogs, copyright and filing numbers. */
import type { SiteConfig } from "#contract/site";
import { QrDialog, WechatDialog } from "#web/features/landing/dialogs.tsx";
import styles from "#web/features/landing/footer.module.css";
import { fill } from "#web/features/landing/texts.ts";
import type { LandingTexts } from "#web/features/landing/types.ts";
import { Brand } from "#web/ui/brand.tsx";

export function Footer({ t, config }: { t: LandingTexts; config: SiteConfig }) {
  const columns = [
    {
      title: t.product,
      links: [
        ["#features", t.features],
        ["#example", t.example],
        ["#pricing", t.pricing],
      ],
    },
    {
      title: t.company,
      links: [
        ["#about", t.about],
        ["#contact", t.contact],
      ],
    },
    {
      title: t.support,
      links: [
        ["#support", t.support],
        ["#ai-content", t.aiContent],
      ],
    },
    {
      title: t.legal,
      links: [
        ["#terms", t.terms],
        ["#privacy", t.privacy],
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.contact} id="contact">
          <Brand />
          <ContactLines contact={config.contact} />
          <div className={styles.buttons}>
            <WechatDialog t={t} contact={config.contact} />
            <QrDialog t={t} />
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className={styles.column} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.small}>
          <span>{fill(t.copyright, { year: new Date().getFullYear() })}</span>
          {config.filings.map((filing) => (
            <span key={filing}>{filing}</span>
          ))}
        </p>
      </div>
    </footer>
  );
}

/** Lines that are not set are left out. */
function ContactLines({ contact }: { contact: SiteConfig["contact"] }) {
  return (
    <address className={styles.lines}>
      {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
      {contact.phone ? <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, "")}`}>{contact.phone}</a> : null}
      {contact.address ? <span>{contact.address}</span> : null}
    </address>
  );
}
