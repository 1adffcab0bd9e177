/** Every table our own queries name, for Kysely. Tables of sign-in and storage belong to server/backend. */
import type { Kysely } from "kysely";
import type { AccountDeletions, DataExports, NotificationSettings, PhoneCodes, Tries } from "./tables/account.ts";
import type { AccountNotes, AccountRows, SupportSessions } from "./tables/accounts.ts";
import type { AdvertisingRights } from "./tables/advertising-rights.ts";
import type { AgentCards } from "./tables/agent-cards.ts";
import type { AuditEntries } from "./tables/audit.ts";
import type { CampaignPresets } from "./tables/campaign-presets.ts";
import type { CampaignPhotos, Campaigns } from "./tables/campaigns.ts";
import type { Consents } from "./tables/consents.ts";
import type { CouponRedemptions, Coupons } from "./tables/coupons.ts";
import type { ApiKeys, WebhookDeliveries, WebhookEndpoints } from "./tables/developers.ts";
import type { SalesEnquiries } from "./tables/enquiries.ts";
import type { ImportBatches, ImportRows } from "./tables/import-batches.ts";
import type { ImportFiles, Imports, PageTokens, Photos } from "./tables/imports.ts";
import type { Invitations } from "./tables/invitations.ts";
import type { InvoiceRequests } from "./tables/invoices.ts";
import type { ApplicationErrors, MailDeliveries, SignInAttempts } from "./tables/journals.ts";
import type { ListingAnswers } from "./tables/listing-answers.ts";
import type { MailOutbox } from "./tables/mails.ts";
import type { FilmSounds, Films, PictureSets, SpokenLines, Voices } from "./tables/media.ts";
import type {
  ModelCalls,
  ModelKeys,
  ModelLastCalls,
  ModelLog,
  ModelPace,
  ModelProviders,
  ModelSettings,
  PromptVersions,
} from "./tables/models.ts";
import type { Notifications } from "./tables/notifications.ts";
import type { PackageNotices, Renewals, TrialIdentities, Trials } from "./tables/package-notices.ts";
import type { LeadEvents, LeadReminders, Leads } from "./tables/pages/leads.ts";
import type { PageEnquiries } from "./tables/pages/page-enquiries.ts";
import type { PageLinks } from "./tables/pages/page-links.ts";
import type { PageReports } from "./tables/pages/page-reports.ts";
import type { PageTakedowns } from "./tables/pages/page-takedowns.ts";
import type { PageKeys, PropertyViews, PropertyVisitors } from "./tables/pages/property-pages.ts";
import type { PaymentEvents, Payments, Refunds } from "./tables/payments.ts";
import type { PieceDrafts } from "./tables/piece-drafts.ts";
import type { Pieces, PieceVersions } from "./tables/pieces.ts";
import type { Plans, PriceLists, QuotaPacks, Settings } from "./tables/plans.ts";
import type { PlatformAppSecrets, PlatformApps } from "./tables/platform-apps.ts";
import type {
  ApprovalRequests,
  OpenHouses,
  PublishingFeeds,
  PublishingSettings,
  PublishingSlots,
} from "./tables/posts/calendar.ts";
import type { PosterLooks, PosterWordRows } from "./tables/posts/poster-own.ts";
import type { RecallChecks, RecallItems, Recalls, SavedPosters } from "./tables/posts/recalls.ts";
import type { Profiles, UserRoles } from "./tables/profiles.ts";
import type { Properties, PropertyPhotos } from "./tables/properties.ts";
import type {
  PublicationEvents,
  PublicationFigures,
  Publications,
  PublicationTransitions,
  PublishingConnectionSecrets,
  PublishingConnections,
  PublishingConsents,
  PublishingPauses,
  PublishingStops,
} from "./tables/publishing.ts";
import type { ReceiptCounters, Receipts } from "./tables/receipts.ts";
import type { ReconciliationDifferences, StatementDays, StatementLines } from "./tables/reconciliation.ts";
import type { ReportDays, ReportFigures } from "./tables/reports.ts";
import type { SandboxCharges, SandboxRefunds } from "./tables/sandbox.ts";
import type { LegalVersions, SitePictures } from "./tables/site.ts";
import type { SourceWatches } from "./tables/source-watches.ts";
import type { Orders, QuotaEntries, Subscriptions } from "./tables/subscriptions.ts";
import type { TaskEvents, TaskQueues, TaskSteps, Tasks } from "./tables/tasks.ts";
import type { QueueMessages, Workers } from "./tables/workers.ts";

