/** Package centre: what the account holds today, the member price list, and how to subscribe. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import styles from "#web/features/packages/packages.module.css";
import { PlanCard } from "#web/features/packages/plan-card.tsx";
import { orpc } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { useLanguage } from "#web/lib/use-language.ts";
import { Page, Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

export function PackagesScreen() {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  const { contact } = useConfig();
  const plans = useQuery(orpc.plans.list.queryOptions({ input: { list: "member" }, staleTime: 300_000 }));
  const properties = useQuery(orpc.properties.list.queryOptions({ input: { limit: 1 } }));
  const failed = plans.error ?? properties.error;
  if (failed) {
    return (
      <Page title={t("title")}>
        <ErrorState error={failed} retry={() => void Promise.all([plans.refetch(), properties.refetch()])} />
      </Page>
    );
  }
  const { published = 0, draft = 0, archived = 0 } = properties.data?.counts ?? {};
  const total = published + draft + archived;
  return (
    <Page title={t("title")} lead={t("lead")}>
      {plans.data && properties.data ? (
        <>
          <Panel title={t("usage")}>
            <p className={styles.text}>{total > 0 ? t("usageText", { count: total }) : t("usageEmpty")}</p>
          </Panel>
          <ul className={styles.plans}>
            {plans.data.map((plan) => (
              <PlanCard key={plan.code} plan={plan} language={language} />
            ))}
          </ul>
          <Panel title={t("buyTitle")}>
            <p className={styles.text}>{contact.email ? t("buyText") : t("buyNoContact")}</p>
            {contact.email ? (
              <Button component="a" href={`mailto:${contact.email}`} variant="default" mt="md">
                {t("writeUs")}
              </Button>
            ) : null}
          </Panel>
        </>
      ) : (
        <Loading />
      )}
    </Page>
  );
}
