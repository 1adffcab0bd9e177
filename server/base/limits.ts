/** Every limit of the server in one place. Times in milliseconds, sizes in bytes. */
import { availableParallelism } from "node:os";
import { ENQUIRIES_LISTED } from "#contract/property-page";

export const databaseLimits = {
  poolSize: 16,
  connectMs: 5_000,
  idleMs: 30_000,
  statementMs: 15_000,
  idleInTransactionMs: 20_000,
} as const;

export const processLimits = {
  /** How long open requests may go on after the signal to stop. */
  drainMs: 8_000,
  /** How long running jobs may go on; what is cut off is taken up again at the next start. */
  jobsMs: 10_000,
} as const;

const KIB = 1024;
const MIB = 1024 * KIB;

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
    /** A platform's form of eight fields. */
    "connections.connect": { bytes: 64 * KIB, carries: "texts" },
    /** Two hundred posts, two ids each. */
    "publications.plan": { bytes: 96 * KIB, carries: "texts" },
    /** Two hundred links of 2,048 characters. */
    "batches.createFromLinks": { bytes: 2 * MIB, carries: "texts" },
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
  perMinute: { texts: 64 * MIB, file: 640 * MIB },
  /** Lawful JSON is a tenth of both: nesting, and values counted by the signs between them. */
  json: { depth: 32, values: 20_000 },
  /** Parts of a form that carries a file. */
  parts: 16,
} as const satisfies {
  larger: Record<string, { bytes: number; carries: "texts" | "file" }>;
  [rest: string]: unknown;
};

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
export const bodyLimits = { small: 64 * KIB, smallMs: 10_000, refusedMs: 250 } as const;

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

/**
 * Enquiries of visitors. `perNetwork` and `seconds`: tries of one household or office in this process; the others are counted in
 * the database, by day. A form that comes back sooner than a person can write was filled in by a program.
 */
export const pageEnquiryLimits = {
  perNetwork: 8,
  seconds: 3_600,
  perProperty: 40,
  perAccount: 200,
  listed: ENQUIRIES_LISTED,
  keptDays: 730,
  leastSeconds: 2,
  bodyBytes: 16 * KIB,
} as const;

/** Of one lead: entries and reminders shown, of which so many may wait. Reminders told of in one round; lines of a file. */
export const leadLimits = { events: 500, reminders: 50, toldARound: 500, fileRows: 50_000, reportHomes: 8 } as const;

/** A page sent by an agent's own browser: a token's minutes, and the bytes of five million characters. */
export const pageTokenLimits = { minutes: 10, bodyBytes: 16 * MIB } as const;

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
  approvalRequests: { rows: 60, minutes: 10 },
  openHouses: { rows: 120, minutes: 10 },
} as const;

/**
 * Tasks of a kind at the same time in one process, and of one account. Most of their time they wait: for other sites, for
 * models, for a thread's turn. A process that died holds nobody's place in another.
 */
export const taskLimits = {
  import: { concurrency: 6, perAccount: 2 },
  write: { concurrency: 6, perAccount: 2 },
  export: { concurrency: 2, perAccount: 1 },
  /** Each a process that takes all the processor it gets for a minute. */
  film: { concurrency: 1, perAccount: 1 },
  /** Each draws one picture after the other, at its account's turn among images. */
  pictures: { concurrency: 2, perAccount: 1 },
} as const;

/**
 * Pages that are read again by a schedule: an account's, and in each round at most `perRound`, `perSite` of one site. A page that
 * cannot be read is asked for half as often each time, and told of after `tellAfter` times.
 */
export const watchLimits = {
  perAccount: 50,
  everyMs: 60_000,
  perRound: 20,
  perSite: 2,
  longestDays: 28,
  tellAfter: 3,
} as const;

/**
 * Recalls. Hours until each kind should be settled, and between reminders; of entries a worker brings up to date, how many beside
 * each other, for how long one is claimed, and how often it is tried; of homes that are compared, the same.
 */
export const recallLimits = {
  dueHours: { post: 24, draft: 72, poster: 72 },
  remindHours: 48,
  mostReminders: 5,
  remindedARound: 200,
  listed: 50,
  shownDays: 7,
  everyMs: 1_500,
  atOnce: 6,
  perAccount: 2,
  claimMs: 120_000,
  tries: 5,
  checks: { lanes: 2, perAccount: 1, claimMs: 120_000 },
} as const;

