/** Limits of requests: what they may carry, how many there may be, and what each class of them costs. */
import { KIB, MIB } from "./bytes.ts";

/**
 * Bytes a request to /api may carry: `usual`, and more only for the procedures named here, each for its longest lawful input at
 * three bytes a character (of shorter texts six, as some clients escape what is not ASCII). `texts` is JSON, `file` a form.
 */
export const apiBodyLimits = {
  usual: 32 * KIB,
  larger: {
    /** A page's source: five million characters, quotes escaped. */
    "imports.start": { bytes: 16 * MIB, carries: "texts" },
    /** Facts of 85,000 characters, 300 photos with addresses of 2,048 and captions of 500. */
    "campaigns.create": { bytes: 3 * MIB, carries: "texts" },
    "campaigns.angles": { bytes: 3 * MIB, carries: "texts" },
    "properties.update": { bytes: 3 * MIB, carries: "texts" },
    /** A text of 20,000 characters with its hashtags. */
    "pieces.update": { bytes: 192 * KIB, carries: "texts" },
    /** A card with a signature of its own for every market. */
    "account.card.save": { bytes: 256 * KIB, carries: "texts" },
    /** A thousand ids. */
    "properties.archiveMany": { bytes: 64 * KIB, carries: "texts" },
    "properties.restoreMany": { bytes: 64 * KIB, carries: "texts" },
    "properties.removeMany": { bytes: 64 * KIB, carries: "texts" },
    /** Terms and privacy policy in both languages, 60,000 characters each. */
    "admin.settings.save": { bytes: MIB, carries: "texts" },
    /** Every benefit of every plan, in both languages. */
    "admin.prices.save": { bytes: 64 * KIB, carries: "texts" },
    /** A prompt of twice 8,000 characters and its styles. */
    "admin.models.prompts.create": { bytes: 64 * KIB, carries: "texts" },
    "admin.models.trial": { bytes: 64 * KIB, carries: "texts" },
    "imports.startFile": { bytes: 21 * MIB, carries: "file" },
    "batches.create": { bytes: 21 * MIB, carries: "file" },
    /** A platform's form of eight fields, each long enough for a list of recipients. */
    "connections.connect": { bytes: 2 * MIB, carries: "texts" },
    /** Two hundred posts, two ids each. */
    "publications.plan": { bytes: 96 * KIB, carries: "texts" },
    /** Two hundred links of 2,048 characters, each with 4,000 of what it was shared with. */
    "batches.createFromLinks": { bytes: 4 * MIB, carries: "texts" },
    /** A period for each of 2,000 rows. */
    "batches.answer": { bytes: 128 * KIB, carries: "texts" },
    "imports.uploadPhoto": { bytes: 21 * MIB, carries: "file" },
    /** Five minutes of music. */
    "films.uploadSound": { bytes: 21 * MIB, carries: "file" },
    "rights.record": { bytes: 11 * MIB, carries: "file" },
    "recalls.settle": { bytes: 11 * MIB, carries: "file" },
    "account.avatar.save": { bytes: 21 * MIB, carries: "file" },
    "account.card.saveWechatQr": { bytes: 6 * MIB, carries: "file" },
    "account.card.saveLogo": { bytes: 6 * MIB, carries: "file" },
    "admin.settings.picture": { bytes: 6 * MIB, carries: "file" },
  },
  /** Of larger bodies, an account's in a minute: reading a text takes the main thread some 3 ms a megabyte. */
  perMinute: { texts: 16 * MIB, file: 640 * MIB },
  /** Lawful JSON is a tenth of both: nesting, and values counted by the signs between them. */
  json: { depth: 32, values: 20_000 },
  /** Parts of a form that carries a file. */
  parts: 16,
} as const satisfies {
  larger: Record<string, { bytes: number; carries: "texts" | "file" }>;
  [rest: string]: unknown;
};

/**
 * The texts of a whole campaign, which many calls read: what is longer than `usual` counts, and an account has so much of it in a
 * minute. The longest campaign is some 9 MB, which take the main thread a tenth of a second.
 */
export const manyPieces = { usual: MIB, perMinute: 32 * MIB } as const;

/** The same of a batch's table, which is taken, looked through and begun: the largest file takes the main thread a third of a second. */
export const largeTables = { usual: MIB, perMinute: 64 * MIB } as const;

/** Procedures that anybody may ask; of all others the body is not read before somebody is signed in. */
export const publicProcedures: ReadonlySet<string> = new Set([
  "site.config",
  "site.claims",
  "captcha.issue",
  "signUps.look",
  "invitations.look",
  "plans.list",
  "plans.onSale",
]);

/** What a request costs: a page, a file, reading and writing through the API, and what takes a thread, a task or long to send. */
export type RequestClass = "page" | "file" | "read" | "write" | "heavy";

