import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listing } from "#contract/listing";
import { sweep } from "#server/jobs/sweep";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { insertPiece } from "#server/queries/listings/pieces";
import { card, listing, preferences } from "#tests/access/estate";
import { type Domain, ORIGIN, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  await agent.client.account.card.save({ ...card, name: "Ada Lovett", company: "Bay Homes Inc." });
});
afterAll(() => domain.stop());

const by = (name: string | null, company: string | null, over: Partial<Listing> = {}): Listing => ({
  ...listing,
  sourceUrl: "https://listing.example/1",
  agent: { name, company, phone: null, licence: null },
  ...over,
});

/** A home with one written piece. */
async function home(facts: Listing) {
  const { campaignId, propertyId } = await agent.client.campaigns.create({
    listing: facts,
    photoIds: [],
    preferences,
    agent: card,
    idempotencyKey: randomUUID(),
  });
  await insertPiece(domain.db, ownerOfRow({ user_id: agent.id }), campaignId, 0, {
    ...{ platform: "twitter", language: "en", kind: "post", title: null, body: "Flat", hashtags: [] },
    ...{ preheader: null, html: null, findings: [], untraced: [], writtenBy: "composer" },
    length: { used: 4, max: 280, unit: "weighted" },
  });
  return { campaignId, propertyId };
}
const refused = { code: "no_right_to_advertise", data: { agent: "Bo Lind", company: "Keys & Co" } };
const today = () => new Date().toISOString().slice(0, 10);

test("a listing of the agent's own, of the firm or of ours is never asked about", async () => {
  for (const facts of [
    by("LOVETT, Ada", null),
    by("Cy Young", "Bay Homes"),
    by(null, null, { sourceUrl: null }),
    by("顾芸", "普陀安居置业", { sourceUrl: `${ORIGIN}/demo/listing/shanghai` }),
  ]) {
    const { campaignId, propertyId } = await home(facts);
    expect(await agent.client.rights.get({ propertyId })).toMatchObject({ holder: "own", allowed: true, record: null });
    expect((await agent.client.campaigns.download({ id: campaignId })).size).toBeGreaterThan(100);
    expect((await agent.client.pages.publish({ propertyId })).url).toContain("/p/");
  }
});

test("somebody else's listing is neither published nor downloaded before they agree, and no more once that is withdrawn", async () => {
  const { campaignId, propertyId } = await home(by("Bo Lind", "Keys & Co"));
  const { rights, pages, campaigns } = agent.client;
  expect(await rights.get({ propertyId })).toEqual({
    holder: "others",
    listedBy: { agent: "Bo Lind", company: "Keys & Co" },
    allowed: false,
    record: null,
  });
  await expect(campaigns.download({ id: campaignId })).rejects.toMatchObject(refused);
  await expect(pages.publish({ propertyId })).rejects.toMatchObject(refused);
  const owner = ownerOfRow({ user_id: agent.id });
  const about = { id: propertyId, listing: by("Bo Lind", "Keys & Co") };
  await expect(assertRightToAdvertise(domain.db, owner, about, ORIGIN)).rejects.toMatchObject(refused);

  const file = new File(["%PDF-1.7 we agree"], "../consent.pdf", { type: "application/pdf" });
  const said = { propertyId, basis: "listing_broker" as const, by: "Bo Lind", statement: "May be co-advertised." };
  const right = await rights.record({ ...said, givenOn: today(), file });
  expect(right).toMatchObject({
    allowed: true,
    record: { basis: "listing_broker", by: "Bo Lind", statement: "May be co-advertised.", givenOn: today() },
  });
  expect(right.record?.file).toMatchObject({ name: expect.stringMatching(/consent\.pdf$/) });
  await expect(assertRightToAdvertise(domain.db, owner, about, ORIGIN)).resolves.toBeUndefined();
  expect((await campaigns.download({ id: campaignId })).size).toBeGreaterThan(100);
  const { url } = await pages.publish({ propertyId });

  expect(await rights.withdraw({ propertyId })).toMatchObject({ allowed: false, record: null });
  await expect(campaigns.download({ id: campaignId })).rejects.toMatchObject(refused);
  // what is online is taken down by a decision of its own
  expect((await pages.get({ propertyId })).url).toBe(url);
});

test("what was agreed with one agent does not cover another's listing; one answer settles what nobody can tell", async () => {
  const { propertyId } = await home(by(null, null));
  const { rights, properties } = agent.client;
  expect(await rights.get({ propertyId })).toMatchObject({ holder: "unclear", allowed: false });
  expect(await rights.record({ propertyId, basis: "own_listing", givenOn: today() })).toMatchObject({ allowed: true });
  const { version } = await properties.get({ id: propertyId });
  await properties.update({ id: propertyId, version, listing: by("Bo Lind", "Keys & Co"), photoIds: [] });
  expect(await rights.get({ propertyId })).toMatchObject({ holder: "others", allowed: false, record: null });
});

test("a record names who agreed and to what; its paper is a PDF or a picture drawn anew", async () => {
  const { propertyId } = await home(by("Bo Lind", "Keys & Co"));
  const { rights } = agent.client;
  const given = { propertyId, basis: "owner" as const, givenOn: today() };
  await expect(rights.record(given)).rejects.toMatchObject({ code: "invalid_input" });
  await expect(rights.record({ ...given, by: "Di", statement: "Yes", givenOn: "2999-01-01" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const page = new File(["<html><script>1</script>"], "x.html", { type: "text/html" });
  await expect(rights.record({ ...given, by: "Di", statement: "Yes", file: page })).rejects.toMatchObject({
    code: "unsupported_file",
  });
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const photo = new File([new Uint8Array(png)], "paper.png", { type: "image/png" });
  const right = await rights.record({ ...given, by: "Di", statement: "Yes", file: photo });
  expect(right.record?.file).toMatchObject({ name: "paper.jpg" });
});

test("a home that is gone takes its records and papers along", async () => {
  const { propertyId } = await home(by("Bo Lind", "Keys & Co"));
  const file = new File(["%PDF-1.7 we agree"], "consent.pdf", { type: "application/pdf" });
  const given = { propertyId, basis: "owner" as const, by: "Di", statement: "Yes", givenOn: today(), file };
  await agent.client.rights.record(given);
  const papers = () => domain.backend.files.list("media", `${agent.id}/rights`);
  const before = await papers();
  await domain.db.deleteFrom("properties").where("id", "=", propertyId).execute();
  await sweep({ db: domain.db, files: domain.backend.files, now: () => new Date() });
  expect((await papers()).length).toBe(before.length - 1);
  const left = domain.db.selectFrom("advertising_rights").select("id").where("property_id", "is", null);
  expect(await left.execute()).toEqual([]);
});
