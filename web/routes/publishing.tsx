/** The two screens of publishing besides the wizard: accounts, and the calendar. Each comes when it is asked for. */
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Loading } from "#web/ui/states.tsx";

const Accounts = lazy(async () => ({ default: (await import("#web/features/publishing/accounts.tsx")).Accounts }));
const Calendar = lazy(async () => ({
  default: (await import("#web/features/publishing/calendar/calendar.tsx")).Calendar,
}));

export function PublishingScreen() {
  const Screen = useLocation().pathname.includes("calendar") ? Calendar : Accounts;
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
