/** Making: links read, campaigns, pieces, tasks, pages, notifications: what each role is answered. */
import { randomUUID } from "node:crypto";
import { card, filmOrder, listing, pictureOrder, preferences, voiceOrder } from "#tests/access/estate";
import type { Client } from "#tests/support/domain";
import { done, ownerOnly, type Rule, signedIn } from "./rule.ts";

/** Whether the first thing a stream tells is of that task. To who owns none it tells nothing: they hang up after a second. */
async function tells(client: Client, taskId: string): Promise<boolean> {
  const stop = new AbortController();
  const told = await client.tasks.events({ taskId }, { signal: stop.signal });
  // only from here on: opening it may take a busy machine longer
  const patience = setTimeout(() => stop.abort(), 1_000);
  try {
    for await (const task of told) return task.id === taskId;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearTimeout(patience);
  }
  return false;
}

const choices = { mapping: ["link" as const], defaults: { country: null, transaction: null } };

export const work: Record<string, Rule> = {
  "imports.start": {
    expected: signedIn(),
    ask: (c) => done(c.imports.start({ source: { type: "text", text: "x" }, idempotencyKey: randomUUID() })),
  },
  "imports.startFile": {
    // past the door the file is looked at, and this one is empty
    expected: signedIn("unsupported_file"),
    ask: (c) => done(c.imports.startFile({ file: new File([" "], "x.txt"), idempotencyKey: randomUUID() })),
  },
  "imports.pageToken": { expected: signedIn(), ask: (c) => done(c.imports.pageToken()) },
  "imports.abilities": { expected: signedIn(), ask: (c) => done(c.imports.abilities()) },
  "imports.get": { expected: ownerOnly(), ask: (c, estate) => done(c.imports.get({ taskId: estate.importTaskId })) },
  "imports.uploadPhoto": {
    // Past the door the file is looked at, and this one is no picture.
    expected: signedIn("not_an_image"),
    ask: (c) => done(c.imports.uploadPhoto({ file: new File(["x"], "x.png", { type: "image/png" }) })),
  },
  "imports.captionPhoto": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.imports.captionPhoto({ id: estate.photoId, caption: "Kitchen" })),
  },
  "imports.examples": { expected: signedIn(), ask: (c) => done(c.imports.examples()) },
  "batches.create": {
    // past the door the file is looked at, and this one has a heading only
    expected: signedIn("no_homes"),
    ask: (c) => done(c.batches.create({ file: new File(["Title,Price"], "x.csv") })),
  },
  "batches.createFromLinks": {
    expected: signedIn(),
    ask: (c) => done(c.batches.createFromLinks({ links: ["https://example.com/1"] })),
  },
  "batches.preview": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.batches.preview({ id: estate.batchId, ...choices })),
  },
  "batches.get": { expected: ownerOnly(), ask: (c, estate) => done(c.batches.get({ id: estate.batchId })) },
  "batches.answer": {
    // its rows have not been begun
    expected: { ...ownerOnly(), agent: "conflict" },
    ask: (c, estate) =>
      done(
        c.batches.answer({
          id: estate.batchId,
          periods: [{ row: 1, period: "month" }],
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "batches.start": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.batches.start({ id: estate.batchId, ...choices, idempotencyKey: randomUUID() })),
  },
  "campaigns.forecast": { expected: signedIn(), ask: (c) => done(c.campaigns.forecast(preferences)) },
  "campaigns.angles": {
    expected: signedIn(),
    ask: (c) => done(c.campaigns.angles({ listing, language: "zh" })),
  },
  "campaigns.create": {
    // With the agent's photo: nobody else can carry it.
    expected: ownerOnly("invalid_input"),
    ask: (c, estate) =>
      done(
        c.campaigns.create({
          listing,
          photoIds: [estate.photoId],
          preferences,
          agent: card,
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "campaigns.get": { expected: ownerOnly(), ask: (c, estate) => done(c.campaigns.get({ id: estate.campaignId })) },
  "campaigns.drafts": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.campaigns.drafts({ id: estate.campaignId })),
  },
  "campaigns.download": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.campaigns.download({ id: estate.campaignId })),
  },
  "posters.words": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.posters.words({ id: estate.campaignId, language: "zh" })),
  },
  "posters.keepWords": {
    expected: ownerOnly(),
    // what is not the asker's is not found, whichever version they name
    ask: async (c, estate) => {
      const about = { id: estate.campaignId, language: "zh" } as const;
      const { version } = await c.posters.words(about);
      return done(c.posters.keepWords({ ...about, version, words: {} }));
    },
  },
  "posterLooks.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.posterLooks.list()).looks.length > 0,
  },
  "posterLooks.save": {
    // past the door the plan is asked, and the estate's has no templates of one's own
    expected: signedIn("not_in_plan"),
    ask: (c) =>
      done(
        c.posterLooks.save({
          name: "Mine",
          look: { template: "minimal", accent: "#D9481C", typeface: "sans", logoPlace: "end" },
        }),
      ),
  },
  "posterLooks.remove": {
    expected: signedIn(),
    ask: (c, estate) => done(c.posterLooks.remove({ id: estate.presetId })),
  },
  "posters.draw": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(
        c.posters.draw({
          id: estate.campaignId,
          template: "minimal",
          ratio: "1:1",
          language: "zh",
          accent: "#D9481C",
          size: "preview",
        }),
      ),
  },
  "films.storyboard": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.films.storyboard({ campaignId: estate.campaignId, language: "zh" })),
  },
  "voices.start": {
    // past the door it is asked whether anybody speaks, and here nobody does
    expected: signedIn("no_speech"),
    ask: (c, estate) =>
      done(c.voices.start({ campaignId: estate.campaignId, order: voiceOrder, idempotencyKey: randomUUID() })),
  },
  "voices.list": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.voices.list({ campaignId: estate.campaignId })).length > 0,
  },
  "films.check": {
    expected: ownerOnly(),
    ask: (c, { campaignId }) => done(c.films.check({ campaignId, language: "en", captions: ["Flat"] })),
  },
  "films.list": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.films.list({ campaignId: estate.campaignId })).length > 0,
  },
  "films.start": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(c.films.start({ campaignId: estate.campaignId, order: filmOrder, idempotencyKey: randomUUID() })),
  },
  "films.link": { expected: ownerOnly(), ask: (c, estate) => done(c.films.link({ id: estate.filmId })) },
  "films.subtitles": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.films.subtitles({ id: estate.filmId, format: "srt" })),
  },
  "films.sounds": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.films.sounds()).length > 0,
  },
  "films.uploadSound": {
    // past the door the file is listened to, and this one is no sound
    expected: signedIn("unsupported_file"),
    ask: (c) => done(c.films.uploadSound({ file: new File(["x"], "x.mp3") })),
  },
  "films.remove": { expected: ownerOnly(), ask: (c, estate) => done(c.films.remove({ id: estate.filmId })) },
  "pictureSets.list": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.pictureSets.list({ campaignId: estate.campaignId })).length > 0,
  },
  "pictureSets.start": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(c.pictureSets.start({ campaignId: estate.campaignId, order: pictureOrder, idempotencyKey: randomUUID() })),
  },
  "pictureSets.remove": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pictureSets.remove({ id: estate.pictureSetId })),
  },
  "brochures.draw": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(
        c.brochures.draw({
          id: estate.campaignId,
          size: "A4",
          language: "zh",
          accent: "#D9481C",
          format: "preview",
        }),
      ),
  },
  // the piece of the estate is a post: its owner is told so, and nobody else anything
  "letters.file": {
    expected: { ...ownerOnly(), agent: "invalid_input" },
    ask: (c, estate) => done(c.letters.file({ id: estate.pieceId })),
  },
  "photoSets.draw": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(
        c.photoSets.draw({
          id: estate.campaignId,
          number: 0,
          shape: "1:1",
          light: "corrected",
          sign: "name",
          size: "preview",
        }),
      ),
  },
  "pieces.update": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(c.pieces.update({ id: estate.pieceId, version: 1, title: null, body: "Flat", hashtags: [] })),
  },
  "pieces.facts": { expected: ownerOnly(), ask: (c, estate) => done(c.pieces.facts({ id: estate.pieceId })) },
  "pieces.outdated": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pieces.outdated({ campaignId: estate.campaignId })),
  },
  "pieces.opinion": { expected: ownerOnly(), ask: (c, estate) => done(c.pieces.opinion({ id: estate.pieceId })) },
  "pieces.versions": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.pieces.versions({ id: estate.pieceId })).versions.length > 0,
  },
  // the agent's edit has made it the second version
  "pieces.restore": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pieces.restore({ id: estate.pieceId, version: 2, to: 1 })),
  },
  "pieces.rewrite": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pieces.rewrite({ id: estate.pieceId, version: 3, how: "facts" })),
  },
  "pieces.mend": {
    // past the door the finding is looked for, and the piece has none
    expected: { ...ownerOnly(), agent: "not_found" },
    ask: (c, estate) => done(c.pieces.mend({ id: estate.pieceId, version: 4, rule: "x", start: 0, end: 1 })),
  },
  "pieces.release": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pieces.release({ id: estate.pieceId, version: 4, reason: "checked by phone" })),
  },
  "law.get": { expected: ownerOnly(), ask: (c, estate) => done(c.law.get({ campaignId: estate.campaignId })) },
  "law.answer": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(c.law.answer({ campaignId: estate.campaignId, key: "assistance_animals_accepted", answer: true })),
  },
  "presets.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.presets.list()).named.length > 0,
  },
  "presets.save": {
    expected: signedIn(),
    ask: (c) => done(c.presets.save({ name: "Mine", choices: preferences })),
  },
  // somebody else's stays where it is
  "presets.remove": { expected: signedIn(), ask: (c, estate) => done(c.presets.remove({ id: estate.presetId })) },
  "notifications.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.notifications.list({ limit: 10 })).items.length > 0,
  },
  "notifications.events": {
    expected: ownerOnly("empty"),
    ask: async (c) => {
      for await (const { newest } of await c.notifications.events()) return newest !== null;
      return false;
    },
  },
  "notifications.read": { expected: signedIn(), ask: (c) => done(c.notifications.read({})) },
  "tasks.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.tasks.list({ limit: 100 })).items.some((task) => task.id === estate.writeTaskId),
  },
  "tasks.get": { expected: ownerOnly(), ask: (c, estate) => done(c.tasks.get({ id: estate.writeTaskId })) },
  "tasks.paused": { expected: signedIn(), ask: (c) => done(c.tasks.paused()) },
  "tasks.events": { expected: ownerOnly("empty"), ask: (c, estate) => tells(c, estate.writeTaskId) },
  "tasks.timeline": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.tasks.timeline({ id: estate.writeTaskId }))[0]?.step === "created",
  },
  "tasks.cancel": { expected: ownerOnly(), ask: (c, estate) => done(c.tasks.cancel({ id: estate.writeTaskId })) },
  "tasks.retry": { expected: ownerOnly(), ask: (c, estate) => done(c.tasks.retry({ id: estate.writeTaskId })) },
  "pages.get": { expected: ownerOnly(), ask: (c, estate) => done(c.pages.get({ propertyId: estate.propertyId })) },
  "pages.publish": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.publish({ propertyId: estate.propertyId })),
  },
  "pages.object": {
    // nobody took the page down
    expected: signedIn("not_found"),
    ask: (c, estate) => done(c.pages.object({ propertyId: estate.propertyId, text: "x" })),
  },
  "pages.unpublish": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.unpublish({ propertyId: estate.propertyId })),
  },
  "pages.previewUrl": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.previewUrl({ propertyId: estate.propertyId })),
  },
  "pages.enquiries": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.pages.enquiries({ propertyId: estate.propertyId })).length > 0,
  },
  "pages.views": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.views({ propertyId: estate.propertyId, days: 7 })),
  },
  "pages.link": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.link({ propertyId: estate.propertyId, platform: "twitter", language: "en" })),
  },
  "pages.figures": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.figures({ propertyId: estate.propertyId, days: 7 })),
  },
  "tasks.retryFailed": {
    // Nothing of the agent's is ever reached; the agent's own task has been tried again above.
    expected: signedIn(),
    ask: async (c) => (await c.tasks.retryFailed({ kind: "write" })).retried.length === 0,
  },
  "overview.get": {
    expected: ownerOnly("empty"),
    ask: async (c) => Object.values((await c.overview.get()).properties).some((count) => count > 0),
  },
};