/**
 * Programs of accounts: keys and addresses of one, calls of a key in a minute in each process; of news how long an address may take, how
 * long one is claimed, how many go out at once and how many of them one account's, seconds between tries, and after how many days of silence an address is told nothing more.
 */
export const developerLimits = {
  keys: 20,
  keysListed: 100,
  requestsPerMinute: 600,
  endpoints: 10,
  deliveriesListed: 200,
  oldSecretHours: 24,
  requestMs: 10_000,
  claimMs: 60_000,
  atOnce: 8,
  perAccount: 2,
  pausesSeconds: [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400] as readonly number[],
  failingDays: 3,
  keptDays: 30,
} as const;

/** A batch of homes: rows read together, worked at beside each other, and photos kept of each. */
export const batchLimits = { rowsAtOnce: 50, lanes: 2, photosOfRow: 8 } as const;

/** How often in a period a listing comes back although its task left texts; the help and the terms tell the number. */
export const listingLimits = { returnedWithTexts: 3 } as const;

/** How often a person may try one failed task again, and all of them together. */
export const retryLimits = {
  ofTask: { times: 5, minutes: 60 },
  ofAccount: { times: 100, minutes: 10 },
} as const;

/** Texts shown while a model writes them: how often one is written down, and how much of it. */
export const draftLimits = { everyMs: 600, titleChars: 1_000, bodyChars: 20_000 } as const;

/** Seconds a signed address of a photo or a film works: longer than a screen stays open, shorter than a link is passed on. */
export const PHOTO_URL_SECONDS = 6 * 3600;
/** Films and drawn pictures of one archive, which is put together in memory. */
export const packLimits = { films: 4, pictures: 60 } as const;

/** Uploaded music and voices: each is decoded in a process of its own. */
export const soundTurns = { atOnce: 1, perAccount: 1, waiting: 20, waitingPerAccount: 4 } as const;

/** One account never has more than half of them. */
function batchThreads(cores: number): { threads: number; perAccount: number } {
  const threads = Math.min(4, Math.max(2, cores));
  return { threads, perAccount: Math.floor(threads / 2) };
}

/**
 * Threads beside the main one, in two pools, so that nobody who waits before a screen stands behind imports and campaigns;
 * both stand back behind requests and the database. `memory` in MiB of heap a thread: a page is five megabytes and its tree
 * some thirty times that. Of one account as many pieces may wait as its running tasks can ask for.
 */
export const threadLimits = {
  interactive: { threads: 3, perAccount: 1, waiting: 200, waitingPerAccount: 20, memory: 384, nice: 2 },
  batch: { ...batchThreads(availableParallelism()), waiting: 400, waitingPerAccount: 40, memory: 640, nice: 6 },
} as const;

/** How long one piece of work may take. Real pages and texts take under a second. */
export const workLimits = {
  reading: 15_000,
  /** A PDF or a Word document, and reading what it says. */
  documents: 30_000,
  editing: 5_000,
  /** Everything written for a home, checked again. */
  checking: 10_000,
  composing: 15_000,
  /** Of a campaign's pieces with the facts of today. */
  comparing: 20_000,
  showing: 5_000,
  printing: 20_000,
  /** The landing page, whose first rendering writes an example. */
  rendering: 20_000,
  packing: 20_000,
} as const;

/** Live streams of one account in one process: every tab of every device, and no more queries than that at a change. */
export const STREAMS_PER_ACCOUNT = 20;
/** Between two looks of an account's streams for changes, for each stream that is open: so many looks a second, however many. */
export const LOOK_EVERY_MS = 50;

/** Counting of opened public pages; of one owner's fewer wait than of all. A network counts as at most `perNetwork` visitors of a page and day, whatever programs it names. */
export const viewLimits = { perDay: 50_000, perNetwork: 32, waiting: 200, waitingPerOwner: 50 } as const;

/** Seconds a preview of a page that is not online can be opened. */
export const previewSeconds = 3600;

/** What an account may do about itself. `seconds`: the window in which `points` tries are allowed. */
export const accountLimits = {
  /** Guesses at the current password by somebody who is signed in. */
  passwordTries: { points: 6, seconds: 15 * 60 },
  avatars: { points: 20, seconds: 10 * 60 },
  exportsADay: 3,
  /** How long an archive of one's data is kept. */
  exportDays: 7,
  /** Seconds an address of it works: whoever holds one reads everything, and a password changed does not end it. */
  exportUrlSeconds: 15 * 60,
  /** Between asking for the end of an account and its end. */
  graceDays: 30,
} as const;

