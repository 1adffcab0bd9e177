/** The seam: which of the three backends runs is decided here and known nowhere above. */
import { Kysely, PostgresDialect } from "kysely";
import { createEmbeddedBackend } from "./embedded/index.ts";
import type { EmbeddedOptions } from "./embedded/shared/options.ts";
import type { Tables } from "./shared/tables.ts";
import type { Backend } from "./shared/types.ts";
import { createHosted, type HostedSettings } from "./supabase.ts";

export type { Backend } from "./shared/types.ts";

export interface BackendOptions extends Omit<EmbeddedOptions, "kind"> {
  kind: Backend["kind"];
  /** For kind supabase. */
  supabase?: HostedSettings;
}

export async function createBackend(options: BackendOptions): Promise<Backend> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: options.pool }) });
  const { kind } = options;
  if (kind !== "supabase") return createEmbeddedBackend({ ...options, kind }, db);
  if (!options.supabase) throw new Error("The supabase backend needs its address and keys");
  return createHosted(options, options.supabase, db);
}
