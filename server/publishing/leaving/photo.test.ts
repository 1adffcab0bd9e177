/** A photo that shows what is not there says so in its file and on itself in whatever leaves; one that does not leaves as it is kept. */
import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sourceTypeXmp } from "#adapters/images/source-type";
import { sweep } from "#server/jobs/sweep";
import { handOverRoutes } from "#server/pages/hand-over/routes";
import { contentOf, materialOf } from "#server/publishing/material";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import {
  carryPhotos,
  filesOfPhoto,
  insertPhoto,
  PHOTO_BUCKET,
  photoPath,
  photosOfCampaign,
} from "#server/queries/listings/photos";
import { getPublication } from "#server/queries/publications/publications";
import type { Domain, Person } from "#tests/support/domain";
import { campaignOf, openPublishingDomain, orderOf } from "#tests/support/publishing/agent";
import { scriptedPlatform } from "#tests/support/publishing/scripted-platform";
import { mailPhotoFor } from "./mail-pictures.ts";
import { leavingPhoto } from "./photo.ts";

let domain: Domain;
let agent: Person;
let app: ReturnType<typeof handOverRoutes>;
beforeAll(async () => {
  const opened = await openPublishingDomain([scriptedPlatform("alpha")]);
  domain = opened.domain;
  agent = await domain.person();
  app = handOverRoutes(opened.services());
});
afterAll(() => domain.stop());

const GREY = 0xaa;
async function kept(caption: string | null, { width, height } = { width: 640, height: 480 }) {
  const owner = ownerOfSession({ userId: agent.id });
  const made = sharp({ create: { width, height, channels: 3, background: { r: GREY, g: GREY, b: GREY } } });
  const bytes = new Uint8Array(await made.jpeg().toBuffer());
  const id = randomUUID();
  const size = { width, height, bytes: bytes.length };
  const row = await insertPhoto(domain.db, owner, { id, taskId: null, position: 0, caption, ...size });
  if (!row) throw new Error("the photo was not kept");
  await domain.backend.files.put(PHOTO_BUCKET, photoPath(owner, id), bytes, { type: "image/jpeg", owner: agent.id });
  return { row, bytes };
}

/** Whether the words stand in the corner, and whether the file says what it is. */
async function marksOf(bytes: Uint8Array | null | undefined) {
  if (!bytes) throw new Error("there is no picture");
  const { xmp } = await sharp(bytes).metadata();
  // statistics are of what is given, whatever was asked of it before
  const cut = await sharp(bytes).extract({ left: 0, top: 0, width: 300, height: 80 }).greyscale().toBuffer();
  const corner = await sharp(cut).stats();
  return { written: (corner.channels[0]?.stdev ?? 0) > 5, said: xmp?.includes("compositeSynthetic") ?? false };
}

test("by post, phone, e-mail and archive it leaves marked, and its neighbour as it is", async () => {
  const owner = ownerOfSession({ userId: agent.id });
  const { pieceIds, campaignId } = await campaignOf(domain, agent);
  const staged = await kept("Living room, virtually staged");
  const plain = await kept("Living room");
  await carryPhotos(domain.db, owner, campaignId, [staged.row.id, plain.row.id]);
  const { publications } = await agent.client.publications.plan(orderOf(pieceIds, [null]));
  const id = publications[0]?.id ?? "";
  const marked = { written: true, said: true };

  const row = await getPublication(domain.db, owner, id);
  const frozen = await contentOf(domain.db, row, "http://127.0.0.1");
  if (!frozen) throw new Error("nothing leaves");
  const { files } = domain.backend;
  const { pictures } = await materialOf({ db: domain.db, files }, row, frozen.content);
  expect(await marksOf(pictures[0]?.bytes)).toEqual(marked);
  expect([...(pictures[1]?.bytes ?? [])]).toEqual([...plain.bytes]);
  // whoever fetches it by its address meets the same
  const names = await files.list(PHOTO_BUCKET, `${agent.id}/photos`);
  const beside = names.find((name) => name.includes(staged.row.id) && name.endsWith("-en.jpg")) ?? "";
  expect(pictures[0]?.address).toContain("-en.jpg");
  expect((await files.get(PHOTO_BUCKET, beside))?.bytes).toEqual(pictures[0]?.bytes);

  const { url } = await agent.client.publications.phoneLink({ id });
  const phone = async (n: number) =>
    new Uint8Array(await (await app.request(`${new URL(url).pathname}/${n}.jpg`)).arrayBuffer());
  expect(await marksOf(await phone(1))).toEqual(marked);
  expect([...(await phone(2))]).toEqual([...plain.bytes]);

  expect(await marksOf(await mailPhotoFor({ files }, owner, [staged.row], "en"))).toEqual(marked);
  expect(await marksOf(await mailPhotoFor({ files }, owner, [plain.row], "en"))).toEqual({
    written: false,
    said: false,
  });

  const zip = await (await agent.client.campaigns.download({ id: campaignId })).arrayBuffer();
  const archived = Object.entries(unzipSync(new Uint8Array(zip))).filter(([name]) => name.includes("/photos/"));
  expect(await Promise.all(archived.sort().map(([, bytes]) => marksOf(bytes)))).toEqual([
    marked,
    { written: false, said: false },
  ]);
});

