/** /auth/v1: the sign-in routes that the product's browser code calls; any other answers 404. */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isUnavailable, keyRefusal, keyRole, sessionOf, userToken } from "#server/backend/embedded/shared/caller";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import type { Session } from "#server/backend/shared/types";
import { largestBody, tooLarge } from "./body.ts";
import { factorRoutes } from "./factor-routes.ts";
import { AuthProblem, answerProblem } from "./problem.ts";
import { reauthenticate, recover, resend } from "./recover.ts";
import { refresh } from "./refresh.ts";
import { isRegistrationClosed } from "./registration.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { getUser, logout, putUser } from "./user.ts";
import { verifyGet, verifyPost } from "./verify.ts";

/** Reachable without a key: links in mails, the key set, the health check. */
const open = /\/(verify|health|\.well-known\/jwks\.json)$/;

async function signedIn(backend: EmbeddedBackend, c: Context): Promise<Session> {
  const token = userToken(c);
  if (!token) throw new AuthProblem("no_authorization");
  const { session, problem } = await sessionOf(backend, token);
  if (session) return session;
  if (problem === "user_banned") throw new AuthProblem("user_banned", { status: 403 });
  if (problem === "expired") throw new AuthProblem("bad_jwt", { message: "invalid JWT: token has expired" });
  throw new AuthProblem(problem === "bad_jwt" ? "bad_jwt" : "session_not_found");
}

/** A map: an object would answer to names it inherits, such as `constructor`. */
const grants = new Map([
  ["password", signIn],
  ["refresh_token", refresh],
]);

export function authRoutes(backend: EmbeddedBackend): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const key = keyRole(backend, c);
    const needless = c.req.method === "GET" && open.test(c.req.path);
    if ((key === "missing" || key === "wrong") && !needless) return keyRefusal(c, key);
    c.header("Cache-Control", "no-store");
    return next();
  });
  app.use(bodyLimit({ maxSize: largestBody, onError: (c) => answerProblem(c, tooLarge()) }));
  app.post("/signup", (c) => signUp(backend, c));
  app.post("/token", async (c) => {
    const grant = grants.get(c.req.query("grant_type") ?? "");
    if (!grant) throw new AuthProblem("validation_failed", { message: "unsupported_grant_type" });
    return c.json(await grant(backend, c));
  });
  app.get("/user", async (c) => c.json(await getUser(backend, await signedIn(backend, c))));
  app.put("/user", async (c) => c.json(await putUser(backend, c, await signedIn(backend, c))));
  factorRoutes(app, backend, (c) => signedIn(backend, c));
  app.post("/logout", async (c) => logout(backend, c, await signedIn(backend, c)));
  app.post("/recover", (c) => recover(backend, c));
  app.post("/resend", (c) => resend(backend, c));
  app.get("/verify", (c) => verifyGet(backend, c));
  app.post("/verify", async (c) => c.json(await verifyPost(backend, c)));
  app.get("/reauthenticate", async (c) => reauthenticate(backend, c, await signedIn(backend, c)));
  app.get("/settings", async (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: await isRegistrationClosed(backend.db),
      mailer_autoconfirm: !backend.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    }),
  );
  app.get("/health", (c) =>
    c.json({ version: "1", name: "Listcast", description: "Listcast sign-in, a subset of Supabase Auth" }),
  );
  app.get("/.well-known/jwks.json", async (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json(await backend.keys.published());
  });
  // Not `notFound`: that one belongs to the app this is mounted in.
  app.all("*", (c) => answerProblem(c, new AuthProblem("not_found")));
  app.onError((error, c) => {
    if (error instanceof AuthProblem) return answerProblem(c, error);
    const away = isUnavailable(error);
    backend.log.error({ name: error.name, code: "code" in error ? error.code : undefined }, "a sign-in route failed");
    return answerProblem(c, new AuthProblem(away ? "request_timeout" : "unexpected_failure"));
  });
  return app;
}
