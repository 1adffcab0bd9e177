/** An agent with a written campaign and accounts at scripted platforms, and a worker that is moved by hand. */
import { randomUUID } from "node:crypto";
import { emptyListing, type Listing } from "#contract/listing";
import type { JobDeps } from "#server/jobs/deps";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertPiece } from "#server/queries/listings/pieces";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { houseOf, type ScriptedPlatform } from "./scripted-platform.ts";

export const KEY = "a key of the tests, thirty-two characters or more";

export async function openPublishingDomain(platforms: readonly ScriptedPlatform[], errors: unknown[] = []) {
  const house = houseOf(platforms);
  const domain = await openDomain(errors, [], KEY, undefined, house);
  return {
    domain,
    services: (over: Partial<JobDeps> = {}) => domain.jobDeps({ secretKey: KEY, publishing: house, ...over }),
  };
}

const card = { name: "Ada", phone: null, company: null, licence: null, address: null, email: null };
const listing = {
  ...emptyListing(),
  country: "US",
  transaction: "sale" as const,
  title: "Flat",
  price: { amount: 1_000_000, currency: "USD", period: null },
};
/** Targets of real platforms, so that a piece is laid out as it would be. */
export const targets = ["twitter", "facebook", "instagram", "mastodon", "bluesky"] as const;

/** A campaign with a piece for each of so many targets; nothing speaks against any. */
export async function campaignOf(domain: Domain, person: Person, pieces = 1, facts: Partial<Listing> = {}) {
  const owner = ownerOfSession({ userId: person.id });
  const platforms = targets.slice(0, pieces);
  const made = await person.client.campaigns.create({
    listing: { ...listing, ...facts },
    photoIds: [],
    preferences: { languages: ["en"], style: "professional", platforms: [...platforms].slice(0, 3), kinds: ["post"] },
    agent: card,
    idempotencyKey: randomUUID(),
  });
  for (const [position, platform] of platforms.entries())
    await insertPiece(domain.db, owner, made.campaignId, position, {
      platform,
      language: "en",
      kind: "post",
      title: null,
      body: `A flat, told for ${platform}.`,
      hashtags: [],
      preheader: null,
      html: null,
      length: { used: 20, max: null, unit: "chars" },
      findings: [],
      untraced: [],
      writtenBy: "composer",
    });
  const campaign = await person.client.campaigns.get({ id: made.campaignId });
  return { ...made, pieceIds: campaign.pieces.map(({ id }) => id) };
}

export const connectTo = (person: Person, { publisher }: ScriptedPlatform, account = "lin") =>
  person.client.connections.connect({ platform: publisher.platform, values: { account, token: "right" } });

/** An order of every piece to every account. */
export const orderOf = (pieceIds: readonly string[], connectionIds: readonly (string | null)[]) => ({
  posts: connectionIds.flatMap((connectionId) => pieceIds.map((pieceId) => ({ pieceId, connectionId }))),
  dueAt: null as string | null,
  idempotencyKey: randomUUID(),
});
