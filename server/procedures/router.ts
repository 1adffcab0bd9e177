/** The contract, implemented: one file a subject. A procedure that is missing here does not compile. */
import { implement } from "@orpc/server";
import { contract } from "#contract/index";
import { account } from "./account.ts";
import { admin } from "./admin/index.ts";
import { campaigns } from "./campaigns.ts";
import type { RequestContext } from "./context.ts";
import { enquiries } from "./enquiries.ts";
import { imports } from "./imports.ts";
import { invoices, receipts } from "./invoices.ts";
import { notifications } from "./notifications.ts";
import { orders } from "./orders.ts";
import { overview } from "./overview.ts";
import { pieces } from "./pieces.ts";
import { plans } from "./plans.ts";
import { properties } from "./properties.ts";
import { pages } from "./property-pages.ts";
import { signUps } from "./sign-ups.ts";
import { captcha, site } from "./site.ts";
import { subscriptions } from "./subscriptions.ts";
import { tasks } from "./tasks.ts";

export const router = implement(contract).$context<RequestContext>().router({
  site,
  captcha,
  signUps,
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
  campaigns,
  pieces,
  tasks,
  properties,
  pages,
  admin,
});