/** Coupon codes an account may try that do not exist; right ones do not count. */
export const couponTries = { points: 20, seconds: 3600 } as const;

/**
 * Mails that wait to be sent: from a minute apart to six hours, about three days in all. One that was given up and whose words
 * are not in our tables is kept for so many days.
 */
export const mailLimits = { tries: 20, keptDays: 30 } as const;

/** Codes for phones: each costs money and rings in somebody's pocket. */
export const phoneCodeLimits = {
  validMinutes: 10,
  attempts: 5,
  resendSeconds: 60,
  /** Messages in so many hours, by whom they are counted. */
  account: { messages: 6, hours: 1 },
  accountDay: { messages: 12, hours: 24 },
  /** A network; of IPv6 a household's. */
  address: { messages: 20, hours: 1 },
  addressDay: { messages: 60, hours: 24 },
  /**
   * Of what is shared, `most` is the end, and what is left after `messages` is kept for accounts and networks that had fewer than
   * `few` of it: whoever uses up a number's or everybody's messages locks neither its owner nor anybody else out.
   */
  phone: { messages: 8, most: 20, few: 2, hours: 24 },
  /** What a day may cost at most, however many accounts and networks ask. */
  everybody: { messages: 1_500, most: 2_000, few: 2, hours: 24 },
} as const;

/**
 * Places at the image processes, in turn between accounts: of what people send and fetch, which holds its bytes while it waits
 * (an import four at a time), and of the photos of public pages, which count for the page's owner. Together no more than the
 * processes of adapters/web/limits.ts.
 */
export const imageLimits = {
  sent: { atOnce: 2, perAccount: 1, waiting: 48, waitingPerAccount: 12 },
  shown: { atOnce: 2, perAccount: 1, waiting: 240, waitingPerAccount: 120 },
  /** Images of an account that had to be killed; an honest one has none. */
  killed: { points: 10, seconds: 600 },
} as const;

/**
 * Letters in pictures: one is read at a time, in `milliseconds` of the clock at most. Reading a page takes some three seconds; an
 * import of photos waits in its queue meanwhile.
 */
export const ocrLimits = {
  atOnce: 1,
  perAccount: 1,
  waiting: 60,
  waitingPerAccount: 20,
  milliseconds: 90_000,
  idleMs: 60_000,
} as const;

/** Of one import: pictures a model is shown where no package reads letters, and pages of a PDF that are scans. */
export const pictureLimits = { byModel: 6, scannedPages: 6 } as const;

/**
 * The threads of sign-in, one of them at most a network's. A hash takes some 60 ms: whoever is last of a network waits two or
 * three seconds. Networks that had fewer turns in `remembersMs` come first. Where `crowd` wait, whoever signs in in a browser that
 * is not known is asked a question first: behind that many anybody waits a quarter of a second.
 */
export const passwordLimits = {
  threads: 2,
  waiting: 2_000,
  waitingPerNetwork: 40,
  remembersMs: 60_000,
  crowd: 8,
  idleMs: 5 * 60_000,
  nice: 2,
} as const;

/** Photos of public pages, made smaller on demand, are kept in memory up to so many bytes. */
export const pagePhotoLimits = { cacheBytes: 48 * 1024 * 1024 } as const;

/**
 * Public pages that are being put together, of one owner at the same moment and waiting: a crowd at one account's pages, however
 * long their texts, holds up its own visitors and nobody else's.
 */
export const pageTurnLimits = { perAccount: 2, waiting: 2_000, waitingPerAccount: 200 } as const;

/** Texts of public pages kept in memory, and the seconds one that could not be composed is not tried again. */
export const pageCopyLimits = { kept: 500, retryMs: 60_000 } as const;

/** How long the sandbox cashier waits with a notice that is to come late, or that was not taken. */
export const cashierLimits = { lateMs: 12_000 } as const;

/**
 * Buying. A placed order can be paid for so many hours, or days by transfer; whoever opens a payment late has so many minutes,
 * and no place to pay lives longer than so many hours.
 */
export const billingLimits = {
  orderHours: 2,
  paymentMinutes: 30,
  paymentHours: 23,
  transferDays: 7,
  callbackBytes: 128 * 1024,
} as const;

/** "I have paid": each asks providers. */
export const buyingTries = { points: 60, seconds: 5 * 60 } as const;

