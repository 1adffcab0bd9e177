/** /demo: the example homes and their drawn pictures. */
import { Hono } from "hono";
import { isMood, isScene, renderRoom, renderSmallRoom } from "./drawings/index.ts";
import { demoListingPage } from "./listing-page.ts";
import { demoStyle } from "./style.ts";

const A_DAY = "public, max-age=86400";

/** `origin` answers our own address: PUBLIC_URL or the listening one. */
export function demoRoutes(origin: () => string): Hono {
  const app = new Hono();
  app.get("/demo/listing.css", (c) =>
    c.body(demoStyle, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": A_DAY }),
  );
  app.get("/demo/listing/:slug", (c) => {
    const page = demoListingPage(c.req.param("slug"), origin());
    return page === null ? c.notFound() : c.html(page);
  });
  app.get("/demo/photo/:mood/:file{[a-z]+\\.(jpg|webp)}", async (c) => {
    const mood = c.req.param("mood");
    const [scene = "", format] = c.req.param("file").split(".");
    if (!isMood(mood) || !isScene(scene)) return c.notFound();
    const [type, picture] =
      format === "webp"
        ? ["image/webp", await renderSmallRoom(mood, scene)]
        : ["image/jpeg", await renderRoom(mood, scene)];
    return c.body(new Uint8Array(picture), 200, { "Content-Type": type, "Cache-Control": A_DAY });
  });
  return app;
}
