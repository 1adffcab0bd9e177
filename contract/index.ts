/** The whole API, typed end to end: server procedures, web client, command line and OpenAPI all read this. */
import { account } from "#contract/account";
import { campaigns, pieces } from "#contract/campaign";
import { enquiries } from "#contract/enquiry";
import { imports } from "#contract/import";
import { notifications } from "#contract/notification";
import { orders } from "#contract/order";
import { overview } from "#contract/overview";
import { plans } from "#contract/plan";
import { properties } from "#contract/property";
import { pages } from "#contract/property-page";
import { captcha, site } from "#contract/site";
import { subscriptions } from "#contract/subscription";
import { tasks } from "#contract/task";

export const contract = {
  site,
  captcha,
  account,
  notifications,
  overview,
  subscriptions,
  orders,
  plans,
  enquiries,
  imports,
  campaigns,
  pieces,
  tasks,
  properties,
  pages,
};
