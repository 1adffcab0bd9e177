/** Rows of `platform_apps` (an application at a publishing platform) and `platform_app_secrets` (sealed, never read back to people). */
import type { ColumnType, Generated } from "kysely";

type Json<Value> = ColumnType<Value, Value | undefined, Value>;

export interface PlatformApps {
  platform: string;
  version: Generated<number>;
  enabled: Generated<boolean>;
  open_values: Json<Record<string, string>>;
  /** Name of each secret that is kept, and since when (ISO). */
  kept_secrets: Json<Record<string, string>>;
  updated_at: Generated<Date>;
}

export interface PlatformAppSecrets {
  platform: string;
  name: string;
  sealed: string;
}
