/** A fresh, fully migrated database for one test file: a copy of the template that postgres-setup.ts made. */
import { inject } from "vitest";
import { copyTemplate, type FreshDatabase } from "./template.ts";

export type { FreshDatabase };

/** `empty: true` answers a database without any schema of ours, for tests of the migrations themselves. */
export const freshDatabase = (options: { empty?: boolean } = {}): Promise<FreshDatabase> =>
  copyTemplate(inject("database"), options);
