/**
 * The domain API on the wire, twice from one router:
 *   /api/rpc/*          oRPC's own protocol: what our web client uses (RPCLink with url `${origin}/api/rpc`)
 *   /api/*              OpenAPI, for customers and scripts; described at /api/openapi.json and, for people, /api/docs
 * Both take the session's access token as `Authorization: Bearer`. Errors carry one of the contract's codes in `code`,
 * with `data`; `tasks.events` is a server-sent event stream whose ids a reconnecting client sends as Last-Event-ID.
 */
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import type { Hono, Context as HonoContext } from "hono";
import { AppError } from "#contract/errors";
import { callbackRoutes } from "#server/billing/callback-routes";
import { apiBodyLimit } from "#server/middleware/body-limit";
import { toOrpcError } from "#server/middleware/errors";
import { apiError } from "#server/middleware/refusal";
import { apiDocsPage } from "#server/pages/api-docs";
import { sendAnswer } from "./base/answer.ts";
import type { ApiDeps, RequestContext } from "./base/context.ts";
import { describeApi } from "./describe-api.ts";
import { openKeys } from "./developer/key-session.ts";
import { openApiDocument } from "./openapi.ts";
import { router } from "./router.ts";
import { platformCallbackRoutes } from "./site/platform-callback.ts";
import { mountV1 } from "./v1.ts";

export type { ApiDeps } from "./base/context.ts";

/** A comment line this often keeps proxies from closing a quiet stream. */
const KEEP_ALIVE_MS = 10_000;

/** `addressOf` answers the caller's network address: only the server's entrance knows which header to trust. */
export function mountApi(app: Hono, deps: ApiDeps, addressOf: (c: HonoContext) => string): void {
  const translating = async <T>(context: RequestContext, work: () => T): Promise<Awaited<T>> => {
    try {
      return await work();
    } catch (error) {
      throw toOrpcError(error, context.requestId, deps.log);
    }
  };
  const settings = {
    // Around the procedure and its checks of input and output.
    clientInterceptors: [
      ({ context, next }: { context: RequestContext; next: () => Promise<unknown> }) => translating(context, next),
    ],
    // What is left outside of it: a request that cannot be read.
    interceptors: [
      async <T>({ context, next }: { context: RequestContext; next: () => Promise<T> }) => {
        try {
          return await next();
        } catch (error) {
          if (error instanceof ORPCError) throw error;
          const unreadable = new AppError("invalid_input", { message: "the request could not be read", cause: error });
          throw toOrpcError(unreadable, context.requestId, deps.log);
        }
      },
    ],
    eventIteratorKeepAliveInterval: KEEP_ALIVE_MS,
  };
  const rpc = new RPCHandler(router, settings);
  const openapi = new OpenAPIHandler(router, settings);

  app.route("/", callbackRoutes(deps));
  app.route("/", platformCallbackRoutes(deps));
  const contextOf = (c: HonoContext): RequestContext => {
    return { ...deps, request: c.req.raw, requestId: crypto.randomUUID(), address: addressOf(c) };
  };
  // a key opens /api/v1 and nothing else
  const keys = openKeys(deps);
  app.use(
    "/api/*",
    apiBodyLimit(async (request) => {
      const { pathname } = new URL(request.url);
      const session = pathname.startsWith("/api/v1/")
        ? await keys.known(request)
        : await deps.backend.authenticate(request);
      return session !== null;
    }),
  );
  describeApi(app, "/api", { describe: openApiDocument, page: apiDocsPage }, deps);
  mountV1(app, deps, { settings, contextOf, keys });
  app.all("/api/*", async (c) => {
    const context = contextOf(c);
    c.header("X-Request-Id", context.requestId);
    c.header("Cache-Control", "no-store");
    const answer = c.req.path.startsWith("/api/rpc/")
      ? await rpc.handle(c.req.raw, { prefix: "/api/rpc", context })
      : await openapi.handle(c.req.raw, { prefix: "/api", context });
    if (answer.matched) return await sendAnswer(c, answer.response);
    return c.json(apiError(c.req.path, "not_found", {}), 404);
  });
}
