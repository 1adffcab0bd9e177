/** Every table our own queries name, for Kysely. Tables of sign-in and storage belong to server/backend. */
import type { Kysely } from "kysely";
import type { AccountDeletions, DataExports, NotificationSettings, PhoneCodes } from "./tables/account.ts";
import type { AgentCards } from "./tables/agent-cards.ts";
import type { AuditEntries } from "./tables/audit.ts";
import type { CampaignPhotos, Campaigns } from "./tables/campaigns.ts";
import type { Consents } from "./tables/consents.ts";
import type { Imports, Photos } from "./tables/imports.ts";
import type { Notifications } from "./tables/notifications.ts";
import type { PaymentEvents, Payments, Refunds } from "./tables/payments.ts";
import type { Pieces } from "./tables/pieces.ts";
import type { Plans, PriceLists, QuotaPacks, Settings } from "./tables/plans.ts";
import type { Profiles, UserRoles } from "./tables/profiles.ts";
import type { Properties, PropertyPhotos } from "./tables/properties.ts";
import type { PageKeys, PropertyViews, PropertyVisitors } from "./tables/property-pages.ts";
import type { SandboxCharges, SandboxRefunds } from "./tables/sandbox.ts";
import type { Orders, QuotaEntries, Subscriptions } from "./tables/subscriptions.ts";
import type { TaskEvents, TaskSteps, Tasks } from "./tables/tasks.ts";

export interface Tables {
  account_deletions: AccountDeletions;
  agent_cards: AgentCards;
  audit_entries: AuditEntries;
  campaign_photos: CampaignPhotos;
  campaigns: Campaigns;
  data_exports: DataExports;
  consents: Consents;
  imports: Imports;
  notification_settings: NotificationSettings;
  notifications: Notifications;
  phone_codes: PhoneCodes;
  page_keys: PageKeys;
  orders: Orders;
  payment_events: PaymentEvents;
  payments: Payments;
  photos: Photos;
  pieces: Pieces;
  plans: Plans;
  price_lists: PriceLists;
  profiles: Profiles;
  properties: Properties;
  property_photos: PropertyPhotos;
  property_views: PropertyViews;
  property_visitors: PropertyVisitors;
  quota_entries: QuotaEntries;
  quota_packs: QuotaPacks;
  refunds: Refunds;
  sandbox_charges: SandboxCharges;
  sandbox_refunds: SandboxRefunds;
  settings: Settings;
  subscriptions: Subscriptions;
  task_events: TaskEvents;
  task_steps: TaskSteps;
  tasks: Tasks;
  user_roles: UserRoles;
}

/** A connection pool or a transaction; which database role it runs as is decided by whoever hands it out. */
export type Db = Kysely<Tables>;
