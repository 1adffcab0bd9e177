/** What GET /readyz says: whether a server is able to work, and what each thing it leans on took to answer. */
import { z } from "zod";

export const readiness = z.object({
  status: z.enum(["ready", "starving"]),
  checks: z.array(
    z.object({
      /** "database", "connections", "threads", "tasks" (where they are worked on), "images". */
      name: z.string(),
      ok: z.boolean(),
      /** Of the last answer, its turn included; so far of one that is still waited for. */
      milliseconds: z.number().int().nonnegative(),
    }),
  ),
});
export type Readiness = z.infer<typeof readiness>;
export type ReadinessCheck = Readiness["checks"][number];
