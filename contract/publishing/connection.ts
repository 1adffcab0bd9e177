/** Accounts of an agent at publishing platforms: connected by a form or by consent in the platform's own window. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { MOST_SIGNS } from "./connection-form.ts";
import { connectionHealths } from "./states.ts";

const tags = ["publishing"];
const platformId = z.string().regex(/^[a-z0-9-]{1,40}$/u);
const byId = z.object({ id: z.uuid() });

const connection = z.object({
  id: z.uuid(),
  platform: z.string(),
  /** As its owner knows it: "@lin-realty", a page's name. */
  accountName: z.string(),
  health: z.enum(connectionHealths),
  /** ISO 8601; null: does not end by itself. */
  expiresAt: z.string().nullable(),
  /** When the platform last answered for it. */
  checkedAt: z.string(),
  /** It ended because the platform's answer with its new tokens was lost on the way. */
  renewalLost: z.boolean(),
  connectedAt: z.string(),
  /** Posts that wait for their time. */
  planned: z.number().int().nonnegative(),
});
export type Connection = z.infer<typeof connection>;

const offer = z.object({
  platform: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  by: z.enum(["form", "oauth"]),
  /** Of a form; none where the platform asks in its own window. */
  fields: z.array(z.object({ name: z.string(), secret: z.boolean(), optional: z.boolean() })),
  /** Whether the operator has done their part: registered an application and enabled it. */
  open: z.boolean(),
  /** Stopped by the operator for now; posts wait. */
  stopped: z.boolean(),
  edits: z.boolean(),
  removes: z.boolean(),
});
export type PublishingOffer = z.infer<typeof offer>;

const pendingAccount = z.object({ accountId: z.string(), accountName: z.string() });
/** One account was opened and is connected, or several were and one has to be chosen. */
const consented = z.discriminatedUnion("state", [
  z.object({ state: z.literal("connected"), connections: z.array(connection) }),
  z.object({ state: z.literal("choose"), consentId: z.uuid(), accounts: z.array(pendingAccount) }),
]);
export type Consented = z.infer<typeof consented>;

/** What a platform sends back; far more than any of them uses. */
const answer = z.string().min(1).max(4_096);

export const connections = {
  /** Every platform this deployment can publish to. */
  offers: oc.route({ method: "GET", path: "/publishing/platforms", tags }).output(z.array(offer)),
  list: oc.route({ method: "GET", path: "/publishing/connections", tags }).output(z.array(connection)),
  /** Asks the platform whose account it is; an account that was there is the same one again. Throws connection_refused with the platform's words, or ours (./house-notes.ts). */
  connect: oc
    .route({ method: "POST", path: "/publishing/connections", tags, successStatus: 201 })
    .input(z.object({ platform: platformId, values: z.record(z.string().max(40), z.string().trim().max(MOST_SIGNS)) }))
    .output(connection),
  /** Where the agent consents; the way back is good once, for this session and for ten minutes. */
  authorize: oc
    .route({ method: "POST", path: "/publishing/connections/authorize", tags })
    .input(z.object({ platform: platformId }))
    .output(z.object({ url: z.url() })),
  /** The way back. Throws consent_invalid when it was not asked for by this session, is used up or too late. */
  finish: oc
    .route({ method: "POST", path: "/publishing/connections/finish", tags })
    .input(z.object({ platform: platformId, code: answer, state: answer }))
    .output(consented),
  choose: oc
    .route({ method: "POST", path: "/publishing/connections/choose", tags })
    .input(z.object({ consentId: z.uuid(), accountIds: z.array(z.string().max(300)).min(1).max(20) }))
    .output(z.array(connection)),
  /** Asks the platform now whether the account still opens. */
  test: oc.route({ method: "POST", path: "/publishing/connections/{id}/test", tags }).input(byId).output(connection),
  /** Forgets its secrets; what was published stays, what is planned waits until it is connected again. */
  disconnect: oc
    .route({ method: "DELETE", path: "/publishing/connections/{id}", tags })
    .input(byId)
    .output(z.object({ waiting: z.number().int().nonnegative() })),
};
