/** What visitors of the home's public page asked, newest first and page by page; nothing where nobody has. */
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
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
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    orpc.pages.enquiries.infiniteOptions({
      input: (before: string | undefined) => ({ propertyId, ...(before ? { before } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page.length < ENQUIRIES_LISTED ? undefined : page.at(-1)?.id),
    }),
  );
  const enquiries = data?.pages.flat() ?? [];
  if (enquiries.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>
        {t(hasNextPage ? "detail.enquiriesMany" : "detail.enquiries", { count: enquiries.length })}
      </h3>
      <ul className={styles.enquiries}>
        {enquiries.map(({ id, name, contact, message, createdAt, language: tag }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> · <ContactLink contact={contact} />
            </p>
            {message ? <p lang={tag}>{message}</p> : null}
            <p className={styles.quiet}>{formatMoment(language, createdAt)}</p>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="default" mt={12} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("detail.enquiriesMore")}
        </Button>
      ) : null}
    </section>
  );
}
