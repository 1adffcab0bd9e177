import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { suggestedOrder } from "#engine/media/content/rooms";
import { leavingFile } from "#server/publishing/leaving/photo";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { card, preferences } from "#tests/access/estate";
import { brochurePdf, savedPage } from "#tests/support/documents/make";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
/** What a model was asked to look through. */
const shown: string[] = [];
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  await domain.work({
    helpListing: async (listing, wordsOf) => {
      shown.push(await wordsOf());
      return listing;
    },
  });
});
afterAll(() => domain.stop());

const photo = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
const start = (bytes: Uint8Array, name: string) =>
  agent.client.imports.startFile({ file: fileOf(bytes, name), idempotencyKey: randomUUID() });

test("a PDF becomes a listing with the photos printed in it, and its bytes are gone", async () => {
  const photos = [await photo("#a05030"), await photo("#3050a0")];
  const task = await start(await brochurePdf({ photos }), "brochure.pdf");
  expect(task).toMatchObject({ kind: "import", title: "brochure.pdf" });
  expect(await ended(agent.client, task.id)).toMatchObject({ status: "completed" });
  const { listing, photos: kept } = await agent.client.imports.get({ taskId: task.id });
  expect(kept.map(({ width, height }) => [width, height])).toEqual([
    [640, 480],
    [640, 480],
  ]);
  expect(listing).toMatchObject({ price: { amount: 465_000, currency: "GBP" }, rooms: { bedrooms: 3 } });
  expect(listing?.provenance.price?.source).toBe("text");
  expect(shown.at(-1), "empty fields are asked of a model").toContain("south-facing garden");
  const left = await domain.db.selectFrom("import_files").select("task_id").where("task_id", "=", task.id).execute();
  expect(left).toEqual([]);
});

test("a saved page brings its photos along, without a request to anybody", async () => {
  const image = "https://img.nowhere.example/a.jpg";
  const html = `<title>临江雅苑 3室2厅</title><h1>临江雅苑 3室2厅</h1><p>总价：698万</p><p>建筑面积：118.68㎡</p><p>朝向：南</p><meta property="og:image" content="${image}"><img src="${image}" width="640" height="480">`;
  const task = await start(
    savedPage(html, "https://www.nowhere.example/107.html", { [image]: await photo("#884422") }),
    "page.mhtml",
  );
  expect(await ended(agent.client, task.id)).toMatchObject({ status: "completed" });
  const { photos, listing } = await agent.client.imports.get({ taskId: task.id });
  expect(listing?.price?.amount).toBe(6_980_000);
  expect(shown.at(-1)).toContain("118.68");
  expect(photos.map(({ width, height }) => [width, height])).toEqual([[640, 480]]);
});

test("several photos alone begin a listing in their order", async () => {
  const uploaded = [];
  for (const colour of ["#a03020", "#2030a0"])
    uploaded.push(await agent.client.imports.uploadPhoto({ file: fileOf(await photo(colour), "a.jpg") }));
  const photoIds = uploaded.map(({ id }) => id);
  const task = await agent.client.imports.start({ source: { type: "photos", photoIds }, idempotencyKey: randomUUID() });
  expect(await ended(agent.client, task.id)).toMatchObject({ status: "completed" });
  const { photos, listing } = await agent.client.imports.get({ taskId: task.id });
  expect(photos.map(({ id }) => id)).toEqual(photoIds);
  expect(listing).toMatchObject({ title: null, price: null, provenance: {} });
});

test("a file's name that says its photo shows what is not there is kept as the photo's caption, and a camera's is not", async () => {
  const named = async (name: string) =>
    (await agent.client.imports.uploadPhoto({ file: fileOf(await photo("#a03020"), name) })).caption;
  expect(await named("客厅 效果图.jpg")).toBe("客厅 效果图");
  expect(await named("Living room, virtually staged.jpeg")).toBe("Living room, virtually staged");
  expect(await named("IMG_0412.jpg")).toBeNull();
});

