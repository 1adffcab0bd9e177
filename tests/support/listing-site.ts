/** Public pages of homes over a database of their own, with a clock and a network address that a test sets. */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import sharp from "sharp";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { type ListingPageDeps, listingPages } from "#server/pages/listing-page/routes";
import { ownerOfRow, ownerOfSession } from "#server/queries/accounts/owner";
import { insertPhoto, PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import { insertPiece } from "#server/queries/listings/pieces";
import { ORIGIN, openDomain, type Person } from "./domain.ts";

export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
export const card = {
  name: "顾芸",
  phone: "021-5550 0132",
  company: "普陀安居置业",
  licence: null,
  address: null,
  email: "gu@example.com",
};
export const flat: Listing = {
  ...emptyListing(),
  language: "zh-CN",
  country: "CN",
  transaction: "sale",
  title: "梅川苑 南北两房",
  description: "门牌与产权信息请向业主核实",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  address: {
    ...emptyListing().address,
    text: "上海市普陀区梅川路",
    city: "上海",
    district: "普陀",
    community: "梅川苑",
  },
  features: ["有电梯"],
  disclosures: { 房源核验码: "310107A1" },
};

/** The path of an address of ours. */
export const pathOf = (url: string): string => url.slice(ORIGIN.length);

/** One agent, `owner`, and the pages of everybody. `problems` holds what the pages logged; `stop` drops the database. */
export async function openListingSite() {
  const domain = await openDomain();
  const owner = await domain.person();
  const here = { now: new Date("2026-03-02T10:00:00Z"), address: "203.0.113.7" };
  const problems: unknown[] = [];
  const note = (...about: unknown[]) => void problems.push(about);

  /** Another process over the same database, or one that is broken in some way. */
  const processWith = (over: Partial<ListingPageDeps> = {}) =>
    listingPages({
      db: domain.db,
      files: domain.backend.files,
      origin: () => ORIGIN,
      addressOf: () => here.address,
      now: () => here.now,
      log: { info() {}, warn: note, error: note },
      ...over,
    });
  const pages = processWith();
  const app = new Hono().route("/", pages.routes);

  const open = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(path, { method, headers: { "user-agent": PHONE, ...headers } });

  /** A home with one photo and a campaign in Chinese and English; its page is not online yet. Answers the property's id. */
  async function makeHome(person: Person, listing: Listing = flat): Promise<string> {
    const account = ownerOfSession({ userId: person.id });
    const photoId = randomUUID();
    const jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#a86" } })
      .jpeg()
      .toBuffer();
    await domain.backend.files.put(PHOTO_BUCKET, photoPath(account, photoId), jpeg, {
      type: "image/jpeg",
      owner: person.id,
    });
    await insertPhoto(domain.db, account, {
      id: photoId,
      taskId: null,
      position: 0,
      width: 1600,
      height: 1200,
      bytes: jpeg.length,
      caption: "客厅",
    });
    const made = await person.client.campaigns.create({
      listing,
      photoIds: [photoId],
      preferences: { languages: ["zh", "en"], style: "professional", platforms: ["wechat"], kinds: ["post"] },
      agent: card,
      idempotencyKey: randomUUID(),
    });
    return made.propertyId;
  }

  /** A piece of the home's campaign. Answers its id. */
  async function postOf(propertyId: string, platform: string, language: CopyLanguage): Promise<string> {
    const campaign = await domain.db
      .selectFrom("campaigns")
      .select(["id", "user_id"])
      .where("property_id", "=", propertyId)
      .executeTakeFirstOrThrow();
    await insertPiece(domain.db, ownerOfRow(campaign), campaign.id, 0, {
      platform,
      language,
      kind: "post",
      title: null,
      body: "x",
      hashtags: [],
      preheader: null,
      html: null,
      length: { used: 1, max: null, unit: "chars" },
      findings: [],
      untraced: [],
      writtenBy: "composer",
    });
    const piece = await domain.db
      .selectFrom("pieces")
      .select("id")
      .where("campaign_id", "=", campaign.id)
      .where("platform", "=", platform)
      .where("language", "=", language)
      .executeTakeFirstOrThrow();
    return piece.id;
  }

  return {
    postOf,
    domain,
    owner,
    here,
    problems,
    pages,
    processWith,
    open,
    read: async (path: string, headers?: Record<string, string>) => (await open(path, headers)).text(),
    makeHome,
    /** A home whose page is online. */
    async online(person = owner, listing = flat) {
      const propertyId = await makeHome(person, listing);
      const { url, slug } = await person.client.pages.publish({ propertyId });
      return { propertyId, url, slug, path: pathOf(url) };
    },
    /** Views of the owner's property, after all that is still being counted. */
    async totalOf(propertyId: string) {
      await pages.visits.settled();
      return (await owner.client.pages.views({ propertyId, days: 7 })).total;
    },
    /** After what is still being counted, which would find no database. */
    stop: async () => {
      await pages.visits.settled();
      await domain.stop();
    },
  };
}
export type ListingSite = Awaited<ReturnType<typeof openListingSite>>;
