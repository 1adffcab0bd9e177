/** Picture sets: one for one wish, drawn in every language, taken along by the archive and by posts until the facts change. */
import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PictureOrder } from "#contract/media/picture-set";
import { drawPictures } from "#server/jobs/draw-pictures";
import { runTask } from "#server/jobs/run-task";
import { sweep } from "#server/jobs/sweep";
import { drawnPicturesFor } from "#server/publishing/drawn-pictures";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertPiece } from "#server/queries/listings/pieces";
import { pictureOrder } from "#tests/access/estate";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let agent: Person;
let campaignId: string;
let propertyId: string;
beforeAll(async () => {
  domain = await openDomain();
  agent = await domain.person();
  const photo = async (background: string) => {
    const jpeg = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return (await agent.client.imports.uploadPhoto({ file: new File([new Uint8Array(jpeg)], `${background}.jpg`) })).id;
  };
  const made = await agent.client.campaigns.create({
    listing: { ...sampleListing, agent: { name: null, phone: null, company: null, licence: null } },
    photoIds: [await photo("#8899aa"), await photo("#aa9988")],
    preferences: { languages: ["zh", "en"], style: "friendly", platforms: ["twitter"], kinds: ["post"] },
    agent: { name: "林晓", phone: "13800000000", company: null, licence: null, address: null, email: null },
    idempotencyKey: randomUUID(),
  });
  ({ campaignId, propertyId } = made);
  // an archive needs a piece; who writes it is nothing here
  await insertPiece(domain.db, ownerOfSession({ userId: agent.id }), campaignId, 0, {
    ...{ platform: "twitter", language: "en", kind: "post", title: null, body: "A flat.", hashtags: [] },
    ...{ preheader: null, html: null, length: { used: 7, max: 280, unit: "chars" }, findings: [], untraced: [] },
    writtenBy: "composer",
  });
});
afterAll(() => domain.stop());

const both: PictureOrder = { ...pictureOrder, languages: ["zh", "en"] };
const wish = (over: Partial<PictureOrder> = {}, idempotencyKey = randomUUID()) =>
  agent.client.pictureSets.start({ campaignId, order: { ...both, ...over }, idempotencyKey });
const list = () => agent.client.pictureSets.list({ campaignId });
const drawn = async (taskId: string | undefined) => {
  await runTask(domain.jobDeps(), drawPictures, taskId ?? "", new AbortController().signal);
};
const archived = async () => {
  const zip = await agent.client.campaigns.download({ id: campaignId });
  const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  return names.filter((name) => name.includes("/pictures/")).map((name) => name.split("/").slice(1).join("/"));
};
const post = (language: "zh" | "en" | "fr", kind: "post" | "email" = "post") =>
  drawnPicturesFor(domain.db, { user_id: agent.id, campaign_id: campaignId, kind, language });

test("the same wish twice is one set; another language than the campaign's, or an occasion it has not, is refused", async () => {
  const key = randomUUID();
  const [one, other] = [await wish({}, key), await wish({}, key)];
  expect(other.id).toBe(one.id);
  expect(await list()).toMatchObject([{ id: one.id, pictures: null, covers: [], outdated: false }]);
  await expect(wish({ languages: ["zh", "fr"] })).rejects.toMatchObject({ code: "invalid_input" });
  await expect(wish({ languages: ["zh", "zh"] })).rejects.toMatchObject({ code: "invalid_input" });
  await expect(wish({ template: "open-house" })).rejects.toMatchObject({ code: "invalid_input" });
  expect(await agent.client.pictureSets.remove({ id: one.id })).toEqual({ removed: true });
  const [task] = (await agent.client.tasks.list({ kind: "pictures", limit: 5 })).items;
  expect(task).toMatchObject({ status: "failed", cause: { code: "cancelled" } });
  await expect(agent.client.pictureSets.remove({ id: one.id })).rejects.toMatchObject({ code: "not_found" });
});

test("own words that nothing bears out refuse the set before it is begun", async () => {
  const words = { id: campaignId, language: "en" as const };
  const kept = await agent.client.posters.keepWords({ ...words, version: 0, words: { price: "1.28 million RMB" } });
  await expect(wish()).rejects.toMatchObject({ code: "piece_not_ready" });
  await wish({ languages: ["zh"] }).then(({ id }) => agent.client.pictureSets.remove({ id }));
  await agent.client.posters.keepWords({ ...words, version: kept.version, words: {} });
});

test("a carousel in two languages is drawn, goes along with archive and posts, and no longer once a fact is another", async () => {
  const set = await wish({ carousel: true, ratio: "3:4" });
  expect(await archived()).toEqual([]);
  await drawn(set.task?.id);
  const [finished] = await list();
  // cover, one room, facts, agent; in each language
  expect(finished).toMatchObject({ pictures: 8, outdated: false, task: { status: "completed", progress: 100 } });
  expect(finished?.covers.map(({ language }) => language)).toEqual(["zh", "en"]);
  const names = ["01.jpg", "02.jpg", "03.jpg", "04.jpg"].map((name) => `pictures/${name}`);
  expect((await archived()).map((name) => name.split("/").slice(1).join("/")).sort()).toEqual(
    [...names, ...names].sort(),
  );
  expect(await post("en")).toHaveLength(4);
  expect(await post("fr")).toEqual([]);
  expect(await post("en", "email")).toEqual([]);
  const [first] = await post("zh");
  const file = await domain.jobDeps().files.get("media", first?.path ?? "");
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1080, height: 1440 });

  // a sheet to print is for the archive alone, and newer than the carousel there
  const sheet = await wish({ languages: ["zh"], ratio: "A4" });
  await drawn(sheet.task?.id);
  expect(await post("zh")).toHaveLength(4);
  expect(await archived()).toHaveLength(5);
  await agent.client.pictureSets.remove({ id: sheet.id });

  const property = await agent.client.properties.get({ id: propertyId });
  await agent.client.properties.update({
    id: propertyId,
    listing: { ...property.listing, price: { amount: 6_120_000, currency: "CNY", period: null } },
    version: property.version,
    photoIds: property.photos.map(({ id }) => id),
  });
  expect(await list()).toMatchObject([{ id: set.id, outdated: true }]);
  expect(await archived()).toEqual([]);
  expect(await post("zh")).toEqual([]);
  // the printed poster is called back all the same
  const kept = await domain.db.selectFrom("saved_posters").select(["language", "ratio"]).execute();
  expect(kept).toContainEqual({ language: "en", ratio: "3:4" });
}, 120_000);

test("a set that was taken away while it was drawn leaves no file, and the sweep takes those of a campaign that is gone", async () => {
  const files = domain.jobDeps().files;
  const set = await wish({ languages: ["zh"] });
  const finished = await wish({ languages: ["en"] });
  await drawn(finished.task?.id);
  const path = `${agent.id}/pictures/${finished.id}/en-1.jpg`;
  expect(await files.get("media", path)).not.toBeNull();
  const gone = domain.jobDeps();
  const removing = {
    ...gone,
    files: {
      ...gone.files,
      put: async (...given: Parameters<typeof files.put>) => {
        await agent.client.pictureSets.remove({ id: set.id });
        return await files.put(...given);
      },
    },
  };
  await runTask(removing, drawPictures, set.task?.id ?? "", new AbortController().signal);
  expect(await files.get("media", `${agent.id}/pictures/${set.id}/zh-1.jpg`)).toBeNull();
  await domain.db.deleteFrom("campaigns").where("id", "=", campaignId).execute();
  await sweep(domain.jobDeps());
  expect(await files.get("media", path)).toBeNull();
}, 60_000);
