/** Where the drawers of orders and accounts are, for what leads to them from elsewhere in the administration. */

export const orderAt = (id: string): string => `/admin/packages?open=${id}`;
export const accountAt = (id: string): string => `/admin/users?open=${id}`;
