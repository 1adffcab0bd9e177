/** Tells one address one piece of news, signed as standardwebhooks.com describes; what comes of it decides whether and when it is tried again. */
import { signatureOf } from "#adapters/publishers/webhook";
import { AppError, type ErrorCode } from "#contract/errors";
import { workInLanes } from "#server/base/lanes";
import { developerLimits } from "#server/base/limits";
import { openSecret } from "#server/base/seal";
import type { WebhookDeliveryRow, WebhookEndpointRow } from "#server/db/tables/developers";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { dropDelivery, keepTry, secretPlace, takeDelivery } from "#server/queries/developer/webhooks";
import { notify } from "#server/queries/notifications/notifications";
import type { PublishServices } from "../services.ts";

type Services = Pick<PublishServices, "db" | "publishing" | "secretKey" | "now" | "log">;
interface Answer {
  status: number | null;
  detail: string | null;
}

/** One of each secret that signs now. */
function signaturesOf(
  endpoint: WebhookEndpointRow,
  about: { id: string; body: string; secretKey: string | null; now: Date },
): string {
  const { id, body, secretKey, now } = about;
  const { old_secret_sealed: old, old_secret_until: until } = endpoint;
  const sealed = [endpoint.secret_sealed, ...(old !== null && until !== null && until > now ? [old] : [])];
  const seconds = Math.floor(now.getTime() / 1000);
  return sealed
    .map((one) => signatureOf(openSecret(secretKey, one, secretPlace(endpoint.id)), id, seconds, body))
    .join(" ");
}

const reasonOf = (error: unknown): string => (error instanceof AppError ? error.code : "no answer");

/** Never throws for what an address answers, or that it does not. */
export async function sendNews(
  services: Services,
  row: WebhookDeliveryRow,
  endpoint: WebhookEndpointRow,
): Promise<Answer> {
  const { publishing, secretKey, now } = services;
  const body = JSON.stringify({ type: row.event, timestamp: row.created_at.toISOString(), data: row.data });
  const time = now();
  try {
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "webhook-id": row.id,
      "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
      "webhook-signature": signaturesOf(endpoint, { id: row.id, body, secretKey, now: time }),
    };
    const response = await publishing.fetch(publishing.origin(endpoint.address), {
      method: "POST",
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(developerLimits.requestMs),
    });
    // what it says is nobody's affair; the connection is let go
    await response.body?.cancel();
    return { status: response.status, detail: response.ok ? null : `HTTP ${response.status}` };
  } catch (error) {
    return { status: null, detail: reasonOf(error) };
  }
}

const DAY_MS = 86_400_000;

/** What the account's plan says to programs of its own; null: they may be told. */
async function planRefuses({ db, now }: Services, endpoint: WebhookEndpointRow): Promise<ErrorCode | null> {
  try {
    await assertAllowed(db, ownerOfRow(endpoint), { features: ["api"] }, now());
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Tries what was taken, and writes down what came of it in one transaction. */
export async function deliver(
  services: Services,
  row: WebhookDeliveryRow,
  endpoint: WebhookEndpointRow,
): Promise<void> {
  const { db, now } = services;
  const refusal = await planRefuses(services, endpoint);
  if (refusal !== null) {
    await dropDelivery(db, row, refusal);
    return;
  }
  const { status, detail } = await sendNews(services, row, endpoint);
  const arrived = status !== null && status >= 200 && status < 300;
  const time = now();
  // a greeting is not tried again
  const pause = row.event === "ping" ? undefined : developerLimits.pausesSeconds[row.tries - 1];
  const nextAt = pause === undefined ? null : new Date(time.getTime() + pause * 1000);
  const since = endpoint.failing_since;
  const tooLong = since !== null && time.getTime() - since.getTime() > developerLimits.failingDays * DAY_MS;
  await db.transaction().execute(async (trx) => {
    const disable = !arrived && (status === 410 || tooLong);
    const disabled = await keepTry(trx, row, { arrived, status, detail, nextAt }, { disable, now: time });
    const data = { host: new URL(endpoint.address).host };
    if (disabled) await notify(trx, ownerOfRow(endpoint), { kind: "webhook_disabled", data });
  });
}

const LOOK_EVERY_MS = 1_000;

/** Everything that is due by now, a few beside each other; an address that takes its time holds up its own account's. */
export async function deliverNews(services: Services, signal: AbortSignal): Promise<void> {
  const { db, now, log } = services;
  const { atOnce: lanes, perAccount } = developerLimits;
  await workInLanes(
    {
      lanes,
      perAccount,
      lookEveryMs: LOOK_EVERY_MS,
      take: async (busy) => {
        const taken = await takeDelivery(db, now(), busy);
        return taken && { user_id: taken.row.user_id, ...taken };
      },
      // its claim runs out, and it is tried again
      work: ({ row, endpoint }) =>
        deliver(services, row, endpoint).catch((err: unknown) => {
          log.warn({ err, delivery: row.id }, "what came of a piece of news was not written down");
        }),
    },
    signal,
  );
}
