/**
 * The administrators' screens, each in a file of its own with the texts it shows. This list is fetched with the first of
 * them: it would weigh on everybody's first load, and few people are administrators.
 */
import type { RouteComponent } from "@tanstack/react-router";
import type { AdminSection } from "#contract/admin/scopes";
import { loadSubjects, type Subject } from "#web/lib/i18n.ts";

async function named<Name extends string>(
  load: Promise<Record<Name, RouteComponent>>,
  name: Name,
  ...subjects: Subject[]
): Promise<RouteComponent> {
  const [module] = await Promise.all([load, loadSubjects("admin", ...subjects)]);
  return module[name];
}

const users = () =>
  named(
    import("#web/routes/admin-users.tsx"),
    "AdminUsersScreen",
    "users",
    "adminPackages",
    "orders",
    "allowance",
    "logs",
    "auditSentences",
  );

/** One screen a section, "home" for /admin itself. Their lists read their own addresses (features/admin/list). */
export const adminScreens: Record<AdminSection | "home", () => Promise<RouteComponent>> = {
  home: () => named(import("#web/routes/admin.tsx"), "AdminScreen", "reports", "adminTasks", "tasks"),
  users,
  "users/agents": users,
  "users/admins": users,
  packages: () =>
    named(
      import("#web/routes/admin-packages.tsx"),
      "AdminPackagesScreen",
      "adminPackages",
      "auditSentences",
      "logs",
      "orders",
      "packages",
      "papers",
      "profile",
    ),
  tasks: () => named(import("#web/routes/admin-tasks.tsx"), "AdminTasksScreen", "adminTasks", "logs", "tasks"),
  reports: () => named(import("#web/routes/admin-reports.tsx"), "AdminReportsScreen", "reports", "adminTasks", "tasks"),
  config: () => named(import("#web/routes/admin-settings.tsx"), "AdminSettingsScreen", "adminSettings", "profile"),
  "config/api": () =>
    named(import("#web/routes/admin-models.tsx"), "AdminModelsScreen", "adminModels", "pieces", "logs", "reports"),
  "config/integration": () =>
    named(import("#web/routes/admin-integration.tsx"), "AdminIntegrationScreen", "adminIntegration"),
  logs: () => named(import("#web/routes/admin-logs.tsx"), "AdminLogsScreen", "logs", "auditActions", "auditSentences"),
};
