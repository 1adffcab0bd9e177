/** The contract, implemented: one file a subject. A procedure that is missing here does not compile. */
import { implement } from "@orpc/server";
import { contract } from "#contract/api/index";
import { account } from "./account/account.ts";
import { invitations } from "./account/invitations.ts";
import { notifications } from "./account/notifications.ts";
import { signUps } from "./account/sign-ups.ts";
import { admin } from "./admin/index.ts";
import type { RequestContext } from "./base/context.ts";
import { enquiries } from "./billing/enquiries.ts";
import { invoices, receipts } from "./billing/invoices.ts";
import { orders } from "./billing/orders.ts";
import { plans } from "./billing/plans.ts";
import { subscriptions } from "./billing/subscriptions.ts";
import { apiKeys } from "./developer/api-keys.ts";
import { webhooks } from "./developer/webhooks.ts";
import { rights } from "./listings/advertising-rights.ts";
import { batches } from "./listings/batches.ts";
import { brochures } from "./listings/brochures.ts";
import { campaigns } from "./listings/campaigns.ts";
import { films } from "./listings/films.ts";
import { imports } from "./listings/imports.ts";
import { law } from "./listings/law.ts";
import { leads } from "./listings/leads.ts";
import { letters } from "./listings/letters.ts";
import { overview } from "./listings/overview.ts";
import { photoSets } from "./listings/photo-sets.ts";
import { pictureSets } from "./listings/picture-sets.ts";
import { pieces } from "./listings/pieces.ts";
import { posterLooks } from "./listings/poster-looks.ts";
import { posters } from "./listings/posters.ts";
import { presets } from "./listings/presets.ts";
import { properties } from "./listings/properties.ts";
import { pages } from "./listings/property-pages.ts";
import { watches } from "./listings/source-watches.ts";
import { voices } from "./listings/voices.ts";
import { approvals } from "./publishing/approvals.ts";
import { calendar } from "./publishing/calendar.ts";
import { connections } from "./publishing/connections.ts";
import { publications } from "./publishing/publications.ts";
import { recalls } from "./publishing/recalls.ts";
import { captcha, site } from "./site/site.ts";
import { tasks } from "./tasks/tasks.ts";

export const router = implement(contract).$context<RequestContext>().router({
  site,
  captcha,
  signUps,
  invitations,
  account,
  notifications,
  overview,
  subscriptions,
  orders,
  plans,
  receipts,
  invoices,
  enquiries,
  imports,
  batches,
  campaigns,
  presets,
  posters,
  posterLooks,
  films,
  voices,
  pictureSets,
  brochures,
  letters,
  photoSets,
  pieces,
  law,
  tasks,
  properties,
  rights,
  watches,
  pages,
  leads,
  connections,
  publications,
  calendar,
  approvals,
  recalls,
  apiKeys,
  webhooks,
  admin,
});
