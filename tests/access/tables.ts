/**
 * Who may do what to the rows of every table. `owner` acts on own rows, `stranger` and the administrators on that owner's
 * rows. Columns in brackets: only those may be written. A table that is not listed here fails the test.
 */
export const actors = ["visitor", "owner", "stranger", "super", "system", "operations", "service"] as const;
export type Actor = (typeof actors)[number];

const everything = "select insert update delete";
/** Rows of an account: its owner has these rights, the server all, nobody else any. Administrators act through the API only. */
const own = (rights: string): Record<Actor, string> => ({
  visitor: "",
  owner: rights,
  stranger: "",
  super: "",
  system: "",
  operations: "",
  service: everything,
});
const published: Record<Actor, string> = {
  visitor: "select",
  owner: "select",
  stranger: "select",
  super: "select",
  system: "select",
  operations: "select",
  service: everything,
};

const unchanging: Record<Actor, string> = { ...published, service: "select insert delete" };

export const tables: Record<string, Record<Actor, string>> = {
  account_counters: own(""),
  account_deletions: own("select"),
  accounts: own(""),
  agent_cards: own("select insert update(address company email licence name phone updated_at)"),
  application_errors: { ...own(""), service: "select insert update" },
  audit_entries: { ...own(""), service: "select insert" },
  billing_transitions: { ...own(""), service: "select" },
  campaign_photos: own("select"),
  campaigns: own("select"),
  consents: { ...own("select"), service: "select insert" },
  coupon_redemptions: own(""),
  coupons: own(""),
  data_exports: own("select"),
  imports: own("select"),
  package_notices: own(""),
  invoice_requests: own("select"),
  // old lines go, a new one stays
  mail_deliveries: { ...own(""), service: "select insert" },
  legal_versions: { ...published, service: "select insert" },
  mail_outbox: own(""),
  // sums stay
  model_calls: { ...own(""), service: "select insert update" },
  model_keys: own(""),
  model_pace: own(""),
  model_providers: own(""),
  prompt_versions: { ...own(""), service: "select insert" },
  model_settings: { ...own(""), service: "select update" },
  page_keys: own(""),
  notification_settings: own("select insert update(updated_at wanted)"),
  phone_codes: own(""),
  orders: own("select"),
  payment_events: { ...own(""), service: "select insert update" },
  payments: own("select"),
  photos: own("select"),
  notifications: own("select update(read_at)"),
  pieces: own("select"),
  plans: unchanging,
  platform_app_secrets: own(""),
  platform_apps: own(""),
  price_lists: published,
  profiles: own("select update(avatar_url display_name language phone)"),
  properties: own("select update(archived_at deleted_at updated_at)"),
  property_photos: own("select"),
  property_views: own("select"),
  property_visitors: own(""),
  quota_entries: { ...own("select"), service: "select insert update(order_id property_id task_id)" },
  quota_packs: unchanging,
  receipt_counters: { ...own(""), service: "select insert update" },
  receipts: { ...own("select"), service: "select insert" },
  reconciliation_differences: own(""),
  refunds: own("select"),
  sales_enquiries: own(""),
  sandbox_charges: own(""),
  sandbox_refunds: own(""),
  renewals: own("select"),
  report_days: own(""),
  report_figures: own(""),
  settings: own(""),
  site_pictures: { ...own(""), service: "select insert delete" },
  sign_in_attempts: { ...own(""), service: "select insert" },
  statement_days: own(""),
  statement_lines: own(""),
  subscriptions: own("select"),
  support_sessions: own(""),
  task_events: own("select"),
  task_queues: own(""),
  task_steps: own("select"),
  tasks: own("select"),
  trial_identities: own(""),
  trials: own(""),
  user_roles: own("select"),
  workers: own(""),
};
