/** What visitors of the home's public page asked, newest first; nothing where nobody has. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ENQUIRIES_LISTED } from "#contract/property-page";
import { orpc } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ContactLink } from "#web/ui/listing/contact-link.tsx";
import styles from "./preview.module.css";

export function PreviewEnquiries({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const enquiries = useQuery(orpc.pages.enquiries.queryOptions({ input: { propertyId } }));
  if (!enquiries.data || enquiries.data.length === 0) return null;
  const full = enquiries.data.length >= ENQUIRIES_LISTED;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{t("detail.enquiries", { count: enquiries.data.length })}</h3>
      <ul className={styles.enquiries}>
        {enquiries.data.map(({ id, name, contact, message, createdAt, language: tag }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> · <ContactLink contact={contact} />
            </p>
            {message ? <p lang={tag}>{message}</p> : null}
            <p className={styles.quiet}>{formatMoment(language, createdAt)}</p>
          </li>
        ))}
      </ul>
      {full ? (
        <p className={styles.quiet}>
          {t("detail.enquiriesNewest", { count: ENQUIRIES_LISTED })}{" "}
          <Link to="/dashboard/leads">{t("detail.allLeads")}</Link>
        </p>
      ) : null}
    </section>
  );
}
