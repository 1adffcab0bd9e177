/** Rows of keys for programs, of addresses that are told news, and of the news. */
import type { ColumnType, Generated, Selectable } from "kysely";
import type { ApiScope } from "#contract/developer/scopes";
import type { WebhookDelivery, WebhookEvent } from "#contract/developer/webhooks";

export interface ApiKeys {
  id: Generated<string>;
  user_id: string;
  name: string;
  prefix: string;
  hash: Buffer;
  scopes: ApiScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}
export type ApiKeyRow = Selectable<ApiKeys>;

export interface WebhookEndpoints {
  id: Generated<string>;
  user_id: string;
  address: string;
  events: WebhookEvent[];
  secret_sealed: string;
  old_secret_sealed: string | null;
  old_secret_until: Date | null;
  failing_since: Date | null;
  disabled_at: Date | null;
  created_at: Date;
}
export type WebhookEndpointRow = Selectable<WebhookEndpoints>;

type Data = Record<string, unknown>;

export interface WebhookDeliveries {
  id: Generated<string>;
  user_id: string;
  endpoint_id: string;
  event: WebhookDelivery["event"];
  data: ColumnType<Data, Data, Data>;
  state: Generated<WebhookDelivery["state"]>;
  tries: Generated<number>;
  next_at: Generated<Date | null>;
  status: number | null;
  detail: string | null;
  created_at: Generated<Date>;
  delivered_at: Date | null;
}
export type WebhookDeliveryRow = Selectable<WebhookDeliveries>;
