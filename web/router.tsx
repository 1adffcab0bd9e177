/** Every address of the application (the landing page at / is a page of its own). One lazy file a screen. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  parseSearchWith,
  stringifySearchWith,
} from "@tanstack/react-router";
import { Suspense } from "react";
import { adminSections } from "#contract/addresses";
import type { AdminSection } from "#contract/admin/scopes";
import { AccountNotices } from "#web/features/account/account-notices.tsx";
import { ConsentGate } from "#web/features/auth/consent-gate.tsx";
import { RequireAdmin, RequireSession } from "#web/features/auth/guards.tsx";
import type { LeadSearch } from "#web/features/leads/lead-search.ts";
import type { PropertySearch } from "#web/features/properties/list-state.ts";
import type { TaskSearch } from "#web/features/tasks/search.ts";
import { screen } from "#web/lib/screen.ts";
import { ScreenError } from "#web/shell/screen-error.tsx";
import { WorkspaceShell } from "#web/shell/shell.tsx";
import { PageLoading } from "#web/ui/page-loading.tsx";
import { Loading } from "#web/ui/states.tsx";

const NotFound = screen(() => import("#web/routes/not-found.tsx"), "NotFound");
const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => (
    <Suspense fallback={<PageLoading />}>
      <NotFound />
    </Suspense>
  ),
});

const authViews = ["signup", "forgot", "code"] as const;
const authRoute = createRoute({
  getParentRoute: () => root,
  path: "/auth",
  validateSearch: (search: Record<string, unknown>): { view?: (typeof authViews)[number] } => {
    const view = authViews.find((one) => one === search.view);
    return view ? { view } : {};
  },
  component: screen(() => import("#web/routes/auth.tsx"), "AuthScreen", "auth"),
});
const confirmRoute = createRoute({
  getParentRoute: () => root,
  path: "/auth/confirm",
  component: screen(() => import("#web/routes/auth-confirm.tsx"), "AuthConfirmScreen", "auth"),
});

/** Signed-in people: guard and sidebar. */
const user = createRoute({
  getParentRoute: () => root,
  id: "user",
  component: () => (
    <RequireSession>
      <ConsentGate>
        <WorkspaceShell notices={<AccountNotices />} />
      </ConsentGate>
    </RequireSession>
  ),
});

const overview = screen(() => import("#web/routes/overview.tsx"), "OverviewScreen", "overview", "tasks");
const packages = screen(() => import("#web/routes/packages.tsx"), "PackagesScreen", "packages", "orders", "allowance");
const publish = screen(
  () => import("#web/routes/publish.tsx"),
  "PublishScreen",
  "wizard",
  "facts",
  "help",
  "allowance",
);
const tasks = screen(() => import("#web/routes/tasks.tsx"), "TasksScreen", "tasks", "allowance");
const properties = screen(() => import("#web/routes/properties.tsx"), "PropertiesScreen", "properties", "facts");
const leads = screen(() => import("#web/routes/leads.tsx"), "LeadsScreen", "leads", "allowance");
const profile = screen(() => import("#web/routes/profile.tsx"), "ProfileScreen", "profile", "auth", "orders", "papers");
const importMany = screen(() => import("#web/routes/import-many.tsx"), "ImportManyScreen", "batch", "facts", "tasks");
const sendPage = screen(() => import("#web/routes/send-page.tsx"), "SendPageScreen", "wizard");
const share = screen(() => import("#web/routes/share.tsx"), "ShareScreen");
const checkout = screen(() => import("#web/routes/checkout.tsx"), "CheckoutScreen", "checkout", "orders", "papers");
const orders = screen(() => import("#web/routes/orders.tsx"), "OrdersScreen", "orders");
const order = screen(() => import("#web/routes/order.tsx"), "OrderScreen", "orders", "checkout", "papers");
const campaign = screen(
  () => import("#web/routes/campaign.tsx"),
  "CampaignScreen",
  "pieces",
  "facts",
  "tasks",
  "help",
  "publishing",
  "law",
);
const publishing = screen(() => import("#web/routes/publishing.tsx"), "PublishingScreen", "publishing");
const recalls = screen(() => import("#web/routes/recalls.tsx"), "RecallsScreen", "publishing", "facts");
const developers = screen(() => import("#web/routes/developers.tsx"), "DevelopersScreen", "publishing", "allowance");

