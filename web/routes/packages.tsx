/** Package centre: what the account uses today, the member price list, how buying goes, and earlier packages. */
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#web/features/auth/context.tsx";
import { BuyingSteps } from "#web/features/packages/buying-steps.tsx";
import { CurrentUsage } from "#web/features/packages/current-usage.tsx";
import { History } from "#web/features/packages/history.tsx";
import styles from "#web/features/packages/packages.module.css";
import { PackagesWaiting } from "#web/features/packages/packages-waiting.tsx";
import { PlanCard } from "#web/features/packages/plan-card.tsx";
import { orpc } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Page } from "#web/ui/page.tsx";
import { ErrorState } from "#web/ui/states.tsx";

const ContactDialog = lazy(async () => ({
  default: (await import("#web/features/packages/contact-dialog.tsx")).ContactDialog,
}));
const A_MINUTE = 60_000;

export function PackagesScreen() {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  const { contact } = useConfig();
  const { user } = useAuth();
  const now = useNow(A_MINUTE);
  const plans = useQuery(orpc.plans.list.queryOptions({ input: { list: "member" }, staleTime: 300_000 }));
  const subscriptions = useQuery(orpc.subscriptions.list.queryOptions());
  const [asked, setAsked] = useState<string | null>(null);
  const missing = (plans.data ? null : plans.error) ?? (subscriptions.data ? null : subscriptions.error);
  const current = subscriptions.data?.find((one) => one.state === "current");
  const contactable = contact.email !== "" || contact.phone !== "" || contact.wechat !== "";
  return (
    <Page title={t("title")} lead={t("lead")}>
      {missing ? (
        <ErrorState error={missing} retry={() => void Promise.all([plans.refetch(), subscriptions.refetch()])} />
      ) : plans.data && subscriptions.data ? (
        <>
          <CurrentUsage current={current} now={now} />
          <section className={styles.offer} aria-label={t("plans")}>
            <h2 className={styles.offerTitle}>{t("plans")}</h2>
            <ul className={styles.plans}>
              {plans.data.map((plan) => (
                <PlanCard
                  key={plan.code}
                  plan={plan}
                  language={language}
                  current={current?.planCode === plan.code && current.source !== "trial"}
                  onAsk={contactable ? () => setAsked(plan.name[language]) : null}
                />
              ))}
            </ul>
          </section>
          <BuyingSteps contactable={contactable} />
          {subscriptions.data.length > 1 ? <History subscriptions={subscriptions.data} /> : null}
        </>
      ) : (
        <PackagesWaiting />
      )}
      <Suspense fallback={null}>
        {asked ? (
          <ContactDialog contact={contact} plan={asked} email={user?.email ?? ""} onClose={() => setAsked(null)} />
        ) : null}
      </Suspense>
    </Page>
  );
}
