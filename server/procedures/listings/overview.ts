/** The dashboard's first screen: one question, so that its parts appear together. */

import { signedIn } from "#server/procedures/base/base";
import { countProperties } from "#server/queries/listings/properties";
import { latestActivity } from "#server/queries/reports/activity";
import { stepsDone, totalViews } from "#server/queries/reports/overview";
import { countTasks } from "#server/queries/tasks/tasks";

/** Events shown. */
const RECENT = 8;

export const overview = {
  get: signedIn.overview.get.handler(({ context }) =>
    context.asUser(async (db) => ({
      properties: await countProperties(db, context.owner),
      views: await totalViews(db, context.owner),
      tasks: await countTasks(db, context.owner, {}),
      activity: await latestActivity(db, context.owner, RECENT),
      firstSteps: await stepsDone(db, context.owner),
    })),
  ),
};
