import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { briefOf } from "#engine/campaign/brief";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { manyPieces } from "#server/base/limits";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { insertPiece } from "#server/queries/listings/pieces";
import { card, listing, preferences } from "#tests/access/estate";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

/** A campaign with one piece whose texts are so long. */
async function written({ client, id }: Person, bytes: number): Promise<string> {
  const about = { listing, photoIds: [], preferences, agent: card, idempotencyKey: randomUUID() };
  const { campaignId } = await client.campaigns.create(about);
  const campaign = await client.campaigns.get({ id: campaignId });
  const draft = {
    platform: "twitter",
    language: "en",
    kind: "post",
    title: null,
    body: "Flat.",
    hashtags: [],
  } as const;
  const frame = { preheader: null, html: null, writtenBy: "composer" };
  const piece = finishPiece(campaign.listing, briefOf({ ...campaign, seed: 1 }), { ...draft, ...frame });
  await insertPiece(domain.db, ownerOfRow({ user_id: id }), campaignId, 0, piece);
  await sql`update pieces set html = repeat('x', ${bytes}::integer) where campaign_id = ${campaignId}`.execute(
    domain.db,
  );
  return campaignId;
}

test("an account reads only so much of long campaigns a minute, by whichever call; a usual one is not counted", async () => {
  const [agent, other] = [await domain.person(), await domain.person()];
  const [long, usual] = [await written(agent, manyPieces.perMinute / 4), await written(agent, manyPieces.usual / 2)];
  const { client } = agent;
  await client.campaigns.get({ id: long });
  await client.law.get({ campaignId: long });
  const refused = { code: "too_many_requests", data: { retryAfterSeconds: expect.any(Number) } };
  await client.pieces.outdated({ campaignId: long });
  await expect(client.campaigns.get({ id: long })).rejects.toMatchObject(refused);
  await expect(client.law.get({ campaignId: long })).rejects.toMatchObject(refused);
  expect(await client.campaigns.get({ id: usual })).toMatchObject({ id: usual });
  const theirs = await written(other, manyPieces.perMinute / 4);
  expect(await other.client.campaigns.get({ id: theirs })).toMatchObject({ id: theirs });
});
