/** Looks after posts and accounts between the posts: claims that ran out, posts whose account stays closed, tokens that end. */
import { ownerOfRow } from "#server/queries/accounts/owner";
import { agingConnections, endingConnections, renewalTried, toldOfEnd } from "#server/queries/publications/connections";
import { forgetConsents } from "#server/queries/publications/consents";
import { forgottenPosts, giveUpWaiting, lapse, leaveToPerson } from "#server/queries/publications/runs";
import { type PublishServices, publisherOf } from "./services.ts";
import { tellOfConnection, tellOfPost } from "./tell.ts";
import { currentConnection } from "./tokens.ts";

const DAY_MS = 86_400_000;

async function keepPosts({ db, now, publishing, log }: PublishServices): Promise<void> {
  const { settleMs, waitsMs } = publishing.timing;
  const lapsed = await lapse(db, now(), settleMs);
  if (lapsed > 0) log.warn({ posts: lapsed }, "posts whose worker is gone are asked about");
  for (const row of await giveUpWaiting(db, now(), waitsMs)) await tellOfPost(db, row, "post_failed");
  for (const row of await leaveToPerson(db, now(), waitsMs)) await tellOfPost(db, row, "post_unknown");
  await db.transaction().execute(async (trx) => {
    const time = now();
    for (const row of await forgottenPosts(trx, time)) await tellOfPost(trx, row, "post_waiting", time);
  });
}

/** Each end is told once: days before where nobody but the owner can prolong it, or renewing has not worked, and when it has come. */
async function tellEnds({ db, now, publishing }: PublishServices): Promise<void> {
  const time = now();
  const until = new Date(time.getTime() + publishing.timing.endingDays * DAY_MS);
  const renewed = publishing.publishers.filter((one) => one.refresh).map((one) => one.platform);
  for (const row of await endingConnections(db, renewed, { now: time, until })) {
    const ended = row.expires_at !== null && row.expires_at <= time;
    await db.transaction().execute(async (trx) => {
      await toldOfEnd(trx, row, ended ? "ended" : "ending");
      await tellOfConnection(trx, ownerOfRow(row), ended ? "connection_ended" : "connection_ending", row, time);
    });
  }
}

async function renewAging(services: PublishServices, signal: AbortSignal): Promise<void> {
  const renewing = services.publishing.publishers.filter((one) => one.refresh);
  const { db, now } = services;
  const aging = await agingConnections(
    db,
    renewing.map((one) => one.platform),
    now(),
  );
  for (const row of aging) {
    const publisher = publisherOf(services, row.platform);
    if (!publisher || signal.aborted) continue;
    // before: whatever comes of it, others have their turn
    await renewalTried(db, row.id, now());
    await currentConnection(services, publisher, row.id, "ahead");
  }
}

export async function keepPublishing(
  services: PublishServices,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await keepPosts(services);
  await renewAging(services, signal);
  await tellEnds(services);
  await forgetConsents(services.db, services.now());
}