/** When an account was here is written down at most so often; until so long after that it counts as online. */
export const activityLimits = { touchMs: 5 * 60_000, onlineMs: 10 * 60_000 } as const;

/** Looking at the product as an account sees it. */
export const supportLimits = { minutes: 30 } as const;

/** Journals: errors that wait for the database; how often a live tail looks, in milliseconds. */
export const journalLimits = { errorsWaiting: 200, tailEveryMs: 2_000 } as const;

/** Tests of services by one administrator; messages to phones cost money. */
export const integrationLimits = {
  tests: { points: 20, seconds: 600 },
  messages: { points: 3, seconds: 3600 },
} as const;

/**
 * /readyz: how long an answer is good for, how long whoever asks waits at most, and the milliseconds within which each thing
 * must answer, its turn included. An image may wait for two that take as long as one may, and a task for one that does.
 */
export const readyLimits = {
  freshMs: 1_000,
  answerMs: 2_000,
  limitMs: { database: 2_000, connections: 3_000, threads: 5_000, tasks: 20_000, images: 20_000 },
} as const;

/** Processes that work say so this often, count as silent after so long, and are forgotten after so long. */
export const workerLimits = { beatMs: 5_000, silentSeconds: 20, forgottenSeconds: 600 } as const;

/** Of tasks that wait without a message (a queue that goes on after a long pause), so many are queued in one transaction. */
export const overdueAtOnce = 500;

/**
 * Tasks that were given up wait so many days for an administrator; one that was interrupted so often (each time its process
 * died) is given up too, because it may be what kills them.
 */
export const deadLetterLimits = { days: 30, interruptions: 8 } as const;

/** Letters an administrator sets off, invitations and links to a password: mail from our address to whom they please. */
export const letterLimits = {
  byAdministrator: { points: 60, seconds: 3600 },
  ofAccount: { points: 5, seconds: 600 },
} as const;

/** The log of models' calls: days a line is kept, characters of an answer, findings of a piece. */
export const modelLogLimits = { days: 30, answerChars: 60_000, errorChars: 2_000, findings: 60 } as const;

/** Tests and trials of models by one administrator: each is paid for, also where a provider has no limit of its own. */
export const modelTrials = { points: 40, seconds: 600 } as const;

/**
 * Publishing. Of a call: `requestMs` each request, `callMs` everything together; a claim is renewed while its worker lives. After a
 * claim that ran out, `settleMs` pass before the platform is asked: what was on the wire has come by then. A planned post whose
 * account stays closed longer than `waitsMs` is left to a person.
 */
export const publishingLimits = {
  leaseMs: 45_000,
  renewMs: 10_000,
  callMs: 240_000,
  requestMs: 60_000,
  answerBytes: 8 * MIB,
  settleMs: 60_000,
  everyMs: 1_000,
  /** Posts under way in one process, and of these one account's: a platform of its own may take as long as it likes. */
  atOnce: 10,
  perAccount: 2,
  waitsMs: 24 * 3_600_000,
  /** So long after its time an agent is reminded of a post that was handed over. */
  remindMs: 24 * 3_600_000,
  /** A consent in the platform's own window. */
  consentMinutes: 10,
  /** Tokens are renewed so long before they end; where nobody but their owner can, the owner is told so many days before. */
  renewTokenMs: 15 * 60_000,
  endingDays: 7,
  /** So far ahead a post may be planned. */
  aheadDays: 400,
} as const;

/** What agents are told about posts. News that needs them gathers for so long before it is mailed, and a mail lists so many posts. */
export const publishingNews = {
  gatherMailMs: 10 * 60_000,
  postsInMail: 20,
  /** A handed over post opens on a phone for so long. */
  phoneLinkMs: 24 * 3_600_000,
} as const;

/**
 * The calendar. Posts of one view, so many days wide at most; posts of its address for other programs, from so many days ago on.
 * `feedReads`: of a network in that time; programs ask every few minutes at most. `answers`: tries at approval links of a network.
 */
export const calendarLimits = {
  shown: 1_000,
  viewDays: 62,
  fed: 1_000,
  fedDays: 60,
  requests: 50,
  feedReads: { points: 120, seconds: 600 },
  answers: { points: 20, seconds: 600 },
  answerBytes: 16 * KIB,
} as const;

/** Asking a platform about an account: each is a request to a stranger's server. */
export const connectionTries = { points: 30, seconds: 600 } as const;
