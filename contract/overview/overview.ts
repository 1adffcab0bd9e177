/** The dashboard's first screen in one answer: counts, the latest events, and what a newcomer has not done yet. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { order } from "#contract/order";
import { firstSteps } from "#contract/overview/overview-names";
import { propertyStatus } from "#contract/property";
import { task, taskStatus } from "#contract/task";

/** Something that happened, `at` its time. */
const activity = z.discriminatedUnion("type", [
  z.object({ type: z.literal("task"), at: z.string(), task }),
  z.object({
    type: z.literal("published"),
    at: z.string(),
    propertyId: z.uuid(),
    /** "PROP-001". */
    number: z.string(),
    title: z.string(),
    views: z.number().int().nonnegative(),
  }),
  z.object({ type: z.literal("order"), at: z.string(), order }),
]);
export type Activity = z.infer<typeof activity>;

const overviewData = z.object({
  properties: z.record(propertyStatus, z.number()),
  /** Opens of all public pages, of properties that are not deleted. */
  views: z.number().int().nonnegative(),
  tasks: z.record(taskStatus, z.number()),
  /** Newest first. */
  activity: z.array(activity),
  /** Which of the first steps are done, read from what the account has. */
  firstSteps: z.record(z.enum(firstSteps), z.boolean()),
});
export type OverviewData = z.infer<typeof overviewData>;

export const overview = {
  get: oc.route({ method: "GET", path: "/overview", tags: ["overview"] }).output(overviewData),
};
