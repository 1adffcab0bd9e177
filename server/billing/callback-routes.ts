/** The door for providers: POST /api/payments/<provider>/callback. No session; the body is read as it came, for its signature. */
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError, type ErrorCode, errorStatus } from "#contract/errors";
import { billingLimits } from "#server/base/limits";
import { receiveCallback } from "./callback.ts";
import { type BillingDeps, providerNamed } from "./deps.ts";
import { runProviderEffects } from "./provider-effects.ts";

const body = (code: ErrorCode) => ({ code, message: code, data: {} });

/** Mount it before everything else below /api. */
export function callbackRoutes(deps: BillingDeps): Hono {
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: billingLimits.callbackBytes,
    onError: (c) => c.json(body("too_large"), errorStatus.too_large),
  });
  app.post("/api/payments/:provider/callback", limit, async (c) => {
    const provider = providerNamed(deps.payments, c.req.param("provider"));
    if (!provider) return c.json(body("not_found"), errorStatus.not_found);
    try {
      const headers = c.req.header();
      const { reply, after } = await receiveCallback(deps, provider, { headers, body: await c.req.text() });
      // The provider waits for an answer, not for what follows from it; what is cut off here, the jobs do.
      void runProviderEffects(deps, after);
      return new Response(reply.body, { status: reply.status, headers: { "content-type": reply.type } });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "callback_refused") throw error;
      deps.log.warn({ provider: provider.name, why: error.message }, "a callback was refused");
      return c.json(body("callback_refused"), errorStatus.callback_refused);
    }
  });
  return app;
}
