/** How much a request to the API may carry: little, except where a page's source or a photo is handed in. */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { errorStatus } from "#contract/errors";
import { apiBodyLimits } from "#server/base/limits";

const tooLarge = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: (c) =>
      c.json(
        { defined: false, code: "too_large", status: errorStatus.too_large, message: "too_large", data: { maxBytes } },
        errorStatus.too_large,
      ),
  });

const normal = tooLarge(apiBodyLimits.normal);
const pageSource = tooLarge(apiBodyLimits.pageSource);
const photo = tooLarge(apiBodyLimits.photo);

/** Both forms of the API. */
const large = new Map([
  ["/api/imports", pageSource],
  ["/api/rpc/imports/start", pageSource],
  ["/api/photos", photo],
  ["/api/rpc/imports/uploadPhoto", photo],
  ["/api/me/avatar", photo],
  ["/api/rpc/account/avatar/save", photo],
  ["/api/admin/settings/picture", photo],
  ["/api/rpc/admin/settings/picture", photo],
]);

/** Only who is signed in may hand in much: a body is read and parsed before a procedure asks who sends it. */
export const apiBodyLimit =
  (isSignedIn: (request: Request) => Promise<boolean>): MiddlewareHandler =>
  async (c, next) => {
    const limit = large.get(c.req.path);
    return limit && (await isSignedIn(c.req.raw)) ? limit(c, next) : normal(c, next);
  };
