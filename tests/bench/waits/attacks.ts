/** What one account does at its worst: each has what it needs made ready first, and is then let go all at once. */
import { randomUUID } from "node:crypto";
import { copyLanguages } from "#contract/copy";
import { platforms } from "#engine/platforms/index";
import { insertProperty } from "#server/queries/listings/properties";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import type { Account, House } from "./people.ts";
import { card, ended } from "./use.ts";

export interface Attack {
  name: string;
  /** Answers the attack itself: it resolves when everything it asked for was answered, however. */
  ready(house: House): Promise<() => Promise<unknown>>;
}

const digits = (signs: number) => Array.from({ length: signs }, (_, at) => at % 10).join("");
const manyDigits = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`备案${at}`, digits(500)]));
const nested = (depth: number) => `${"<div>".repeat(depth)}${"<b>总价698万 2室1厅 89平米</b>".repeat(50)}`;

/** An online page whose listing is made to be slow. */
export async function pageWith({ db }: House, { owner, client }: Account, disclosures: Record<string, string>) {
  const listing = { ...sampleListing, disclosures };
  const { id } = await insertProperty(db, owner, { title: "Flat", address: null, listing });
  return (await client.pages.publish({ propertyId: id })).url;
}

const importMany = (client: Account["client"], html: string, times: number) =>
  Promise.allSettled(
    Array.from({ length: times }, async () => {
      const source = { type: "html" as const, html, url: null };
      await ended(client, (await client.imports.start({ source, idempotencyKey: randomUUID() })).id);
    }),
  );

const startCampaign = (client: Account["client"], many: boolean, disclosures: Record<string, string> = {}) =>
  client.campaigns.create({
    listing: { ...sampleListing, photos: [], disclosures },
    photoIds: [],
    preferences: {
      languages: many ? [...copyLanguages] : ["zh"],
      style: "professional",
      platforms: platforms.slice(0, many ? 80 : 12).map(({ id }) => id),
      kinds: many ? ["post", "email", "sms"] : ["post"],
    },
    agent: card,
    idempotencyKey: randomUUID(),
  });

export const attacks: readonly Attack[] = [
  {
    name: "18 views of own pages with 99,000 digits",
    async ready(house) {
      const urls: string[] = [];
      for (let at = 0; at < 18; at++) urls.push(await pageWith(house, house.attacker, { 备案: digits(99_000) }));
      return () => Promise.allSettled(urls.map(async (url) => (await fetch(url)).text()));
    },
  },
  {
    name: "ten imports of nested markup",
    async ready({ attacker: { client } }) {
      const html = nested(300_000);
      return () => importMany(client, html, 10);
    },
  },
  {
    name: "one campaign of every platform and language",
    async ready({ attacker: { client } }) {
      return async () => {
        // as slow as the contract lets a listing be
        const { taskIds } = await startCampaign(client, true, { 备案: digits(99_000) }).catch(() =>
          startCampaign(client, true, manyDigits),
        );
        await Promise.allSettled(taskIds.map((id) => ended(client, id)));
      };
    },
  },
  {
    name: "twelve page sources of five megabytes",
    async ready({ attacker: { client } }) {
      const html = nested(900_000);
      return () => importMany(client, html, 12);
    },
  },
  {
    name: "twelve edits of 58,000 digits",
    async ready({ attacker: { client } }) {
      const { campaignId, taskIds } = await startCampaign(client, false);
      await Promise.all(taskIds.map((id) => ended(client, id)));
      const { pieces } = await client.campaigns.get({ id: campaignId });
      const edit = ({ id, version }: (typeof pieces)[number], signs: number) =>
        client.pieces.update({ id, version, title: null, body: digits(signs), hashtags: [] });
      return () => Promise.allSettled(pieces.map((piece) => edit(piece, 58_000).catch(() => edit(piece, 20_000))));
    },
  },
];
