/** Addresses of an account's own programs: made with a secret that is shown once, rotated, greeted, and the log of what they were told. */
import { randomBytes, randomUUID } from "node:crypto";
import type { WebhookDelivery, WebhookEndpoint } from "#contract/developer/webhooks";
import { AppError } from "#contract/errors";
import { sealSecret } from "#server/base/seal";
import type { Db } from "#server/db/tables";
import type { WebhookDeliveryRow, WebhookEndpointRow } from "#server/db/tables/developers";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { deliver, sendNews } from "#server/publishing/webhooks/send";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { assertAllowed } from "#server/queries/billing/entitlements";
import {
  getDelivery,
  getEndpoint,
  insertEndpoint,
  insertPing,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  replayDelivery,
  rotateSecret,
  secretPlace,
  setEvents,
} from "#server/queries/developer/webhooks";

type Context = RequestContext & MemberContext;

const endpointShown = (row: WebhookEndpointRow): WebhookEndpoint => ({
  id: row.id,
  address: row.address,
  events: row.events,
  createdAt: row.created_at.toISOString(),
  oldSecretUntil: row.old_secret_until?.toISOString() ?? null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
});

const deliveryShown = (row: WebhookDeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  tries: row.tries,
  status: row.status,
  detail: row.detail,
  createdAt: row.created_at.toISOString(),
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  nextAt: row.next_at?.toISOString() ?? null,
});

/** As the standard writes it. */
const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** In one transaction that the audit puts down to the account. */
const acting = <T>({ db, owner, address }: Context, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await actAs(trx, `user:${owner.userId}`, address);
    return await work(trx);
  });

/** The door does not open to addresses of inner networks: said when one is entered, not when the first news is lost. */
async function assertReachable(context: Context, row: WebhookEndpointRow): Promise<void> {
  const greeting = { id: randomUUID(), event: "ping", created_at: context.now(), data: {} } as const;
  const { detail } = await sendNews(context, { ...emptyDelivery, ...greeting }, row);
  if (detail === "address_not_allowed" || detail === "not_a_web_address") throw new AppError(detail);
}
const emptyDelivery = {
  user_id: "",
  endpoint_id: "",
  state: "waiting" as const,
  tries: 0,
  next_at: null,
  status: null,
  detail: null,
  delivered_at: null,
};

export const webhooks = {
  list: signedIn.webhooks.list.handler(async ({ context }) =>
    (await listEndpoints(context.db, context.owner)).map(endpointShown),
  ),

  create: signedIn.webhooks.create.handler(async ({ context, input }) => {
    const { owner, secretKey, db } = context;
    const now = context.now();
    await assertAllowed(db, owner, { features: ["api"] }, now);
    const [id, secret] = [randomUUID(), newSecret()];
    const about = { ...input, id, sealed: sealSecret(secretKey, secret, secretPlace(id)) };
    const row = await acting(context, async (trx) => {
      const made = await insertEndpoint(trx, owner, about, now);
      const after = { host: new URL(made.address).host, events: made.events };
      await writeAudit(trx, { action: "webhook_endpoints.create", subjectId: id, accountId: owner.userId, after });
      return made;
    });
    try {
      await assertReachable(context, row);
    } catch (error) {
      await removeEndpoint(db, owner, id);
      throw error;
    }
    return { ...endpointShown(row), secret };
  }),

  rotate: signedIn.webhooks.rotate.handler(({ context, input }) =>
    acting(context, async (trx) => {
      const { owner, secretKey } = context;
      await getEndpoint(trx, owner, input.id);
      const secret = newSecret();
      const sealed = sealSecret(secretKey, secret, secretPlace(input.id));
      const row = await rotateSecret(trx, owner, input.id, sealed, context.now());
      const about = { action: "webhook_endpoints.rotate", subjectId: row.id, accountId: owner.userId } as const;
      await writeAudit(trx, { ...about, after: {} });
      return { ...endpointShown(row), secret };
    }),
  ),

  update: signedIn.webhooks.update.handler(({ context, input }) =>
    acting(context, async (trx) => endpointShown(await setEvents(trx, context.owner, input.id, input.events))),
  ),

  remove: signedIn.webhooks.remove.handler(({ context, input }) =>
    acting(context, async (trx) => {
      const { owner } = context;
      await removeEndpoint(trx, owner, input.id);
      const about = { action: "webhook_endpoints.remove", subjectId: input.id, accountId: owner.userId } as const;
      await writeAudit(trx, { ...about, after: {} });
      return { id: input.id };
    }),
  ),

  ping: signedIn.webhooks.ping.handler(async ({ context, input }) => {
    const { db, owner } = context;
    const endpoint = await getEndpoint(db, owner, input.id);
    const row = await insertPing(db, endpoint, context.now());
    await deliver(context, row, endpoint);
    return deliveryShown(await getDelivery(db, owner, row.id));
  }),

  deliveries: signedIn.webhooks.deliveries.handler(async ({ context, input }) => {
    await getEndpoint(context.db, context.owner, input.id);
    return (await listDeliveries(context.db, context.owner, input.id)).map(deliveryShown);
  }),

  replay: signedIn.webhooks.replay.handler(({ context, input }) =>
    acting(context, async (trx) => deliveryShown(await replayDelivery(trx, context.owner, input.id, context.now()))),
  ),
};
