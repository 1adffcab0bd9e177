/** One PostgreSQL for the whole run; every test file copies its template (`freshDatabase`). */
import type { TestProject } from "vitest/node";
import { openTemplate } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    database: { adminUrl: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await openTemplate();
  project.provide("database", { adminUrl, template });
  return stop;
}
