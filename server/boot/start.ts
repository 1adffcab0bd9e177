/** The boot order, once its place is taken (place.ts): build and database, system schemas and migrations, queue, backend, workers, then listen. */
import path from "node:path";
import { openMailer } from "#adapters/mail/index";
import { makeApp } from "#server/app/app";
import { createBackend } from "#server/backend/index";
import type { Clock } from "#server/base/clock";
import { processLimits, readyLimits } from "#server/base/limits";
import type { Log } from "#server/base/log";
import type { Config } from "#server/config/config";
import { DEMO_EMAIL, demoAccounts } from "#server/demo/demo-accounts";
import { pageReader } from "#server/demo/page-reader";
import { demoRoutes } from "#server/demo/routes";
import { makeSample } from "#server/demo/sample/sample";
import { openReadiness } from "#server/health/readiness";
import { openBoss } from "#server/jobs/boss";
import { openTaskFeed } from "#server/jobs/feed";
import { startWorkers } from "#server/jobs/workers";
import type { ErrorJournal } from "#server/journals/error-journal";
import { journalled } from "#server/journals/mail-journal";
import { mailboxRoutes } from "#server/mailbox/routes";
import { keptMailer } from "#server/mails/kept-mailer";
import { sentInNames } from "#server/mails/sender";
import { clientAddress, requestAddress } from "#server/middleware/address";
import { openEditedOpinions } from "#server/models/edited-opinion";
import { composedWithReading } from "#server/models/fact-reading";
import { openListingHelp } from "#server/models/listing-help";
import { openPictureReader } from "#server/models/picture-words";
import { askedWithOpinion, composedWithOpinion } from "#server/models/second-opinion";
import { openModelService, type WritePiece } from "#server/models/service";
import { openSpeech } from "#server/models/speech";
import { openEntryPages } from "#server/pages/entry";
import { handOverRoutes } from "#server/pages/hand-over/routes";
import { listingPages } from "#server/pages/listing-page/routes";
import { approvalRoutes } from "#server/pages/publishing/approval-routes";
import { feedRoutes } from "#server/pages/publishing/feed-routes";
import { readImprint } from "#server/queries/settings/imprint";
import { readNames } from "#server/queries/settings/names";
import type { PlatformGateway } from "#server/services/index";
import { prepareThreads, textWorkInThread } from "#server/thread/index";
import { prepareCredentials } from "#server/work/credentials";
import { prepareOcr } from "#server/work/ocr";
import { banner } from "./banner.ts";
import { distFolder, ensureBuilt } from "./build.ts";
import { readyDatabase } from "./database.ts";
import { endTryOut } from "./end-try-out.ts";
import { filesToS3 } from "./files-to-s3.ts";
import { imprintOf } from "./imprint.ts";
import { listen } from "./listen.ts";
import { paymentProviders } from "./payments.ts";
import { servesPeople } from "./place.ts";
import { serverProbes } from "./probes.ts";
import { openPublishing } from "./publishing.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { openSandbox } from "./sandbox.ts";
import { ownSecretKey } from "./secret-key.ts";
import { smsSender } from "./sms.ts";
import { enterStage } from "./stage.ts";
import type { Closer } from "./stop.ts";
import { warnings } from "./warnings.ts";

export interface StartDeps {
  config: Config;
  log: Log;
  /** What the log says of errors, kept in the database once there is one. */
  errors: ErrorJournal;
  closer: Closer;
  now: Clock;
  print(text: string): void;
  /** Aborted when a signal to stop comes in the middle of the boot. */
  signal: AbortSignal;
  /** Where posts go; absent: to the platforms themselves. */
  publishing?: PlatformGateway;
}

/** The address people use for a loopback server: the name works in every browser and for both address families. */
const addressOf = (host: string, port: number) => {
  const name = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
};

