/** The names of kinds and statuses, apart from the schemas: an address can be read with them before anything else is loaded. */
export const taskKinds = ["import", "write", "export", "film", "pictures", "speech"] as const;
export const taskStatuses = ["pending", "processing", "completed", "failed"] as const;
export type TaskStatus = (typeof taskStatuses)[number];
