/** What another account does meanwhile, each thing once and all at the same time, and how long each took. */
import { randomUUID } from "node:crypto";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { pageWith } from "./attacks.ts";
import type { Account, House } from "./people.ts";

export const card = { name: "Ada", phone: null, company: null, licence: null, address: null, email: null };
/** A page of some length, as portals have them. */
const PAGE = `<script type="application/ld+json">${JSON.stringify({
  "@type": "Apartment",
  name: "Sunny flat in Meichuan Road",
  numberOfBedrooms: 2,
  floorSize: { "@type": "QuantitativeValue", value: 90, unitCode: "MTK" },
  offers: { "@type": "Offer", price: 500_000, priceCurrency: "USD" },
})}</script>${"<p>Two bedrooms, a lift, windows north and south, ten minutes to the station.</p>".repeat(500)}`;

/** Milliseconds of each thing, and the error of what failed. */
export type Times = Record<string, number | string>;

/** Follows the task until it has ended; throws when it failed. */
export async function ended(client: Account["client"], taskId: string): Promise<void> {
  for await (const task of await client.tasks.events({ taskId })) {
    if (task.status === "failed") throw new Error(task.cause?.code);
    if (task.status === "completed") return;
  }
}

/** Answers the round itself: everything it needs is there before it begins. */
export async function readyToUse(house: House): Promise<() => Promise<Times>> {
  const { victim, app } = house;
  const { client } = victim;
  const campaign = () =>
    client.campaigns.create({
      listing: { ...sampleListing, photos: [] },
      photoIds: [],
      preferences: { languages: ["zh"], style: "professional", platforms: ["wechat", "weibo"], kinds: ["post"] },
      agent: card,
      idempotencyKey: randomUUID(),
    });
  const before = await campaign();
  for (const id of before.taskIds) await ended(client, id);
  const [piece] = (await client.campaigns.get({ id: before.campaignId })).pieces;
  if (!piece) throw new Error("no piece");
  const page = await pageWith(house, victim, { 备案: "20261122" });

  const uses: Record<string, () => Promise<unknown>> = {
    request: () => client.properties.list({ limit: 20 }),
    import: async () => {
      const source = { type: "html" as const, html: PAGE, url: null };
      await ended(client, (await client.imports.start({ source, idempotencyKey: randomUUID() })).id);
    },
    campaign: async () => {
      for (const id of (await campaign()).taskIds) await ended(client, id);
    },
    page: async () => {
      const answer = await fetch(page);
      if (!(await answer.text()).includes("梅川苑")) throw new Error("an empty page");
    },
    edit: () =>
      client.pieces.update({ ...piece, title: piece.title, body: `${piece.body}\n`, hashtags: piece.hashtags }),
    "sign-in": () => house.signIn(victim.email),
    file: async () => (await fetch(`${app.url}/favicon.svg`)).arrayBuffer(),
  };
  return async () => {
    const times: Times = {};
    const timed = async (name: string, use: () => Promise<unknown>) => {
      const began = performance.now();
      const failed = await use().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      times[name] = failed ?? Math.round(performance.now() - began);
    };
    await Promise.all(Object.entries(uses).map(([name, use]) => timed(name, use)));
    return times;
  };
}
