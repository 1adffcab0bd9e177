/** An account with at least one row in every table, for others to try their luck on. */

import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { LEGAL_VERSION } from "#contract/legal";
import { emptyListing } from "#contract/listing";
import { json } from "#server/db/tables/json";
import { ownerOfSession } from "#server/queries/accounts/owner";
import { insertOrder } from "#server/queries/billing/orders";
import { insertFilm, storeFilm } from "#server/queries/films/films";
import { insertPictureSet } from "#server/queries/films/picture-sets";
import { insertSound } from "#server/queries/films/sounds";
import { keepLine } from "#server/queries/films/spoken-lines";
import { insertVoice } from "#server/queries/films/voices";
import { setReminder } from "#server/queries/leads/reminders";
import { keepEnquiry } from "#server/queries/listings/page-enquiries";
import { linkFor } from "#server/queries/listings/page-links";
import { insertPhoto, PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import { putDrafts } from "#server/queries/listings/piece-drafts";
import { insertPiece } from "#server/queries/listings/pieces";
import { countView } from "#server/queries/listings/property-views";
import { insertCall } from "#server/queries/models/model-log";
import { notify } from "#server/queries/notifications/notifications";
import { keepReport } from "#server/queries/reports/page-reports";
import { pageKey } from "#server/queries/settings/page-keys";
import { insertImportFile } from "#server/queries/tasks/import-files";
import { insertTask } from "#server/queries/tasks/tasks";
import type { Domain, Person } from "#tests/support/domain";
import { memberPlan } from "#tests/support/packages";
import { makePublishingRows } from "./publishing-rows.ts";

export const card = { name: "Ada", phone: null, company: null, licence: null, address: null, email: null };
export const preferences = {
  languages: ["en" as const],
  style: "professional" as const,
  platforms: ["twitter"],
  kinds: ["post" as const],
};
export const filmOrder = {
  language: "en" as const,
  ratio: "9:16" as const,
  quality: "standard" as const,
  accent: "#D9481C",
  music: null,
  voiceId: null,
  shots: [5, 5, 5].map((seconds) => ({ photo: 0, caption: "Flat", seconds })),
};
export const voiceOrder = { language: "en" as const, music: null, shots: [...filmOrder.shots] };
export const pictureOrder = {
  languages: ["en" as const],
  template: "minimal" as const,
  ratio: "1:1" as const,
  accent: "#D9481C",
  typeface: "serif" as const,
  logoPlace: "start" as const,
  photo: 0,
  carousel: false,
};
export const consent = { version: LEGAL_VERSION, language: "en" as const, givenAt: "2026-11-21T08:00:00.000Z" };
const price = { amount: 1_000_000, currency: "CNY", period: null };
export const listing = { ...emptyListing(), country: "US", transaction: "sale" as const, title: "Flat", price };

export async function makeEstate(domain: Domain, { id, email, client }: Person) {
  const owner = ownerOfSession({ userId: id });
  const importTask = await client.imports.start({
    source: { type: "text", text: "Flat" },
    idempotencyKey: randomUUID(),
  });
  const file = { kind: "text" as const, bytes: new Uint8Array([70]) };
  await insertImportFile(domain.db, owner, importTask.id, file);
  await client.imports.pageToken();
  const { id: batchId } = await client.batches.createFromLinks({ links: ["https://example.com/1"] });
  const photoId = randomUUID();
  await insertPhoto(domain.db, owner, {
    id: photoId,
    taskId: importTask.id,
    position: 0,
    width: 1,
    height: 1,
    bytes: 1,
    caption: null,
  });
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#8899aa" } });
  const stored = { type: "image/jpeg", owner: owner.userId };
  await domain.backend.files.put(PHOTO_BUCKET, photoPath(owner, photoId), await picture.jpeg().toBuffer(), stored);
  const made = await client.campaigns.create({
    listing,
    photoIds: [photoId],
    preferences,
    agent: card,
    idempotencyKey: randomUUID(),
  });
  await insertPiece(domain.db, owner, made.campaignId, 0, {
    platform: "twitter",
    language: "en",
    kind: "post",
    title: null,
    body: "Flat",
    hashtags: [],
    preheader: null,
    html: null,
    length: { used: 4, max: 280, unit: "weighted" },
    findings: [],
    untraced: [],
    writtenBy: "composer",
  });
  const draft = {
    platform: "facebook",
    language: "en",
    kind: "post",
    title: null,
    body: "Fl",
    state: "writing",
  } as const;
  await putDrafts(domain.db, owner, made.campaignId, [draft]);
  const call = {
    id: randomUUID(),
    provider: "house",
    model: "m",
    userId: owner.userId,
    campaignId: null,
    promptVersion: 1,
  };
  const cost = { tokensIn: 1, tokensOut: 1, costMillionths: 0, currency: "CNY", milliseconds: 5 };
  const about = {
    purpose: "test",
    language: null,
    pieces: [],
    outcome: "written",
    answer: "Ready",
    error: null,
  } as const;
  await insertCall(domain.db, { ...call, ...about, ...cost }, new Date());
  await client.law.answer({ campaignId: made.campaignId, key: "assistance_animals_accepted", answer: true });
  const watch = { property_id: made.propertyId, user_id: id, every: "week" as const, next_at: new Date() };
  await domain.db
    .insertInto("source_watches")
    .values({ ...watch, seen: null, read_at: null, problem: null })
    .execute();
  await client.rights.record({ propertyId: made.propertyId, basis: "own_listing", givenOn: "2026-01-02" });
  await client.account.card.save(card);
  const { named } = await client.presets.save({ name: "Usual", choices: preferences });
  const { id: orderId } = await insertOrder(domain.db, owner, {
    ...(await memberPlan(domain.db, "basic")),
    amountMinor: 9_900,
    status: "pending",
    createdAt: new Date(),
    paidAt: null,
  });
  const view = {
    propertyId: made.propertyId,
    userId: id,
    visitor: Buffer.alloc(16, 1),
    link: "",
    language: "en" as const,
    at: new Date(),
  };
  await countView(domain.db, view);
  const home = { id: made.propertyId, user_id: id, title: "Flat", listing };
  const asked = { name: "Bo", contact: "bo@example.com", message: "", language: "en" } as const;
  await domain.db
    .transaction()
    .execute((trx) => keepEnquiry(trx, home, asked, { link: null, askedOften: false }, new Date()));
  const { id: leadId } = await domain.db
    .selectFrom("leads")
    .select("id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  const due = { text: "Call", dueAt: new Date(Date.now() + 86_400_000) };
  await domain.db.transaction().execute((trx) => setReminder(trx, owner, leadId, due));
  const [reminder] = (await client.leads.get({ id: leadId })).reminders;
  const twin = await client.leads.add({ name: "Bo", contact: "+1 212 555 0123" });
  const link = { propertyId: made.propertyId, platform: "twitter", language: "en" as const, pieceId: null };
  await linkFor(domain.db, owner, link);
  const none = { views: 0, leads: 0, posts: 0 };
  const figures = { total: none, before: none, sources: [], languages: [], homes: [] };
  const week = { period: "week" as const, firstDay: "2026-03-02", lastDay: "2026-03-08" };
  await domain.db.transaction().execute((trx) => keepReport(trx, owner, { ...week, figures }, new Date()));
  await pageKey(domain.db, "preview");
  await client.account.consents.give(consent);
  await notify(domain.db, owner, { kind: "campaign_done", data: { campaignId: made.campaignId, title: "Flat" } });
  const [piece] = (await client.campaigns.get({ id: made.campaignId })).pieces;
  if (!piece) throw new Error("the piece was not stored");
  await domain.db
    .insertInto("piece_versions")
    .values({
      user_id: id,
      piece_id: piece.id,
      // no edit of the tests comes as far
      version: 1_000,
      body: "Flat",
      hashtags: [],
      written_by: "composer",
      origin: "written",
      wish: json({}),
      made_at: new Date(),
    })
    .execute();
  const filmTask = await insertTask(domain.db, owner, { kind: "film", title: "Flat", weight: 1 });
  const film = await insertFilm(domain.db, owner, {
    campaignId: made.campaignId,
    taskId: filmTask.id,
    wanted: filmOrder,
    seconds: 19,
  });
  await storeFilm(domain.db, owner, film.id, { bytes: 1, seconds: 19, listing, says: ["Flat"] });
  const pictureTask = await insertTask(domain.db, owner, { kind: "pictures", title: "Flat", weight: 1 });
  const pictureSet = await insertPictureSet(domain.db, owner, {
    campaignId: made.campaignId,
    taskId: pictureTask.id,
    wanted: pictureOrder,
  });
  const speechTask = await insertTask(domain.db, owner, { kind: "speech", title: "Flat", weight: 1 });
  await insertVoice(domain.db, owner, { campaignId: made.campaignId, taskId: speechTask.id, wanted: voiceOrder });
  await keepLine(domain.db, id, "0".repeat(64));
  await insertSound(domain.db, owner, { id: randomUUID(), name: "rain", seconds: 9, bytes: 1 });
  const posts = await makePublishingRows(domain.db, { ...made, userId: id, pieceId: piece.id });
  const subscriptionId = (await client.subscriptions.list())[0]?.id ?? "";
  const sessionId = (await client.account.sessions.list()).find((one) => one.current)?.id ?? "";
  const elsewhere = await (await domain.signIn(email)).client.account.sessions.list();
  const otherSessionId = elsewhere.find((one) => one.current)?.id ?? "";
  return {
    ...made,
    ...posts,
    importTaskId: importTask.id,
    batchId,
    presetId: named[0]?.id ?? "",
    writeTaskId: made.taskIds[0] ?? "",
    pieceId: piece.id,
    photoId,
    filmId: film.id,
    pictureSetId: pictureSet.id,
    userId: id,
    email,
    sessionId,
    otherSessionId,
    orderId,
    subscriptionId,
    leadId,
    twinId: twin.id,
    reminderId: reminder?.id ?? "",
  };
}
export type Estate = Awaited<ReturnType<typeof makeEstate>>;
