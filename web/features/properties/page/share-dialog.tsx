/** Sharing a property: puts its page online when it is not, then hands out the link in every way people pass links on. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { NotOnline } from "#web/features/properties/page/not-online.tsx";
import { ShareLinks } from "#web/features/properties/page/share-links.tsx";
import { TakenDown } from "#web/features/properties/page/taken-down.tsx";
import { usePage } from "#web/features/properties/page/use-page.ts";
import { formatDate } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { RightState } from "#web/ui/right/right-card.tsx";
import { useRight } from "#web/ui/right/use-right.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import styles from "./share.module.css";

/** Opened from the property list; loaded when it is first wanted. */
export function ShareDialog(props: { property: Pick<Property, "id" | "title" | "number">; onClose: () => void }) {
  const { property, onClose } = props;
  const { t } = useTranslation("propertyPage");
  const language = useLanguage();
  const { page, publish, unpublish, restore } = usePage(property);
  const right = useRight(property.id);
  const details = page.data;
  return (
    <Dialog title={t("title")} size={560} onClose={onClose}>
      <p className={styles.name}>{property.title}</p>
      <div className={styles.stage}>
        {page.isError && !details ? (
          <ErrorState error={page.error} retry={() => void page.refetch()} />
        ) : !details || !right.known ? (
          <Loading />
        ) : details.takedown ? (
          <TakenDown propertyId={property.id} takedown={details.takedown} />
        ) : details.url === null && details.status !== "archived" && right.right?.allowed === false ? (
          <RightState of={right} />
        ) : details.url === null ? (
          <NotOnline
            propertyId={property.id}
            archived={details.status === "archived"}
            again={details.slug !== null}
            busy={publish.isPending || restore.isPending}
            onAct={() => (details.status === "archived" ? restore : publish).mutate()}
          />
        ) : (
          <>
            <ShareLinks
              propertyId={property.id}
              url={details.url}
              languages={details.languages}
              title={property.title}
              number={property.number}
            />
            <footer className={styles.foot}>
              <span>
                {details.publishedAt ? t("since", { date: formatDate(language, details.publishedAt) }) : null}
              </span>
              <Button variant="subtle" color="gray" c="var(--bad)" mih={44} onClick={() => unpublish.mutate()}>
                {t("unpublish")}
              </Button>
            </footer>
          </>
        )}
      </div>
    </Dialog>
  );
}