test("a shape that a platform refuses leaves cut: photos around what matters, plans and drawn pictures whole", async () => {
  const { files } = domain.backend;
  const tall = await kept("Kitchen", { width: 600, height: 800 });
  const wide = await kept("Living room, virtually staged", { width: 1200, height: 400 });
  const usual = await kept("Bedroom");
  const plan = await kept("Plan", { width: 300, height: 900 });
  await domain.db.updateTable("photos").set({ plan: true }).where("id", "=", plan.row.id).execute();
  const poster = {
    path: `${agent.id}/pictures/x/en-1.jpg`,
    width: 900,
    height: 1600,
    alt: "",
    language: "en" as const,
  };
  const red = sharp({ create: { width: 900, height: 1600, channels: 3, background: "#f00" } });
  await files.put(PICTURE_BUCKET, poster.path, new Uint8Array(await red.jpeg().toBuffer()), {
    type: "image/jpeg",
    owner: agent.id,
  });
  const photoIds = [tall, wide, usual, plan].map(({ row }) => row.id);
  const words = { title: null, text: "A flat", hashtags: [], language: "en", link: null, photoIds, pictures: [poster] };
  const leaving = async (platform: string) =>
    (await materialOf({ db: domain.db, files }, { user_id: agent.id, campaign_id: null, platform }, words)).pictures;
  const sizesOf = async (platform: string) =>
    Promise.all(
      (await leaving(platform)).map(async ({ bytes, width, height }) => {
        const seen = await sharp(bytes).metadata();
        expect([seen.width, seen.height]).toEqual([width, height]);
        return `${width}x${height}`;
      }),
    );
  expect(await sizesOf("facebook")).toEqual(["900x1600", "600x800", "1200x400", "640x480", "300x900"]);
  expect(await sizesOf("instagram")).toEqual(["1280x1600", "600x750", "711x400", "640x480", "720x900"]);
  const [drawn, cut, marked, same] = await leaving("instagram");
  const margin = await sharp(drawn?.bytes).extract({ left: 0, top: 0, width: 150, height: 1600 }).toBuffer();
  expect((await sharp(margin).stats()).dominant.g, "paper beside it").toBeGreaterThan(240);
  expect(cut?.address).toContain(`${tall.row.id}-4x5.jpg`);
  expect(marked?.address).toContain(`${wide.row.id}-en-16x9.jpg`);
  expect(await marksOf(marked?.bytes)).toEqual({ written: true, said: true });
  expect([...(same?.bytes ?? [])]).toEqual([...usual.bytes]);
  const names = await files.list(PHOTO_BUCKET, `${agent.id}/photos`);
  const beside = filesOfPhoto(wide.row).filter((name) => names.includes(name));
  expect(beside).toHaveLength(3);
});

test("what lies beside a photo goes with it", async () => {
  const { files } = domain.backend;
  const { row, bytes } = await kept("Living room, virtually staged");
  const about = { type: "image/jpeg", owner: agent.id };
  await files.put(PHOTO_BUCKET, row.path.replace(".jpg", "-en.jpg"), bytes, about);
  const { id } = row;
  await domain.db
    .updateTable("photos")
    .set({ created_at: new Date(0) })
    .where("id", "=", id)
    .execute();
  await sweep(domain.jobDeps());
  const left = await files.list(PHOTO_BUCKET, `${agent.id}/photos`);
  expect(left.filter((name) => name.includes(id))).toEqual([]);
});

test("a photo whose own file says that a machine made it leaves marked, whatever it is called", async () => {
  const owner = ownerOfSession({ userId: agent.id });
  const xmp = sourceTypeXmp("compositeSynthetic").replace("compositeSynthetic", "trainedAlgorithmicMedia");
  const made = sharp({ create: { width: 640, height: 480, channels: 3, background: "#aaa" } }).withXmp(xmp);
  const bytes = new Uint8Array(await made.jpeg().toBuffer());
  const { id } = await agent.client.imports.uploadPhoto({ file: new File([bytes], "IMG_1.jpg") });
  const { campaignId } = await campaignOf(domain, agent);
  await carryPhotos(domain.db, owner, campaignId, [id]);
  const [row] = await photosOfCampaign(domain.db, owner, campaignId);
  expect(row).toMatchObject({ caption: null, altered: true });
  const { files } = domain.backend;
  const bare = (await files.get(PHOTO_BUCKET, row?.path ?? ""))?.bytes;
  expect(await marksOf(bare)).toEqual({ written: false, said: false });
  expect(await marksOf(row && (await leavingPhoto(files, owner, row, "zh")))).toEqual({ written: true, said: true });
});
