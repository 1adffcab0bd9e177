/** How publishing stands, by platform: what administrators see, and the one thing they can do: stop a platform for now. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { connectionHealths } from "#contract/publishing/states";

const tags = ["administration"];
const platform = z.string().regex(/^[a-z0-9-]{1,40}$/u);

const platformHealth = z.object({
  platform: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Null: posts go out. */
  stopped: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** Connected accounts by how they stand. */
  connections: z.record(z.enum(connectionHealths), z.number().int().nonnegative()),
  /** Posts to be sent that are due, held back by nobody but the platform itself, or under way now, and what the last 24 hours came to. */
  waiting: z.number().int().nonnegative(),
  day: z.object({
    live: z.number().int().nonnegative(),
    failed: z.number().int().nonnegative(),
    unknown: z.number().int().nonnegative(),
  }),
});
export type PlatformHealth = z.output<typeof platformHealth>;

export const adminPublishing = {
  platforms: oc.route({ method: "GET", path: "/admin/publishing/platforms", tags }).output(z.array(platformHealth)),
  /** Posts to it wait; what is under way ends. A second time it corrects the reason. Throws not_found. */
  stop: oc
    .route({ method: "POST", path: "/admin/publishing/platforms/{platform}/stop", tags })
    .input(z.object({ platform, reason: z.string().trim().max(500).default("") }))
    .output(z.array(platformHealth)),
  resume: oc
    .route({ method: "POST", path: "/admin/publishing/platforms/{platform}/resume", tags })
    .input(z.object({ platform }))
    .output(z.array(platformHealth)),
};
