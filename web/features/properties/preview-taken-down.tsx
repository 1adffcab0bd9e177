/** Said first of a home whose page an administrator took down: that it is so, why, and the way to object. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import styles from "./preview.module.css";

/** Nothing for a page that is merely offline. */
export function PreviewTakenDown({ propertyId, onOpen }: { propertyId: string; onOpen: () => void }) {
  const { t } = useTranslation("propertyPage");
  const { data } = useQuery(orpc.pages.get.queryOptions({ input: { propertyId } }));
  if (!data?.takedown) return null;
  const { reason, objection } = data.takedown;
  return (
    <section className={styles.down} role="note">
      <p className={styles.downLead}>{t("takenDown.lead")}</p>
      <p>{t("takenDown.why", { reason })}</p>
      {objection === null ? null : <p>{t("takenDown.waits")}</p>}
      <Button variant="default" onClick={onOpen}>
        {t(objection === null ? "takenDown.open" : "takenDown.more")}
      </Button>
    </section>
  );
}
