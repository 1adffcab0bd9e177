/** How many rows of each kind a database of the bench has: a thousand of everything, or a share of a large business. */
const whole = {
  accounts: 1_000_000,
  tasks: 5_000_000,
  steps: 100_000,
  campaigns: 50_000,
  pieces: 200_000,
  imports: 100_000,
  properties: 60_000,
  subscriptions: 400_000,
  orders: 400_000,
  refunds: 100_000,
  coupons: 35_000,
  redemptions: 100_000,
  enquiries: 60_000,
  invoices: 80_000,
  differences: 80_000,
  failedMails: 35_000,
  audit: 1_000_000,
  signIns: 800_000,
  mails: 700_000,
  webhooks: 400_000,
  // kinds of errors, of which even a large house has few
  errors: 3_000,
  modelCalls: 500_000,
  notifications: 100_000,
  sessions: 100_000,
};
export type Sizes = { [Table in keyof typeof whole]: number };

/** What everything is measured against. */
const SMALL = 1_000;
/** Days the rows are spread over, the last being today. */
export const DAYS = 200;

const sized = (rows: (of: number) => number): Sizes => {
  const sizes: Sizes = { ...whole };
  for (const [name, of] of Object.entries(whole)) Object.assign(sizes, { [name]: rows(of) });
  return sizes;
};

export const evenSizes = (rows: number): Sizes => sized(() => rows);
export const smallSizes: Sizes = evenSizes(SMALL);
/** With so many accounts, and everything else in proportion, a thousand rows at least. */
export const sizesFor = (accounts: number): Sizes =>
  sized((of) => Math.max(SMALL, Math.round((of * accounts) / whole.accounts)));
