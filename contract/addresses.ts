/** The application's own addresses, so that the server can answer 404 for any other. "$" stands for one path segment. */
/** Below /admin. */
export const adminSections = [
  "users",
  "users/agents",
  "users/admins",
  "packages",
  "tasks",
  "reports",
  "config",
  "config/api",
  "config/integration",
  "logs",
] as const;

const screens = ["packages", "publish", "tasks", "properties", "leads", "profile"];
export const appAddresses: readonly string[] = [
  "/auth",
  "/auth/confirm",
  "/dashboard",
  ...screens.map((screen) => `/dashboard/${screen}`),
  "/dashboard/properties/import",
  "/dashboard/campaigns/$",
  "/dashboard/campaigns/$/receipt",
  "/dashboard/publish/accounts",
  "/dashboard/publish/calendar",
  "/dashboard/posts/$",
  "/dashboard/recalls",
  "/dashboard/developers",
  "/dashboard/checkout",
  "/dashboard/orders",
  "/dashboard/orders/$",
  ...screens.map((screen) => `/${screen}`),
  // a phone's share sheet
  "/share",
  // where the bookmark of an agent's browser leads
  "/send-page",
  "/admin",
  ...adminSections.map((section) => `/admin/${section}`),
];

const patterns = appAddresses.map((address) => new RegExp(`^${address.replace("$", "[^/]+")}/?$`));

/** Whether a path has a screen. */
export const isAppAddress = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
