/** The administrators' first page. */
import type { admin as zh } from "#locales/zh/admin";

export const admin = {
  title: "Admin",
  lead: "You are signed in as an administrator.",
  checking: "Checking your permissions…",
  scope: "Scope",
  scopes: { super: "Super admin", system: "System admin", operations: "Operations admin" },
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
