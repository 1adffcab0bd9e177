/** The whole API, typed end to end: server procedures, web client, command line and OpenAPI all read this. */
import { account } from "#contract/account";
import { admin } from "#contract/admin/index";
import { batches } from "#contract/batch/batch";
import { campaigns, pieces, presets } from "#contract/campaign";
import { apiKeys } from "#contract/developer/api-keys";
import { webhooks } from "#contract/developer/webhooks";
import { enquiries } from "#contract/enquiry";
import { imports } from "#contract/import";
import { invoices } from "#contract/invoice";
import { law } from "#contract/law/listing-law";
import { figures } from "#contract/leads/figures";
import { leads } from "#contract/leads/lead";
import { brochures } from "#contract/media/brochure";
import { films } from "#contract/media/film";
import { letters } from "#contract/media/letter";
import { photoSets } from "#contract/media/photo-set";
import { pictureSets } from "#contract/media/picture-set";
import { posters } from "#contract/media/poster";
import { posterLooks } from "#contract/media/poster-look";
import { voices } from "#contract/media/voice";
import { notifications } from "#contract/notification";
import { orders } from "#contract/order";
import { overview } from "#contract/overview/overview";
import { pieceWork } from "#contract/piece-work";
import { plans } from "#contract/plan";
import { rights } from "#contract/properties/advertising-right";
import { watches } from "#contract/properties/source-watch";
import { properties } from "#contract/property";
import { pages } from "#contract/property-page";
import { approvals } from "#contract/publishing/approval";
import { calendar } from "#contract/publishing/calendar";
import { connections } from "#contract/publishing/connection";
import { publications } from "#contract/publishing/publication";
import { recalls } from "#contract/publishing/recall";
import { receipts } from "#contract/receipt";
import { invitations, signUps } from "#contract/sign-up";
import { captcha, site } from "#contract/site";
import { subscriptions } from "#contract/subscription";
import { tasks } from "#contract/task";

export const contract = {
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
  pieces: { ...pieces, ...pieceWork },
  law,
  tasks,
  properties,
  rights,
  watches,
  pages: { ...pages, figures },
  leads,
  connections,
  publications,
  calendar,
  approvals,
  recalls,
  apiKeys,
  webhooks,
  admin,
};
