/** Storage, mail, messages and payment as this deployment has them. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import styles from "./integration.module.css";
import { ServiceRow } from "./service-row.tsx";

export function ServicesPanel() {
  const { t } = useTranslation("adminIntegration");
  const { data, error, refetch } = useQuery(orpc.admin.services.list.queryOptions());
  return (
    <Panel title={t("services")}>
      <p className={styles.text}>{t("servicesText")}</p>
      {data ? (
        <ul className={styles.rows}>
          {data.map((service) => (
            <ServiceRow key={service.name} service={service} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <div className={styles.waiting}>
          <Loading />
        </div>
      )}
    </Panel>
  );
}
