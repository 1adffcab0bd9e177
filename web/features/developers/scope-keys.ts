/** What each scope is called: the dictionary's keys have no colon, which would name another dictionary. */
import type { ApiScope } from "#contract/developer/scopes";

export const scopeKeys = {
  "listings:read": "listings_read",
  "listings:write": "listings_write",
  "campaigns:read": "campaigns_read",
  "campaigns:write": "campaigns_write",
  "publications:read": "publications_read",
  "publications:write": "publications_write",
  "leads:read": "leads_read",
  "leads:write": "leads_write",
  "figures:read": "figures_read",
} as const satisfies Record<ApiScope, string>;
