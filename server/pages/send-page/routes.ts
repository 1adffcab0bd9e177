/**
 * Where the bookmark in an agent's browser sends the page it stands on, from whatever site that is. The token says whose account
 * it is for; without one nothing of the body is read.
 */
import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { AppError, type ErrorCode, errorStatus } from "#contract/errors";
import { MAX_PASTED_CHARS, sendPagePath } from "#contract/import";
import { pageTokenLimits } from "#server/base/limits";
import { startImport } from "#server/jobs/start-import";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { usePageToken } from "#server/queries/tasks/page-tokens";
import type { Using } from "#server/services/index";

const address = z.string().max(2_048).nullable().catch(null);

/** Any site's page may ask: it carries a token, and no cookie is looked at. */
const fromAnywhere: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("Access-Control-Allow-Origin", "*");
  c.res.headers.set("Cache-Control", "no-store");
};

/** `?token=` and `&url=` with the page's source as the body. Answers `{ taskId }`, or `{ code }` of an error. */
export function sendPageRoutes(
  services: Using<"db" | "boss" | "now" | "origin" | "log">,
): Hono<{ Variables: { userId: string } }> {
  const app = new Hono<{ Variables: { userId: string } }>();
  app.use(sendPagePath, async (c, next) => (c.req.method === "POST" ? fromAnywhere(c, next) : next()));
  app.post(
    sendPagePath,
    async (c, next) => {
      const token = c.req.query("token") ?? "";
      const userId = await usePageToken(services.db, token.slice(0, 100), services.now());
      if (userId === null) return c.json({ code: "token_used" satisfies ErrorCode }, errorStatus.token_used);
      c.set("userId", userId);
      return next();
    },
    bodyLimit({
      maxSize: pageTokenLimits.bodyBytes,
      onError: (c) => c.json({ code: "too_large" satisfies ErrorCode }, errorStatus.too_large),
    }),
    async (c) => {
      const html = (await c.req.text()).trim().slice(0, MAX_PASTED_CHARS);
      if (html === "") return c.json({ code: "invalid_input" satisfies ErrorCode }, errorStatus.invalid_input);
      const source = { type: "html" as const, html, url: address.parse(c.req.query("url") ?? null) };
      try {
        const owner = ownerOfRow({ user_id: c.get("userId") });
        const { id } = await startImport(services, owner, { source, idempotencyKey: randomUUID() });
        return c.json({ taskId: id });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return c.json({ code: error.code }, errorStatus[error.code]);
      }
    },
  );
  return app;
}
