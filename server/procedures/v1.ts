/**
 * /api/v1: the calls of the contract that programs with a key may make, the same procedures as everybody's. A key is its account
 * signed in, so that every rule and row-level security hold; beyond that each call needs its scope.
 */
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { Hono, Context as HonoContext } from "hono";
import { contract } from "#contract/api/index";
import { scopeOf } from "#contract/developer/scopes";
import { AppError } from "#contract/errors";
import { apiError } from "#server/middleware/refusal";
import { apiDocsPage } from "#server/pages/api-docs";
import { sendAnswer } from "./base/answer.ts";
import type { ApiDeps, RequestContext } from "./base/context.ts";
import { describeApi } from "./describe-api.ts";
import type { KeySession, openKeys } from "./developer/key-session.ts";
import { onlyScoped } from "./developer/scoped.ts";
import { describeForKeys } from "./openapi.ts";
import { router } from "./router.ts";

type KeyContext = RequestContext & { key: KeySession | null };

interface About {
  /** How errors are told: the same as at the other doors. */
  settings: Settings;
  contextOf: (c: HonoContext) => RequestContext;
  keys: ReturnType<typeof openKeys>;
}
type Settings = Pick<
  NonNullable<ConstructorParameters<typeof OpenAPIHandler<RequestContext>>[1]>,
  "clientInterceptors" | "interceptors"
>;

export function mountV1(app: Hono, deps: ApiDeps, { settings, contextOf, keys }: About): void {
  const handler = new OpenAPIHandler<KeyContext>(onlyScoped(router), {
    ...settings,
    clientInterceptors: [
      ...(settings.clientInterceptors ?? []),
      async ({ context: { key }, path, next }) => {
        const scope = scopeOf(path.join("."));
        if (key && (scope === null || !key.scopes.includes(scope)))
          throw new AppError("forbidden", { data: { scope: scope ?? "" } });
        return await next();
      },
    ],
  });
  const calls = onlyScoped(contract);
  describeApi(
    app,
    "/api/v1",
    {
      describe: (origin, names) => describeForKeys(calls, origin, names),
      page: (document) => apiDocsPage(document, "keys"),
    },
    deps,
  );
  app.all("/api/v1/*", async (c) => {
    const context = contextOf(c);
    c.header("X-Request-Id", context.requestId);
    c.header("Cache-Control", "no-store");
    let refused: unknown = null;
    const key = await keys.open(c.req.raw).catch((error: unknown) => {
      refused = error;
      return null;
    });
    const authenticate = async () => {
      if (refused !== null) throw refused;
      return key;
    };
    const own: KeyContext = { ...context, backend: { ...deps.backend, authenticate }, key };
    const answer = await handler.handle(c.req.raw, { prefix: "/api/v1", context: own });
    if (answer.matched) return await sendAnswer(c, answer.response);
    return c.json(apiError(c.req.path, "not_found", {}), 404);
  });
}