export interface Tables {
  account_deletions: AccountDeletions;
  account_notes: AccountNotes;
  accounts: AccountRows;
  advertising_rights: AdvertisingRights;
  agent_cards: AgentCards;
  api_keys: ApiKeys;
  application_errors: ApplicationErrors;
  approval_requests: ApprovalRequests;
  audit_entries: AuditEntries;
  campaign_photos: CampaignPhotos;
  campaign_presets: CampaignPresets;
  campaigns: Campaigns;
  data_exports: DataExports;
  film_sounds: FilmSounds;
  voices: Voices;
  spoken_lines: SpokenLines;
  films: Films;
  picture_sets: PictureSets;
  consents: Consents;
  coupon_redemptions: CouponRedemptions;
  coupons: Coupons;
  import_batches: ImportBatches;
  import_files: ImportFiles;
  import_rows: ImportRows;
  imports: Imports;
  invitations: Invitations;
  invoice_requests: InvoiceRequests;
  lead_events: LeadEvents;
  lead_reminders: LeadReminders;
  leads: Leads;
  listing_answers: ListingAnswers;
  mail_deliveries: MailDeliveries;
  legal_versions: LegalVersions;
  mail_outbox: MailOutbox;
  model_calls: ModelCalls;
  model_keys: ModelKeys;
  model_last_calls: ModelLastCalls;
  model_log: ModelLog;
  model_pace: ModelPace;
  model_providers: ModelProviders;
  model_settings: ModelSettings;
  prompt_versions: PromptVersions;
  notification_settings: NotificationSettings;
  notifications: Notifications;
  phone_codes: PhoneCodes;
  package_notices: PackageNotices;
  page_keys: PageKeys;
  page_tokens: PageTokens;
  open_houses: OpenHouses;
  orders: Orders;
  payment_events: PaymentEvents;
  payments: Payments;
  photos: Photos;
  piece_versions: PieceVersions;
  page_enquiries: PageEnquiries;
  page_links: PageLinks;
  page_reports: PageReports;
  page_takedowns: PageTakedowns;
  piece_drafts: PieceDrafts;
  pieces: Pieces;
  plans: Plans;
  platform_app_secrets: PlatformAppSecrets;
  platform_apps: PlatformApps;
  price_lists: PriceLists;
  profiles: Profiles;
  properties: Properties;
  property_photos: PropertyPhotos;
  property_views: PropertyViews;
  property_visitors: PropertyVisitors;
  publication_events: PublicationEvents;
  publication_figures: PublicationFigures;
  publication_transitions: PublicationTransitions;
  publications: Publications;
  publishing_connection_secrets: PublishingConnectionSecrets;
  publishing_connections: PublishingConnections;
  publishing_consents: PublishingConsents;
  publishing_feeds: PublishingFeeds;
  publishing_pauses: PublishingPauses;
  publishing_settings: PublishingSettings;
  publishing_slots: PublishingSlots;
  publishing_stops: PublishingStops;
  quota_entries: QuotaEntries;
  quota_packs: QuotaPacks;
  recall_checks: RecallChecks;
  recall_items: RecallItems;
  recalls: Recalls;
  receipt_counters: ReceiptCounters;
  receipts: Receipts;
  refunds: Refunds;
  renewals: Renewals;
  reconciliation_differences: ReconciliationDifferences;
  report_days: ReportDays;
  report_figures: ReportFigures;
  sales_enquiries: SalesEnquiries;
  sandbox_charges: SandboxCharges;
  sandbox_refunds: SandboxRefunds;
  saved_posters: SavedPosters;
  poster_words: PosterWordRows;
  poster_looks: PosterLooks;
  settings: Settings;
  site_pictures: SitePictures;
  sign_in_attempts: SignInAttempts;
  source_watches: SourceWatches;
  statement_days: StatementDays;
  statement_lines: StatementLines;
  subscriptions: Subscriptions;
  support_sessions: SupportSessions;
  task_events: TaskEvents;
  task_queues: TaskQueues;
  task_steps: TaskSteps;
  tries: Tries;
  tasks: Tasks;
  trial_identities: TrialIdentities;
  trials: Trials;
  user_roles: UserRoles;
  webhook_deliveries: WebhookDeliveries;
  webhook_endpoints: WebhookEndpoints;
  workers: Workers;
  "pgboss.job": QueueMessages;
}

/** A connection pool or a transaction; which database role it runs as is decided by whoever hands it out. */
export type Db = Kysely<Tables>;