type ListAddress = PropertySearch & { [Name in keyof TaskSearch | keyof LeadSearch]?: unknown };
/** A list reads its own address, in a file that comes with it; here it is only told apart from other screens. */
const asTyped = (search: Record<string, unknown>): ListAddress => search;

const userRoutes = [
  createRoute({ getParentRoute: () => user, path: "/dashboard", component: overview }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/packages", component: packages }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/publish", component: publish }),
  createRoute({
    getParentRoute: () => user,
    path: "/dashboard/tasks",
    validateSearch: asTyped,
    component: tasks,
  }),
  createRoute({
    getParentRoute: () => user,
    path: "/dashboard/properties",
    validateSearch: asTyped,
    component: properties,
  }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/properties/import", component: importMany }),
  createRoute({
    getParentRoute: () => user,
    path: "/dashboard/leads",
    validateSearch: asTyped,
    component: leads,
  }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/profile", component: profile }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/campaigns/$campaignId", component: campaign }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/campaigns/$campaignId/receipt", component: publishing }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/posts/$publicationId", component: publishing }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/publish/accounts", component: publishing }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/publish/calendar", component: publishing }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/developers", component: developers }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/recalls", component: recalls }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/checkout", component: checkout }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/orders", component: orders }),
  createRoute({ getParentRoute: () => user, path: "/dashboard/orders/$orderId", component: order }),
  createRoute({ getParentRoute: () => user, path: "/share", component: share }),
  createRoute({ getParentRoute: () => user, path: "/send-page", component: sendPage }),
  createRoute({ getParentRoute: () => user, path: "/packages", component: packages }),
  createRoute({ getParentRoute: () => user, path: "/publish", component: publish }),
  createRoute({ getParentRoute: () => user, path: "/tasks", validateSearch: asTyped, component: tasks }),
  createRoute({ getParentRoute: () => user, path: "/properties", validateSearch: asTyped, component: properties }),
  createRoute({ getParentRoute: () => user, path: "/leads", validateSearch: asTyped, component: leads }),
  createRoute({ getParentRoute: () => user, path: "/profile", component: profile }),
] as const;

/** Administrators: guard and a frame of the same kind, fetched with the first of their screens. */
const AdminFrame = screen(() => import("#web/routes/admin-frame.tsx"), "AdminFrame", "admin");
const admin = createRoute({
  getParentRoute: () => root,
  path: "/admin",
  component: () => (
    <RequireAdmin>
      <ConsentGate>
        <Suspense fallback={<PageLoading />}>
          <AdminFrame />
        </Suspense>
      </ConsentGate>
    </RequireAdmin>
  ),
});
const adminScreen = (section: AdminSection | "home") =>
  screen(
    async () => ({ Screen: await (await import("#web/routes/admin-screens.ts")).adminScreens[section]() }),
    "Screen",
  );
const adminRoutes = [
  createRoute({ getParentRoute: () => admin, path: "/", component: adminScreen("home") }),
  ...adminSections.map((section) =>
    createRoute({ getParentRoute: () => admin, path: `/${section}`, component: adminScreen(section) }),
  ),
  createRoute({ getParentRoute: () => admin, path: "$", component: () => <NotFound inside /> }),
] as const;

const routeTree = root.addChildren([
  authRoute,
  confirmRoute,
  user.addChildren(userRoutes),
  admin.addChildren(adminRoutes),
]);

/** A number that reading would change is no number: a bank's reference of nineteen digits is looked for as it stands. */
const readValue = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (typeof value === "number" && String(value) !== text) throw new RangeError(text);
  return value;
};

/** The application's router; screens are fetched when somebody is about to go there. */
export const createAppRouter = () =>
  createRouter({
    routeTree,
    parseSearch: parseSearchWith(readValue),
    stringifySearch: stringifySearchWith(JSON.stringify, readValue),
    defaultPendingComponent: Loading,
    defaultErrorComponent: ScreenError,
    defaultPreload: "intent",
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
