/** Accounts at platforms and posts as the screens of publishing show them. */
import type { Connection, PublishingOffer } from "#contract/publishing/connection";
import type { Publication } from "#contract/publishing/publication";
import type { PublicationState } from "#contract/publishing/states";
import { all, says } from "./kit.ts";

export const AT = "2026-11-23T08:30:00.000Z";
export const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

const offer = (platform: string, name: string, more: Partial<PublishingOffer> = {}): PublishingOffer => ({
  platform,
  name: { zh: name, en: name },
  by: "oauth",
  fields: [],
  open: true,
  stopped: false,
  edits: true,
  removes: true,
  ...more,
});
const field = (name: string, secret: boolean, optional = false) => ({ name, secret, optional });
export const offers = [
  offer("facebook", "Facebook"),
  offer("twitter", "X"),
  offer("instagram", "Instagram", { stopped: true }),
  offer("linkedin", "LinkedIn", { open: false }),
  offer("mastodon", "Mastodon", { by: "form", fields: [field("server", false), field("token", true)] }),
  offer("bluesky", "Bluesky", {
    by: "form",
    fields: [field("handle", false), field("appPassword", true), field("server", false, true)],
  }),
];

const connection = (
  index: number,
  platform: string,
  accountName: string,
  more: Partial<Connection> = {},
): Connection => ({
  id: idOf(index),
  platform,
  accountName,
  health: "good",
  expiresAt: null,
  checkedAt: AT,
  renewalLost: false,
  connectedAt: AT,
  planned: 0,
  ...more,
});
const connections = [
  connection(1, "facebook", "林安房产 Lin Realty", { planned: 3 }),
  connection(2, "twitter", "@lin-realty", { health: "ending", expiresAt: "2026-11-28T08:30:00.000Z" }),
  connection(3, "instagram", "@lin.realty.shanghai", { health: "ended" }),
];

/** What the page of accounts and the dialog are told. */
export const connected = all(says("connections.offers", offers), says("connections.list", connections));

export const post = (index: number, state: PublicationState, more: Partial<Publication> = {}): Publication => ({
  id: idOf(100 + index),
  pieceId: null,
  campaignId: null,
  propertyId: null,
  connectionId: idOf(1),
  accountName: "@lin-realty",
  platform: ["facebook", "twitter", "instagram", "linkedin", "mastodon"][index % 5] ?? "twitter",
  language: index % 2 === 0 ? "zh" : "en",
  kind: "post",
  homeTitle: "梅川苑 南北两房",
  state,
  stateAt: AT,
  dueAt: "2026-11-24T01:00:00.000Z",
  nextAt: null,
  address: state === "live" || state === "edited" ? "https://social.example/lin-realty/posts/1155889930021" : null,
  failure: state === "failed" ? { code: "text_rejected", detail: "Status is over 140 characters." } : null,
  asksPerson: false,
  pieceVersion: 1,
  approval: "none",
  heldBy: null,
  openHouseId: null,
  figures: state === "live" ? { views: 1_204, likes: 35, comments: 4, shares: 2, saidAt: AT } : null,
  people: null,
  may: { edit: state === "live", remove: state === "live", stop: false },
  ...more,
});
