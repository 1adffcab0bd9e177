/** The colophon: four columns of anchors, how to reach us, the two dialogs, copyright and filing numbers. */
import type { SiteConfig } from "#contract/site";
import { fill } from "#locales/fill";
import { QrDialog, WechatDialog } from "#web/features/landing/dialogs.tsx";
import styles from "#web/features/landing/footer.module.css";
import { phoneLink } from "#web/features/landing/phone-link.ts";
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
        ["#legal", t.legal],
        ["#contact", t.contact],
      ],
    },
    {
      title: t.support,
      links: [
        ["#support", t.support],
        ["#start", t.start],
      ],
    },
    {
      title: t.legal,
      links: [
        ["#terms", t.terms],
        ["#privacy", t.privacy],
        ["#ai-content", t.aiContent],
        ["/compliance", t.advertisingRules],
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
            <WechatDialog t={t} contact={config.contact} picture={config.wechatQr} />
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
            <Filing key={filing} filing={filing} />
          ))}
        </p>
      </div>
    </footer>
  );
}

/** Where the registers of the Chinese authorities look a number up: the law wants the number to lead there. */
function registerOf(filing: string): string | null {
  const police = /公网安备\D{0,20}(\d{8,})/.exec(filing)?.[1];
  if (police) return `https://beian.mps.gov.cn/#/query/webSearch?code=${police}`;
  return /ICP(备|证)/i.test(filing) ? "https://beian.miit.gov.cn/" : null;
}

function Filing({ filing }: { filing: string }) {
  const register = registerOf(filing);
  if (register === null) return <span>{filing}</span>;
  return (
    <a href={register} target="_blank" rel="noreferrer">
      {filing}
    </a>
  );
}

/** Lines that are not set are left out, and with the last of them their room. */
function ContactLines({ contact }: { contact: SiteConfig["contact"] }) {
  if (!contact.email && !contact.phone && !contact.address) return null;
  return (
    <address className={styles.lines}>
      {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
      {contact.phone ? <a href={phoneLink(contact.phone)}>{contact.phone}</a> : null}
      {contact.address ? <span>{contact.address}</span> : null}
    </address>
  );
}
