/** The screens of publishing besides the wizard: accounts, the calendar, a post made by hand, a receipt. Each comes when it is asked for. */
import { useLocation } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { Loading } from "#web/ui/states.tsx";

const screens: readonly (readonly [path: RegExp, Screen: ComponentType])[] = [
  [
    /\/calendar/,
    lazy(async () => ({ default: (await import("#web/features/publishing/calendar/calendar.tsx")).Calendar })),
  ],
  [/\/receipt/, lazy(async () => ({ default: (await import("./receipt.tsx")).ReceiptScreen }))],
  [/\/posts\//, lazy(async () => ({ default: (await import("./hand-over.tsx")).HandOverScreen }))],
];
const Accounts = lazy(async () => ({ default: (await import("#web/features/publishing/accounts.tsx")).Accounts }));

export function PublishingScreen() {
  const { pathname } = useLocation();
  const [, Screen] = screens.find(([path]) => path.test(pathname)) ?? [null, Accounts];
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
