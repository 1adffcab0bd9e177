/** Publishing by platform: health, and a stop for one. */
import { AppError } from "#contract/errors";
import { administrator } from "#server/procedures/base/base";
import type { RequestContext } from "#server/procedures/base/context";
import { publisherOf } from "#server/publishing/services";
import { resumePlatform, stopPlatform, stoppedPlatforms } from "#server/queries/publications/pauses";
import { noCounts, platformCounts } from "#server/queries/publications/platform-health";
import { platformName } from "#server/queries/publications/platform-name";

const technical = administrator("system");

async function platformsOf({ db, publishing, now }: Pick<RequestContext, "db" | "publishing" | "now">) {
  const [stopped, counts] = [await stoppedPlatforms(db), await platformCounts(db, now())];
  return publishing.publishers.map(({ platform }) => {
    const stop = stopped.get(platform);
    return {
      platform,
      name: platformName(platform),
      stopped: stop ? { at: stop.at.toISOString(), reason: stop.reason } : null,
      ...(counts.get(platform) ?? noCounts()),
    };
  });
}

export const publishing = {
  platforms: technical.admin.publishing.platforms.handler(({ context }) => platformsOf(context)),
  stop: technical.admin.publishing.stop.handler(async ({ context, input }) => {
    if (!publisherOf(context, input.platform)) throw new AppError("not_found");
    await context.acting((trx) => stopPlatform(trx, input.platform, input.reason, context.now()));
    return await platformsOf(context);
  }),
  resume: technical.admin.publishing.resume.handler(async ({ context, input }) => {
    await context.acting((trx) => resumePlatform(trx, input.platform));
    return await platformsOf(context);
  }),
};
