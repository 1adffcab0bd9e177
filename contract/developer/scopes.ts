/** What programs with a key may call under /api/v1, and which scope each call needs. */

export const apiScopes = [
  "listings:read",
  "listings:write",
  "campaigns:read",
  "campaigns:write",
  "publications:read",
  "publications:write",
  "leads:read",
  "leads:write",
  "figures:read",
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Names of the contract; what is not here no key opens. */
export const scopeOfCall = {
  "imports.start": "listings:write",
  "imports.get": "listings:read",
  "properties.list": "listings:read",
  "properties.get": "listings:read",
  "properties.update": "listings:write",
  "recalls.endOffer": "listings:write",
  "campaigns.create": "campaigns:write",
  "campaigns.get": "campaigns:read",
  "tasks.get": "campaigns:read",
  "pieces.update": "campaigns:write",
  "pieces.outdated": "campaigns:read",
  "connections.list": "publications:read",
  "publications.plan": "publications:write",
  "publications.list": "publications:read",
  "publications.get": "publications:read",
  "publications.withdraw": "publications:write",
  "recalls.list": "publications:read",
  "leads.list": "leads:read",
  "leads.get": "leads:read",
  "leads.add": "leads:write",
  "leads.note": "leads:write",
  "pages.figures": "figures:read",
} as const satisfies Record<string, ApiScope>;

/** Null: no key opens it. */
export const scopeOf = (name: string): ApiScope | null =>
  Object.hasOwn(scopeOfCall, name) ? scopeOfCall[name as keyof typeof scopeOfCall] : null;
