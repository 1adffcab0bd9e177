/** The dashboard's first screen: a greeting, what to do first, four figures, the package and what happened lately. */
import { Button } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Entitled } from "#contract/entitlement";
import { RecentActivity } from "#web/features/overview/activity.tsx";
import { expectedShape } from "#web/features/overview/checklist-place.ts";
import { Figures } from "#web/features/overview/figures.tsx";
import { FiguresBelow } from "#web/features/overview/figures-below.tsx";
import { FirstSteps } from "#web/features/overview/first-steps.tsx";
import styles from "#web/features/overview/overview.module.css";
import { OverviewSkeleton } from "#web/features/overview/overview-skeleton.tsx";
import { PackageStatus } from "#web/features/overview/package-status.tsx";
import { useOverview } from "#web/features/overview/use-overview.ts";
import { useCallName } from "#web/lib/account/use-profile.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { entitledQuery } from "#web/lib/billing/use-entitled.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Page } from "#web/ui/page.tsx";
import { ErrorState } from "#web/ui/states.tsx";

const A_MINUTE = 60_000;
const aListing = { listing: true };
/** Fetched for those whose listings have run out; everybody else's first screen comes without it. */
const UpgradeNotice = lazy(async () => ({ default: (await import("#web/ui/upgrade-notice.tsx")).UpgradeNotice }));

const hasRunOut = (entitled: Entitled | undefined): boolean =>
  entitled !== undefined && (entitled.state === "none" || entitled.quota.left === 0);

export function OverviewScreen() {
  const { t } = useTranslation("overview");
  const { user } = useAuth();
  const { overview, subscriptions } = useOverview();
  const entitled = useQuery(entitledQuery());
  const now = useNow(A_MINUTE);
  const name = useCallName();
  const missing = (overview.data ? null : overview.error) ?? (subscriptions.data ? null : subscriptions.error);
  const current = subscriptions.data?.find((one) => one.state === "current");
  return (
    <Page
      title={name ? t(greeting(new Date(now).getHours()), { name }) : t("title")}
      lead={t("lead")}
      stacked
      action={
        <Button component={Link} to="/dashboard/publish" leftSection={<IconSend2 size={18} stroke={1.8} />}>
          {t("publish")}
        </Button>
      }
    >
      {missing ? (
        <ErrorState error={missing} retry={() => void Promise.all([overview.refetch(), subscriptions.refetch()])} />
      ) : overview.data && subscriptions.data && !entitled.isPending ? (
        <Suspense fallback={<OverviewSkeleton checklist={user ? expectedShape(user, now) : "none"} />}>
          {hasRunOut(entitled.data) ? <UpgradeNotice entitled={entitled.data} wish={aListing} /> : null}
          {user ? <FirstSteps done={overview.data.firstSteps} userId={user.id} /> : null}
          <Figures data={overview.data} current={current} />
          <div className={styles.columns}>
            <RecentActivity items={overview.data.activity} now={now} />
            <PackageStatus subscriptions={subscriptions.data} now={now} />
          </div>
          {/* for those who wrote of a home: posts and leads come without a page, too */}
          {overview.data.views > 0 || overview.data.firstSteps.campaign ? <FiguresBelow /> : null}
        </Suspense>
      ) : (
        <OverviewSkeleton checklist={user ? expectedShape(user, now) : "none"} />
      )}
    </Page>
  );
}

const greeting = (hour: number) =>
  hour >= 5 && hour < 12 ? "greetingMorning" : hour >= 12 && hour < 18 ? "greetingAfternoon" : "greetingEvening";
