/** Addresses of an account's own programs that are told what happens, each news signed, tried again, and kept in a log. */
import { oc } from "@orpc/contract";
import { z } from "zod";

const tags = ["developers"];
const byId = z.object({ id: z.uuid() });

/** What may be told. */
export const webhookEvents = [
  "piece.ready",
  "publication.live",
  "publication.failed",
  "lead.created",
  "listing.changed",
] as const;
const webhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof webhookEvent>;

const endpoint = z.object({
  id: z.uuid(),
  address: z.string(),
  events: z.array(webhookEvent),
  createdAt: z.string(),
  /** Until when the secret before the last rotation signs too; null: it does not. */
  oldSecretUntil: z.string().nullable(),
  /** Told nothing any more: after days without an answer, or because it asked for it; null: it is told. */
  disabledAt: z.string().nullable(),
  /** Since when nothing arrived; null: the last news did. */
  failingSince: z.string().nullable(),
});
export type WebhookEndpoint = z.infer<typeof endpoint>;
const withSecret = endpoint.extend({ secret: z.string() });

const delivery = z.object({
  /** `webhook-id`: the same however often it is tried. */
  id: z.uuid(),
  event: z.union([webhookEvent, z.literal("ping")]),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.number().int().nonnegative(),
  /** HTTP status of the last answer; null: none came. */
  status: z.number().int().nullable(),
  /** Why the last try did not arrive. */
  detail: z.string().nullable(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
  /** Of the next try; null: none comes by itself. */
  nextAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const events = z.array(webhookEvent).min(1).max(webhookEvents.length);

export const webhooks = {
  list: oc.route({ method: "GET", path: "/developers/webhooks", tags }).output(z.array(endpoint)),
  /** `secret` is never shown again. Throws not_in_plan, address_not_allowed, conflict (as many as there may be), secret_key_missing. */
  create: oc
    .route({ method: "POST", path: "/developers/webhooks", tags, successStatus: 201 })
    .input(z.object({ address: z.url({ protocol: /^https?$/ }).max(2_048), events }))
    .output(withSecret),
  /** Another secret; the one before signs beside it for a day. */
  rotate: oc.route({ method: "POST", path: "/developers/webhooks/{id}/secret", tags }).input(byId).output(withSecret),
  /** Which news it is told; one that was disabled is told again. */
  update: oc
    .route({ method: "PUT", path: "/developers/webhooks/{id}", tags })
    .input(byId.extend({ events }))
    .output(endpoint),
  remove: oc.route({ method: "DELETE", path: "/developers/webhooks/{id}", tags }).input(byId).output(byId),
  /** Sends it a `ping` now. */
  ping: oc.route({ method: "POST", path: "/developers/webhooks/{id}/ping", tags }).input(byId).output(delivery),
  /** Its news of the last thirty days, the newest first. */
  deliveries: oc
    .route({ method: "GET", path: "/developers/webhooks/{id}/deliveries", tags })
    .input(byId)
    .output(z.array(delivery)),
  /** The same news once more, under the same id. Throws conflict where its address is disabled: `update` has it told again. */
  replay: oc.route({ method: "POST", path: "/developers/deliveries/{id}/replay", tags }).input(byId).output(delivery),
};
