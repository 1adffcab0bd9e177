/** What an administrator may do in somebody's name: little, by a list; whatever is new is refused until it is written down here too. */

export const looks = [
  "account.card.get",
  "account.consents.get",
  "account.entitled",
  "account.me",
  "account.settings.get",
  "campaigns.forecast",
  "campaigns.angles",
  "campaigns.get",
  "imports.examples",
  "imports.get",
  "invoices.get",
  "law.get",
  "notifications.events",
  "notifications.list",
  "orders.get",
  "orders.list",
  "orders.ways",
  "overview.get",
  "pages.get",
  "pages.views",
  "properties.get",
  "properties.list",
  "subscriptions.ledger",
  "subscriptions.list",
  "subscriptions.renewal.get",
  "tasks.events",
  "tasks.get",
  "tasks.list",
  "tasks.paused",
  "tasks.timeline",
];
export const helps = ["properties.archive", "properties.restore", "tasks.cancel", "tasks.retry"];
/** Whether these are refused hangs on the page and the listing they are about: server/procedures/admin/accounts/support.test.ts. */
export const weighed = ["properties.restore", "tasks.retry"];
