/** Which administrators a section of the administration is for. Super reaches every one. */
import type { AdminScope } from "#contract/account";
import type { adminSections } from "#contract/addresses";

export type AdminSection = (typeof adminSections)[number];

const both = ["super", "system", "operations"] as const;
const business = ["super", "operations"] as const;
const technical = ["super", "system"] as const;

export const sectionScopes: Record<AdminSection, readonly AdminScope[]> = {
  users: business,
  "users/agents": business,
  "users/admins": ["super"],
  packages: business,
  tasks: both,
  reports: business,
  config: technical,
  "config/api": technical,
  "config/integration": technical,
  logs: technical,
};

/** Whether administrators of that scope may use it; nobody without a scope. */
export const maySee = (section: AdminSection, scope: AdminScope | null): boolean =>
  scope !== null && sectionScopes[section].includes(scope);
