/** Package centre: what the account uses today, what is on sale and what it can do with it, how buying stands, earlier packages. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Plan } from "#contract/plan";
import { PendingOrder } from "#web/features/orders/pending-banner.tsx";
import { BuyingSteps } from "#web/features/packages/buying-steps.tsx";
import { ComparePlans } from "#web/features/packages/compare.tsx";
import { CurrentUsage } from "#web/features/packages/current-usage.tsx";
import { History } from "#web/features/packages/history.tsx";
import { boughtOf, mainPlan, offerOf } from "#web/features/packages/offers.ts";
import styles from "#web/features/packages/packages.module.css";
import { PackagesSkeleton } from "#web/features/packages/packages-skeleton.tsx";
import { Packs } from "#web/features/packages/packs.tsx";
import { PlanCard } from "#web/features/packages/plan-card.tsx";
import { useEmail } from "#web/lib/account/use-profile.ts";
import { orpc } from "#web/lib/api.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { loadSubjects } from "#web/lib/i18n.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Page } from "#web/ui/page.tsx";
import { ErrorState } from "#web/ui/states.tsx";

const EnquiryDialog = lazy(async () => {
  const [{ EnquiryDialog }] = await Promise.all([
    import("#web/features/packages/enquiry-dialog.tsx"),
    loadSubjects("enquiry"),
  ]);
  return { default: EnquiryDialog };
});
const A_MINUTE = 60_000;

export function PackagesScreen() {
  const { t } = useTranslation("packages");
  const language = useLanguage();
  const { user } = useAuth();
  const email = useEmail();
  const now = useNow(A_MINUTE);
  const sale = useQuery(orpc.plans.onSale.queryOptions());
  const subscriptions = useQuery(orpc.subscriptions.list.queryOptions());
  const waiting = useQuery(orpc.orders.list.queryOptions({ input: { status: "pending", limit: 1 } }));
  const [asked, setAsked] = useState<Plan | null>(null);
  const parts = [sale, subscriptions, waiting];
  const missing = parts.find((part) => part.isError && !part.data)?.error;
  const loaded = sale.data && subscriptions.data && waiting.data;
  const current = subscriptions.data?.find((one) => one.state === "current");
  const bought = boughtOf(subscriptions.data ?? []);
  const pending = waiting.data?.items[0] ?? null;
  // an order that waits has the accented button
  const main = loaded && !pending ? mainPlan(sale.data.plans, subscriptions.data) : null;
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={
        <Button component={Link} to="/dashboard/orders" variant="default">
          {t("orders")}
        </Button>
      }
    >
      {missing ? (
        <ErrorState error={missing} retry={() => void Promise.all(parts.map((part) => part.refetch()))} />
      ) : loaded ? (
        <>
          {pending ? <PendingOrder order={pending} /> : null}
          <CurrentUsage current={current} now={now} />
          <section className={styles.offer} aria-label={t("plans")}>
            <h2 className={styles.offerTitle}>{t("plans")}</h2>
            <ul className={styles.plans}>
              {sale.data.plans.map((plan) => (
                <PlanCard
                  key={plan.code}
                  plan={plan}
                  language={language}
                  current={bought.current?.planCode === plan.code}
                  offer={offerOf(plan, sale.data.plans, bought)}
                  main={plan.code === main}
                  onAsk={() => setAsked(plan)}
                />
              ))}
            </ul>
          </section>
          {bought.current && bought.current.quota !== null && sale.data.packs.length > 0 ? (
            <Packs packs={sale.data.packs} />
          ) : null}
          <ComparePlans plans={sale.data.plans} />
          <BuyingSteps pending={pending?.id ?? null} running={bought.current !== undefined} />
          {subscriptions.data.length > 1 ? <History subscriptions={subscriptions.data} /> : null}
        </>
      ) : (
        <PackagesSkeleton />
      )}
      <Suspense fallback={null}>
        {asked && user ? (
          <EnquiryDialog plan={asked} userId={user.id} email={email} onClose={() => setAsked(null)} />
        ) : null}
      </Suspense>
    </Page>
  );
}
