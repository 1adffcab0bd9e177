/** The dashboard's first screen: a greeting, three counts, the latest tasks, and the way to the next campaign. */
import { Button } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useProfile } from "#web/features/account/use-profile.ts";
import { useAuth } from "#web/features/auth/context.tsx";
import { Activity } from "#web/features/overview/activity.tsx";
import { Figures } from "#web/features/overview/figures.tsx";
import { FirstStep } from "#web/features/overview/first-step.tsx";
import { orpc } from "#web/lib/api.ts";
import { Page } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

const RECENT = 6;

export function OverviewScreen() {
  const { t } = useTranslation("overview");
  const { user } = useAuth();
  const profile = useProfile();
  const tasks = useQuery(orpc.tasks.list.queryOptions({ input: { limit: RECENT } }));
  const properties = useQuery(orpc.properties.list.queryOptions({ input: { limit: 1 } }));
  // Wait for the profile before greeting, so that the address does not flash up first.
  const name = profile.isPending ? "" : profile.data?.display_name || user?.email || "";
  const failed = tasks.error ?? properties.error;
  const nothingYet = tasks.data?.items.length === 0 && properties.data?.items.length === 0;
  return (
    <Page
      title={name ? t(greeting(new Date().getHours()), { name }) : t("title")}
      lead={t("lead")}
      action={
        <Button component={Link} to="/dashboard/publish" leftSection={<IconSend2 size={18} stroke={1.8} />}>
          {t("publish")}
        </Button>
      }
    >
      {failed ? (
        <ErrorState error={failed} retry={() => void Promise.all([tasks.refetch(), properties.refetch()])} />
      ) : tasks.data && properties.data ? (
        <>
          {nothingYet ? <FirstStep /> : null}
          <Figures tasks={tasks.data.counts} properties={properties.data.counts} />
          {tasks.data.items.length > 0 ? <Activity tasks={tasks.data.items} /> : null}
        </>
      ) : (
        <Loading />
      )}
    </Page>
  );
}

const greeting = (hour: number) =>
  hour >= 5 && hour < 12 ? "greetingMorning" : hour >= 12 && hour < 18 ? "greetingAfternoon" : "greetingEvening";
