/** Everything the server answers, put together: the protocol's routes, the domain API, the pages. */
import { Hono } from "hono";
import { isAppAddress } from "#contract/addresses";
import { errorStatus } from "#contract/errors";
import { sendPagePath } from "#contract/import";
import type { Readiness } from "#contract/readiness";
import type { Backend } from "#server/backend/shared/types";
import { healthRoutes } from "#server/health/routes";
import { sendPage } from "#server/html/send-page";
import { clientAddress } from "#server/middleware/address";
import { whileAvailable } from "#server/middleware/available";
import { answerError } from "#server/middleware/errors";
import { fairShare } from "#server/middleware/fair-share";
import { securityHeaders } from "#server/middleware/headers";
import { pageBodyLimit } from "#server/middleware/page-body";
import { slowRefusals } from "#server/middleware/slow-refusals";
import { builtFiles } from "#server/pages/built-files";
import { type EntryPages, languageOf } from "#server/pages/entry";
import { noticePage, readerOf } from "#server/pages/listing-page/notice";
import { publicRoutes } from "#server/pages/public-routes";
import { sendPageRoutes } from "#server/pages/send-page/routes";
import { shareRoute } from "#server/pages/share-route";
import { legalData, siteData } from "#server/pages/site-data";
import { openKeys } from "#server/procedures/developer/key-session";
import { type ApiDeps, mountApi } from "#server/procedures/index";
import { findPicture } from "#server/queries/site/site-pictures";
import type { Using } from "#server/services/index";

export interface AppDeps extends Using<"origin" | "now" | "log"> {
  production: boolean;
  trustProxy: boolean;
  backend: Backend;
  api: ApiDeps;
  entry: EntryPages;
  /** Of the build: web/dist/client. */
  clientFolder: string;
  /** Routes of other rooms: the mailbox, the example listings. */
  pages: readonly Hono[];
  isUp(): boolean;
  /** For /readyz. */
  readiness(): Promise<Readiness>;
}

/** Paths that are answered by programs and never by a page. */
const PROGRAM = /^\/(api|auth\/v1|rest\/v1|storage\/v1|\.well-known|assets|dev|demo)(\/|$)/;

const BRIEFLY = { "Cache-Control": "public, max-age=300" };

export function makeApp(deps: AppDeps): Hono {
  const { backend, api, entry, origin } = deps;
  const app = new Hono();
  const keys = openKeys(api);
  const address = clientAddress(deps.trustProxy);
  app.use(securityHeaders({ production: deps.production, origin, backendUrl: () => backend.backendUrl() }));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("X-Request-Id")) c.res.headers.set("X-Request-Id", crypto.randomUUID());
  });
  app.onError(answerError(deps));

  const data = siteData({ db: api.db, backend, mailboxUrl: api.mailboxUrl, imprint: api.imprint, now: deps.now });
  app.route("/", healthRoutes(deps.readiness));
  app.get("/manifest.webmanifest", async (c) =>
    c.body(entry.manifest((await data()).config), 200, { "Content-Type": "application/manifest+json", ...BRIEFLY }),
  );
  app.use(builtFiles(deps.clientFolder));
  app.use(slowRefusals());
  app.use(
    fairShare({
      authenticate: async (from) => (await backend.authenticate(from)) ?? (await keys.known(from)),
      addressOf: address,
      busyPage: (c) => {
        c.header("Cache-Control", "no-store");
        return c.html(noticePage(readerOf(c), "busy", null), errorStatus.too_many_requests);
      },
    }),
  );
  app.route("/", shareRoute());
  app.use(pageBodyLimit());
  for (const prefix of ["/api/*", "/auth/v1/*", "/rest/v1/*", "/storage/v1/*"])
    app.use(prefix, whileAvailable(deps.isUp));
  app.route("/", backend.routes);
  for (const pages of deps.pages) app.route("/", pages);
  mountApi(app, api, address);
  app.route("/", sendPageRoutes(api));

  const legal = legalData({ db: api.db, now: deps.now });
  const picture = (name: string) => findPicture(api.db, name);
  app.route("/", publicRoutes({ origin, config: async () => (await data()).config, legal, picture }));
  app.get("*", async (c, next) => {
    if (PROGRAM.test(c.req.path)) return next();
    const site = await data();
    // our own backend is wherever the page came from: localhost, 127.0.0.1 and a name of the network all work
    const own = site.config.backendUrl === origin();
    const config = own ? { ...site.config, backendUrl: "" } : site.config;
    // the page that opened it waits for its word
    if (c.req.path === sendPagePath) c.header("Cross-Origin-Opener-Policy", "unsafe-none");
    if (c.req.path !== "/") return sendPage(c, entry.app(config), isAppAddress(c.req.path) ? 200 : 404);
    return sendPage(c, await entry.landing({ language: languageOf(c), data: { ...site, config }, origin: origin() }));
  });
  app.notFound((c) => c.json({ code: "not_found", message: "not_found", data: {} }, 404));
  return app;
}
