/** Names of accounts' states and orders, apart from the validator, so that the browser need not carry it. */

/** `invited`: the link of the invitation was not followed yet. */
export const userStates = ["active", "disabled", "invited"] as const;
export type UserState = (typeof userStates)[number];

/** What the list can be sorted by; the first is how it opens. */
export const userSorts = ["created", "name", "email", "seen", "signIn", "properties", "planEnd"] as const;
export type UserSort = (typeof userSorts)[number];