/**
 * Requests in a minute and at the same moment, in each process: of an account, and of an address whose visitors are not signed
 * in (of IPv6 a household's; an office of hundreds is one). What is asked at once beyond that waits its turn; what is asked
 * beyond the minute's, or beyond `waiting`, is answered 429. Sign-in counts for itself, in the database.
 */
export const requestLimits = {
  perMinute: {
    page: { account: 900, address: 900 },
    file: { account: 12_000, address: 12_000 },
    read: { account: 3_000, address: 1_800 },
    write: { account: 900, address: 300 },
    heavy: { account: 300, address: 60 },
  },
  atOnce: { account: 6, address: 12, waiting: 300 },
  heavyAtOnce: { account: 2, address: 2, waiting: 60 },
  /**
   * Sign-in counts by itself who guesses; here only what one network has under way, as each asks the database several times.
   * Sessions that go on have places apart from whoever tries to begin one.
   */
  signInAtOnce: { address: 48, waiting: 100 },
  sessionsAtOnce: { address: 24, waiting: 200 },
  /** Of those who are not signed in, what carries more than a form does: it may take long to come. */
  bulkyAtOnce: { address: 4, waiting: 20 },
} as const;

/**
 * What was sent and not yet taken, looked at every so many milliseconds: of one address (the largest file, more than once), and of
 * all together. A connection on which nothing moves for so long is cut, unless it waits for us.
 */
export const readerLimits = {
  everyMs: 1_000,
  stalledMs: 120_000,
  perAddress: 384 * MIB,
  together: 1_024 * MIB,
} as const;

/** A body of at most `small` bytes is taken in before its request takes a place, for `smallMs`; the refusal of a larger one is held for `refusedMs`. */
export const bodyLimits = { small: 64 * KIB, smallMs: 10_000, refusedMs: 1_000 } as const;

/** Names of the contract, without administrators' own. */
export const heavyProcedures = [
  "account.avatar.save",
  "account.card.saveWechatQr",
  "account.card.saveLogo",
  "account.exports.start",
  "receipts.download",
  "imports.start",
  "imports.startFile",
  "imports.uploadPhoto",
  "batches.create",
  "batches.createFromLinks",
  "batches.preview",
  "batches.start",
  "batches.answer",
  "campaigns.angles",
  "campaigns.create",
  "campaigns.get",
  "campaigns.download",
  "posters.draw",
  "posters.words",
  "posters.keepWords",
  "films.storyboard",
  "voices.start",
  "films.start",
  "pictureSets.start",
  "films.subtitles",
  "films.uploadSound",
  "brochures.draw",
  "letters.file",
  "photoSets.draw",
  "pieces.update",
  "pieces.facts",
  "pieces.outdated",
  "pieces.rewrite",
  "pieces.mend",
  "pieces.restore",
  "pieces.release",
  "law.get",
  "law.answer",
  "connections.connect",
  "connections.finish",
  "connections.test",
  "publications.plan",
  "calendar.propose",
  "calendar.planOpenHouses",
  "approvals.ask",
  "approvals.approve",
  "publications.edit",
  "publications.remove",
  "publications.receipt",
  "publications.receiptFile",
  "webhooks.create",
  "webhooks.ping",
  "rights.record",
  "recalls.settle",
  "tasks.retry",
  "tasks.retryFailed",
] as const;

/** Edits that a model looks at, of everybody and of one account: a question takes seconds, and costs. */
export const opinionRoom = { atOnce: 8, perAccount: 2, waiting: 200, waitingPerAccount: 20 } as const;
/** Edits of one account that a model looks at in a day: more than a day's writing, and too few to use up what everybody shares. */
export const opinionsPerDay = { points: 300, seconds: 86_400 } as const;

/** Rows an account may make in so many minutes. */
export const rowLimits = {
  tasks: { rows: 60, minutes: 10 },
  campaigns: { rows: 30, minutes: 10 },
  photos: { rows: 300, minutes: 10 },
  batches: { rows: 30, minutes: 60 },
  pageTokens: { rows: 60, minutes: 10 },
  properties: { rows: 60, minutes: 10 },
  leads: { rows: 60, minutes: 10 },
  leadEvents: { rows: 240, minutes: 10 },
  pageLinks: { rows: 240, minutes: 10 },
  rights: { rows: 120, minutes: 10 },
  pieceVersions: { rows: 240, minutes: 10 },
  orders: { rows: 30, minutes: 10 },
  payments: { rows: 30, minutes: 10 },
  enquiries: { rows: 5, minutes: 60 },
  publications: { rows: 600, minutes: 10 },
  films: { rows: 30, minutes: 60 },
  pictureSets: { rows: 60, minutes: 60 },
  filmSounds: { rows: 30, minutes: 60 },
  voices: { rows: 30, minutes: 60 },
  approvalRequests: { rows: 60, minutes: 10 },
  openHouses: { rows: 120, minutes: 10 },
} as const;
