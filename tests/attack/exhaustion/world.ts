/** Who is at the server while somebody does their worst: the attacker with a home and a campaign, and a stranger with the like. */
import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { securityToken } from "#contract/device-key";
import { emptyListing, type Listing } from "#contract/listing";
import { ended } from "#tests/support/domain";
import { givePlan } from "../suite/give-plan.ts";
import type { Account, Site, Visited } from "../suite/site.ts";

export const agent = { name: "Ada", phone: null, company: "Ada Homes", licence: null, address: null, email: null };
export const listing: Listing = {
  ...emptyListing(),
  language: "en",
  country: "US",
  transaction: "sale",
  title: "Sunny flat",
  description: "A bright flat with a balcony.",
  price: { amount: 500_000, currency: "USD", period: null },
  area: { sqm: 90, kind: "gross" },
  rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 2 },
};

/** Languages and platforms of a campaign that is soon written. */
export const small = {
  languages: ["en" as const],
  style: "friendly" as const,
  platforms: ["twitter"],
  kinds: ["post" as const],
};

export interface Home {
  propertyId: string;
  campaignId: string;
  /** Path of its public page. */
  page: string;
}

export interface Resident extends Account, Home {
  /** A piece of the campaign, with its version. */
  piece: { id: string; version: number };
  photoId: string;
  /** Of the browser the account has signed in with. */
  deviceKey: string;
}

/** What a resident's browser knows, as it travels to another process. */
export type Someone = Omit<Resident, "client" | "supabase">;

export const travelling = ({ client: _client, supabase: _supabase, ...someone }: Resident): Someone => someone;

/** The resident again, at the process it came to. */
export const residentAt = (site: Visited, someone: Someone): Resident => ({
  ...someone,
  client: site.client(someone.token),
  supabase: site.supabase(),
});

export const photoFile = async (side = 900): Promise<File> => {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "home.jpg", { type: "image/jpeg" });
};

/** A home of the account with its page online; a campaign of it is being written. */
export async function homeOf(
  { client }: Account,
  photoIds: string[],
  home: Listing,
): Promise<Home & { taskId: string }> {
  const asked = { listing: home, photoIds, preferences: small, agent, idempotencyKey: randomUUID() };
  const { propertyId, campaignId, taskIds } = await client.campaigns.create(asked);
  const { url } = await client.pages.publish({ propertyId });
  return { propertyId, campaignId, page: new URL(url).pathname, taskId: taskIds[0] ?? "" };
}

/**
 * An account with everything a plan has, a home, its campaign written, its page online, and a browser it is known in. Its password
 * is hashed as the product does.
 */
export async function resident(site: Site): Promise<Resident> {
  const account = await site.account({ slowHash: true });
  await givePlan(site, account.id);
  const deviceKey = randomBytes(32).toString("base64url");
  const { email, password } = account;
  const options = { captchaToken: securityToken({ deviceKey }) ?? "" };
  const known = await site.supabase().auth.signInWithPassword({ email, password, options });
  if (known.error) throw known.error;
  const { client } = account;
  const { id: photoId } = await client.imports.uploadPhoto({ file: await photoFile() });
  const home = await homeOf(account, [photoId], listing);
  await ended(client, home.taskId);
  const [piece] = (await client.campaigns.get({ id: home.campaignId })).pieces;
  if (!piece) throw new Error("no piece was written");
  return { ...account, ...home, deviceKey, piece: { id: piece.id, version: piece.version }, photoId };
}