test("photos whose files name their rooms are put in the order of a visit, and a caption typed is kept", async () => {
  const upload = async (name: string) =>
    await agent.client.imports.uploadPhoto({ file: fileOf(await photo("#a03020"), name) });
  const photos = [await upload("厨房.jpg"), await upload("IMG_0413.jpg"), await upload("客厅.jpg")];
  expect(photos.map(({ caption }) => caption)).toEqual(["厨房", null, "客厅"]);
  expect(suggestedOrder(photos)).toEqual([2, 0, 1]);
  const unnamed = photos[1]?.id ?? "";
  const named = await agent.client.imports.captionPhoto({ id: unnamed, caption: " 北阳台 " });
  expect(named).toMatchObject({ id: unnamed, caption: "北阳台" });
  const source = { type: "photos" as const, photoIds: photos.map(({ id }) => id) };
  const task = await agent.client.imports.start({ source, idempotencyKey: randomUUID() });
  await ended(agent.client, task.id);
  const kept = (await agent.client.imports.get({ taskId: task.id })).photos;
  expect(kept.map(({ caption }) => caption)).toEqual(["厨房", "北阳台", "客厅"]);
  const other = await domain.person();
  await expect(other.client.imports.captionPhoto({ id: unnamed, caption: "x" })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await agent.client.imports.captionPhoto({ id: unnamed, caption: "" })).toMatchObject({ caption: null });
});

test("a photo whose caption no longer says that it is altered leaves no copy with the mark behind", async () => {
  const owner = ownerOfSession({ userId: agent.id });
  const { id } = await agent.client.imports.uploadPhoto({ file: fileOf(await photo("#a03020"), "客厅 效果图.jpg") });
  const row = await domain.db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await leavingFile(domain.backend.files, owner, row, { language: "zh", platform: "instagram" });
  const copies = async () =>
    (await domain.backend.files.list(PHOTO_BUCKET, `${owner.userId}/photos`)).filter((name) => name.includes(id));
  expect(await copies()).toHaveLength(2);
  await agent.client.imports.captionPhoto({ id, caption: "客厅" });
  expect(await copies()).toEqual([row.path]);
});

test("what cannot be read is refused by cause, and nobody begins with a stranger's photos", async () => {
  await expect(start(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), "old.doc")).rejects.toMatchObject({
    code: "unsupported_file",
  });
  const task = await start(await brochurePdf({ password: "x" }), "locked.pdf");
  expect(await ended(agent.client, task.id)).toMatchObject({ status: "failed", cause: { code: "locked_file" } });
  const other = await domain.person();
  const own = await agent.client.imports.uploadPhoto({ file: fileOf(await photo("#111111"), "a.jpg") });
  const source = { type: "photos" as const, photoIds: [own.id] };
  await expect(other.client.imports.start({ source, idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("a home read again from words is updated with the photos it has", async () => {
  const { client } = agent;
  const text = "For sale: 14 Harbour Lane, Bristol BS1 4XX. £465,000. 3 bedrooms, 2 bathrooms, 98 m².";
  const read = async (words: string) => {
    const { id } = await client.imports.start({ source: { type: "text", text: words }, idempotencyKey: randomUUID() });
    expect(await ended(client, id)).toMatchObject({ status: "completed" });
    const { listing, same } = await client.imports.get({ taskId: id });
    if (!listing) throw new Error("nothing was read");
    return { listing, same };
  };
  const upload = async (colour: string) =>
    (await client.imports.uploadPhoto({ file: fileOf(await photo(colour), "view.jpg") })).id;
  const photoIds = [await upload("#112233"), await upload("#aabbcc")];
  const made = { preferences, agent: card };
  const { listing } = await read(text);
  const { propertyId } = await client.campaigns.create({ ...made, listing, photoIds, idempotencyKey: randomUUID() });

  const { same } = await read(text.replace("465", "449"));
  expect(same).toMatchObject({ propertyId, repeated: [] });
  const kept = same?.photos.map(({ id }) => id) ?? [];
  expect(kept).toEqual(photoIds);
  const updated = { ...made, propertyId, photoIds: kept, listing: same?.updated ?? listing };
  await client.campaigns.create({ ...updated, idempotencyKey: randomUUID() });
  const after = await client.properties.get({ id: propertyId });
  expect(after.listing.price?.amount).toBe(449_000);
  expect(after.photos.map(({ id }) => id)).toEqual(photoIds);
});
