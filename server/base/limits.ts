/** Every limit of the server, by subject. Times in milliseconds, sizes in bytes. */
export * from "./limits/accounts.ts";
export * from "./limits/billing.ts";
export * from "./limits/pages.ts";
export * from "./limits/process.ts";
export * from "./limits/publishing.ts";
export * from "./limits/requests.ts";
export * from "./limits/tasks.ts";
export * from "./limits/work.ts";
