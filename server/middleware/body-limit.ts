/** How much a request to the API may carry: little, except where a page's source or a photo is handed in. */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { errorStatus } from "#contract/errors";
import { apiBodyLimits } from "#server/limits";

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

/** By the last part of the path, which both forms of the API share in meaning. */
export const apiBodyLimit: MiddlewareHandler = (c, next) => {
  const path = c.req.path;
  if (path === "/api/imports" || path === "/api/rpc/imports/start") return pageSource(c, next);
  if (path === "/api/photos" || path === "/api/rpc/imports/uploadPhoto") return photo(c, next);
  return normal(c, next);
};
