/** Asks platforms what they count of posts that stand there: rarely, the older the more so, and never before anything that is to be sent. */
import type { Failure, PostFigures, Publisher } from "#adapters/publishers/publisher";
import { figuresIn } from "#engine/publishing/patience";
import type { PublicationRow } from "#server/db/tables/publishing";
import { dueFigures, keepFigures } from "#server/queries/publications/post-figures";
import { openIo } from "./platform-io.ts";
import { type PublishServices, publisherOf } from "./services.ts";
import { closedAfterRefusal, currentConnection, isFailure } from "./tokens.ts";

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
}

/** Everything whose turn it is, one after the other. */
export async function askFigures(
  services: PublishServices,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const counting = services.publishing.publishers.filter(counts).map(({ platform }) => platform);
  for (const row of await dueFigures(services.db, counting, services.now())) {
    if (signal.aborted) return;
    const publisher = publisherOf(services, row.platform);
    if (publisher && counts(publisher)) await askAbout(services, publisher, row);
  }
}
