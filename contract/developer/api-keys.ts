/** Keys of an account for programs of its own: shown once, kept as a hash, each with scopes and an end. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { apiScopes } from "./scopes.ts";

const tags = ["developers"];

/** Days a key may live. */
export const keyDays = [30, 90, 365] as const;
export const keyNameChars = 60;

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How it begins, to be told from others. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string().nullable(),
  /** Null: it opens, as long as it has not expired. */
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = {
  /** The newest first, those that no longer open too. */
  list: oc.route({ method: "GET", path: "/developers/keys", tags }).output(z.array(apiKey)),
  /** `secret` is never shown again. Throws not_in_plan, conflict (as many as there may be). */
  create: oc
    .route({ method: "POST", path: "/developers/keys", tags, successStatus: 201 })
    .input(
      z.object({
        name: z.string().trim().min(1).max(keyNameChars),
        scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
        days: z.literal(keyDays),
      }),
    )
    .output(apiKey.extend({ secret: z.string() })),
  /** From then on it opens nothing; a second time changes nothing. */
  revoke: oc
    .route({ method: "DELETE", path: "/developers/keys/{id}", tags })
    .input(z.object({ id: z.uuid() }))
    .output(apiKey),
};
