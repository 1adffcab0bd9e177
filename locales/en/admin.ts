/** The administrators' first page. */
import type { admin as zh } from "#locales/zh/admin";

export const admin = {
  title: "Admin",
  lead: "You are signed in as an administrator.",
  scope: "Scope",
  scopes: { super: "Super admin", system: "System admin", operations: "Operations admin" },
  sections: {
    users: "User management",
    "users/agents": "Agent management",
    "users/admins": "Admin management",
    packages: "Package management",
    tasks: "Task management",
    reports: "Statistics reports",
    config: "System configuration",
    "config/api": "Model API management",
    "config/integration": "Platform integration",
    logs: "Log management",
  },
  notOpen: "This page is not open yet",
  notOpenText: "There is nothing to see or change here today. Your account and scope are on the admin home page.",
  toAdmin: "Back to admin home",
  noScope: "Not set",
  account: "Account",
  since: "Since",
  workspace: "Your own workspace",
  workspaceText: "Administrators have listings and tasks of their own, on the same screens as agents.",
  openWorkspace: "Open dashboard",
  api: "API documentation",
  apiText: "Every call, described in OpenAPI, to read and to try.",
  openApi: "Read the documentation",
} satisfies typeof zh;
