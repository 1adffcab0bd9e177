/** Asks platforms what they count of posts that stand there: rarely, the older the more so, and never before anything that is to be sent. */
import type { Failure, PostFigures, Publisher } from "#adapters/publishers/publisher";
import { figuresIn } from "#engine/publishing/patience";
import { workInLanes } from "#server/base/lanes";
import type { PublicationRow } from "#server/db/tables/publishing";
import { happen } from "#server/queries/publications/events";
import { dueFigures, keepFigures } from "#server/queries/publications/post-figures";
import { lockPublication } from "#server/queries/publications/runs";
import { openIo } from "./platform-io.ts";
import { type PublishServices, publisherOf } from "./services.ts";
import { closedAfterRefusal, currentConnection, isFailure } from "./tokens.ts";
import { foundOf } from "./work.ts";

type Counting = Publisher & Required<Pick<Publisher, "figures">>;
const counts = (publisher: Publisher): publisher is Counting => publisher.figures !== undefined;

/** A platform that says no more of this post: it is gone, or its owner has not allowed it. */
const FINAL: ReadonlySet<Failure["code"]> = new Set(["not_found", "no_permission"]);

async function said(
  services: PublishServices,
  publisher: Counting,
  row: { connectionId: string; ref: string },
): Promise<PostFigures | Failure> {
  const connection = await currentConnection(services, publisher, row.connectionId);
  if (isFailure(connection)) return connection;
  const signal = AbortSignal.timeout(services.publishing.timing.requestMs);
  const figures = await publisher.figures(connection, row.ref, await openIo(services, publisher.platform, { signal }));
  if (isFailure(figures) && figures.code === "connection_ended")
    await closedAfterRefusal(services, publisher, row.connectionId);
  return figures;
}

/** Of a post that is not there any more, as its platform says of its figures: whether it was taken down, which is written down. */
async function askWhetherGone(services: PublishServices, publisher: Publisher, row: PublicationRow): Promise<void> {
  const signal = AbortSignal.timeout(services.publishing.timing.requestMs);
  const io = await openIo(services, row.platform, { signal, maySend: false, resume: row.checkpoint });
  const found = await foundOf(services, publisher, row, io);
  if (found?.state !== "removed") return;
  await services.db.transaction().execute(async (trx) => {
    const present = await lockPublication(trx, row.id);
    // a person has taken it down meanwhile, or sends other words
    if (!present || present.state !== row.state || present.ref !== row.ref) return;
    await happen(trx, present, { event: "removed", by: "platform", at: services.now(), set: { next_at: null } });
  });
}

async function askAbout(services: PublishServices, publisher: Counting, row: PublicationRow): Promise<void> {
  const { db, now, log } = services;
  const { connection_id: connectionId, ref, tried_at: triedAt } = row;
  if (connectionId === null || ref === null || triedAt === null) return;
  const told = await said(services, publisher, { connectionId, ref }).catch((err: unknown): Failure => {
    log.warn({ err, platform: row.platform }, "a platform could not be asked for figures");
    return { state: "failed", code: "platform_down", detail: "", retryAfterMs: null };
  });
  const time = now();
  const pause = figuresIn({ age: time.getTime() - triedAt.getTime(), chance: Math.random() });
  const over = pause === null || (isFailure(told) && FINAL.has(told.code));
  const wait = isFailure(told) ? Math.max(told.retryAfterMs ?? 0, pause ?? 0) : (pause ?? 0);
  const nextAt = over ? null : new Date(time.getTime() + wait);
  await keepFigures(db, row, { said: isFailure(told) ? null : told, nextAt }, time);
  if (isFailure(told) && told.code === "not_found") await askWhetherGone(services, publisher, row);
}

/** A platform that takes its time holds up its own account's posts. */
const LANES = { lanes: 4, perAccount: 1, lookEveryMs: 1_000 } as const;

/** Everything whose turn it is, a few accounts beside each other. */
export async function askFigures(
  services: PublishServices,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const counting = services.publishing.publishers.filter(counts).map(({ platform }) => platform);
  const due = await dueFigures(services.db, counting, services.now());
  const take = async (busy: readonly string[]) => {
    const at = due.findIndex(({ user_id: account }) => !busy.includes(account));
    return at < 0 ? null : (due.splice(at, 1)[0] ?? null);
  };
  const work = async (row: PublicationRow) => {
    const publisher = publisherOf(services, row.platform);
    if (!publisher || !counts(publisher)) return;
    await askAbout(services, publisher, row).catch((err: unknown) => {
      services.log.warn({ err, publication: row.id }, "what a platform counts was not written down");
    });
  };
  await workInLanes({ ...LANES, take, work }, signal);
}