/** Resolves when the server is ready; everything opened is registered with the closer. */
export async function start(deps: StartDeps): Promise<void> {
  const { config, log, errors, closer, now, print, signal, publishing = openPublishing() } = deps;
  const serves = servesPeople(config);
  const building = serves
    ? ensureBuilt(now, () => print("  Building the web application … / 正在构建网页……"), signal)
    : Promise.resolve();
  // awaited below; a failure meanwhile must not count as nobody's
  building.catch(() => {});
  const { database, pool, db, applied } = await readyDatabase(config, log, closer);
  if (config.migrateOnly) {
    print(applied.length > 0 ? applied.map((name) => `applied ${name}`).join("\n") : "the database is up to date");
    return;
  }

  const { triesOut, ending, notes } = await enterStage(db, config, database.kind === "embedded");
  errors.attach(db);
  closer.add("errors", () => errors.close());

  signal.throwIfAborted();
  let port = config.port;
  const origin = () => config.publicUrl ?? addressOf(config.host, port);
  const stopping = new AbortController();
  const boss = await openBoss(database.url, log);
  closer.add("queue", () => boss.stop({ graceful: true, timeout: processLimits.jobsMs }), processLimits.jobsMs + 2_000);
  const way = { from: config.mailFrom, outboxFolder: path.join(config.dataDir, "outbox"), smtp: config.smtp };
  const mailer = journalled(
    sentInNames(openMailer(way, now), way.from, () => readNames(db)),
    db,
    now,
  );
  const address = clientAddress(config.trustProxy);
  const secretKey = config.secretKey ?? (database.kind === "embedded" ? ownSecretKey(config.dataDir) : null);
  const filesFolder = path.join(config.dataDir, "files");
  if (config.filesToS3 && config.s3) print(`  ${await filesToS3(filesFolder, config.s3)}`);
  const backend = await createBackend({
    kind: config.supabase ? "supabase" : database.kind,
    pool,
    mailer: keptMailer(mailer, { db, secretKey, now }),
    log,
    now,
    origin,
    redirects: config.redirects,
    ...(secretKey ? { secretKey } : {}),
    filesFolder,
    s3: config.s3,
    clientAddress: address,
    ...(config.supabase ? { supabase: config.supabase } : {}),
  });
  closer.add("backend", () => backend.close());

  const sandbox = triesOut ? openSandbox({ production: config.production, db, origin, now, log }) : null;
  const payments = await paymentProviders(config, sandbox?.provider ?? null, now);
  const imprint = imprintOf(config, triesOut);
  if (ending)
    for (const line of await endTryOut({ db, payments, imprint, origin, now, log, backend, dataDir: config.dataDir }))
      print(`  ${line}`);
  if (config.removeSecondFactor) print(`  ${await removeSecondFactor(backend, db, config.removeSecondFactor)}`);
  const demo = triesOut && serves ? await demoAccounts(config.dataDir, db, backend, now) : null;
  if (demo)
    await makeSample({ db, boss, files: backend.files, now }, DEMO_EMAIL).catch((err: unknown) =>
      log.warn({ err }, "the sample data was not made; the next start tries again"),
    );
  prepareOcr(config.ocrLanguages).catch((error: unknown) =>
    log.warn({ err: error }, "letters in pictures are not read: the packages could not be installed"),
  );
  await prepareCredentials(config.credentials, now());
  const standing = prepareThreads(config.readyThreads);
  standing.catch((error: unknown) => log.warn({ err: error }, "no thread is ready yet"));
  const models = openModelService({ db, secretKey, environment: config.models, work: textWorkInThread, now, log });
  const speech = openSpeech(config.speech, { db, files: backend.files, now, log });
  if (config.role !== "web") {
    const compose: WritePiece = (about, brief, target, ended, userId) =>
      textWorkInThread(userId).compose(about, brief, target, ended);
    const writePiece = composedWithOpinion(composedWithReading(compose, models, { log }), models, { log });
    const askModels = askedWithOpinion(models, { log });
    const helpListing = openListingHelp(models, { db, log });
    const pictures = openPictureReader(models, { db, log });
    const { files, accounts } = backend;
    const pages = pageReader;
    const own = { db, boss, files, accounts, mailer, payments, publishing, imprint, secretKey };
    const deps = { ...own, origin, now, pages, writePiece, askModels, helpListing, speech, pictures, log };
    const workers = await startWorkers(deps, { alone: database.kind === "embedded" });
    closer.add("workers", () => workers.stop(), processLimits.jobsMs);
  }
  if (!serves) return print("Listcast worker is ready");

  const feed = openTaskFeed(database.url, log);
  closer.add("feed", () => feed.stop());
  await building;
  signal.throwIfAborted();
  const sms = smsSender(config, triesOut, now);
  const showsMailbox = triesOut && (mailer.name === "outbox" || sms?.name === "outbox");
  const mailboxUrl = () => (showsMailbox ? `${origin()}/dev/mailbox` : null);
  // Never what a header claims: the page holds working links.
  const mailbox = mailboxRoutes({ folder: path.join(config.dataDir, "outbox"), peer: clientAddress(false) });
  const propertyPages = listingPages({ db, files: backend.files, origin, addressOf: address, now, log });
  closer.add("views", () => propertyPages.visits.settled());
  const linked = { db, origin, now, addressOf: address };
  const linkedPages = [
    handOverRoutes({ db, files: backend.files, origin, now, log }),
    approvalRoutes({ ...linked, files: backend.files }),
    feedRoutes(linked),
  ];
  const ownPages = [demoRoutes(origin), propertyPages.routes, ...linkedPages, ...(sandbox ? [sandbox.routes] : [])];

  const leansOn = serverProbes(database.url, pool, { tasks: config.role !== "web" });
  closer.add("probes", () => leansOn.close());
  const app = makeApp({
    production: config.production,
    trustProxy: config.trustProxy,
    backend,
    api: {
      db,
      backend,
      files: backend.files,
      mailer,
      sms,
      payments,
      publishing,
      boss,
      models,
      opinions: openEditedOpinions({ db, log, models, stopping: stopping.signal }),
      speech,
      feed,
      origin,
      mailboxUrl,
      demandSecondFactor: config.production,
      secretKey,
      shown: config.shown,
      imprint,
      stopping: stopping.signal,
      now,
      log,
    },
    entry: await openEntryPages(distFolder),
    clientFolder: path.join(distFolder, "client"),
    pages: showsMailbox ? [...ownPages, mailbox] : ownPages,
    isUp: () => database.up(),
    readiness: openReadiness(leansOn.probes, { ...readyLimits, log }),
    origin,
    now,
    log,
  });
  const listening = await listen(app.fetch, config.host, config.port, requestAddress(config.trustProxy));
  port = listening.port;
  closer.add(
    "requests",
    async () => {
      stopping.abort();
      const cut = setTimeout(() => listening.cut(), processLimits.drainMs);
      await listening.drain();
      clearTimeout(cut);
    },
    processLimits.drainMs + 1_000,
  );
  // what follows the banner is read with it: nothing is waited for between the two
  const written = await readImprint(db, config.imprint);
  print(
    banner({
      address: origin(),
      dataDir: config.dataDir,
      cluster: database.place?.elsewhere ? database.place.cluster : null,
      demo,
      mailbox: mailboxUrl(),
      // since the process began, imports included
      seconds: performance.now() / 1000,
    }),
  );
  for (const line of [...notes, ...warnings({ ...config, imprint: written }, origin())]) print(`  ! ${line}`);
}
