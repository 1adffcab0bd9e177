import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { insertPhoto } from "./photos.ts";
import { insertProperty } from "./properties.ts";
import { setPropertyPhotos } from "./property-photos.ts";
import { findSameHome } from "./same-home.ts";

let domain: Domain;
let agent: Person;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
});
afterAll(() => domain.stop());

const listing = { ...emptyListing(), title: "Flat", transaction: "sale" as const };

/** A property with photos of these looks. */
async function property(person: Person, looks: readonly string[], over = {}): Promise<string> {
  const owner = ownerOfSession({ userId: person.id });
  const facts = { title: "Flat", address: null, listing: { ...listing, ...over } };
  const { id } = await insertProperty(domain.db, owner, facts);
  const ids: string[] = [];
  for (const look of looks) {
    const photo = { id: randomUUID(), taskId: null, position: 0, width: 8, height: 6, bytes: 1, caption: null, look };
    await insertPhoto(domain.db, owner, photo);
    ids.push(photo.id);
  }
  await setPropertyPhotos(domain.db, owner, id, ids);
  return id;
}
const looks = ["0123456789abcdef", "fedcba9876543210", "00ff00ff00ff00ff", "aaaa5555aaaa5555"];
/** In another size: one bit in each of three quarters. */
const resized = looks.map((look) => (BigInt(`0x${look}`) ^ 0x0001_0001_0001_0000n).toString(16).padStart(16, "0"));

test("a home whose photos are those of a property is that property, in whatever size they come", async () => {
  const owner = ownerOfSession({ userId: agent.id });
  const id = await property(agent, looks);
  await property(
    agent,
    looks.slice(0, 2).map((look) => look.split("").toReversed().join("")),
  );
  const same = (given: readonly string[], over = {}) => findSameHome(domain.db, owner, { ...listing, ...over }, given);
  expect(await same(resized)).toMatchObject({ id, reason: "photos" });
  expect(await same(resized.slice(0, 3))).toMatchObject({ id, reason: "photos" });
  // two views may be of the house; a let is another listing; another flat has other rooms
  expect(await same(resized.slice(0, 2))).toBeUndefined();
  expect(await same(resized, { transaction: "rent" })).toBeUndefined();
  const stranger = ownerOfSession({ userId: (await domain.person()).id });
  expect(await findSameHome(domain.db, stranger, listing, resized)).toBeUndefined();
});

test("flats of one house that share its photos are told apart by their size", async () => {
  const owner = ownerOfSession({ userId: agent.id });
  const other = looks.map((look) => (BigInt(`0x${look}`) ^ 0xff00_ff00_ff00_ff00n).toString(16).padStart(16, "0"));
  await property(agent, other, { area: { sqm: 60, kind: "gross" } });
  const larger = { ...listing, area: { sqm: 90, kind: "gross" as const } };
  expect(await findSameHome(domain.db, owner, larger, other)).toBeUndefined();
});
