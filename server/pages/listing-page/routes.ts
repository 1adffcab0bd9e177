/** /p and /s: the public pages of homes, their photos, the owner's previews, short links to them, and what stands there when there is none. */

import { type Context, Hono } from "hono";
import { AppError } from "#contract/errors";
import { pageLanguages } from "#engine/campaign/page-languages";
import type { Files } from "#server/base/files";
import { pageEnquiryLimits, pageTurnLimits } from "#server/base/limits";
import { openTurns } from "#server/base/turns";
import type { PropertyRow } from "#server/db/tables/properties";
import {
  findForPreview,
  findPage,
  ownerOfPage,
  ownerOfPreview,
  pageMaterial,
  photosOfPage,
} from "#server/queries/listings/public-pages";
import { readNames } from "#server/queries/settings/names";
import { pageKey } from "#server/queries/settings/page-keys";
import type { Using } from "#server/services/index";
import { readLinkToken } from "../links/link-token.ts";
import { chooseLanguage } from "./choose-language.ts";
import { openCopy, signerPicturesOf } from "./copy.ts";
import { freshEnquiry } from "./enquiry-form.ts";
import { makeEnquiryToken } from "./enquiry-token.ts";
import { onward } from "./head.ts";
import { hasJustSent, rememberSent } from "./just-sent.ts";
import { type Notice, noticePage, readerOf } from "./notice.ts";
import { listingPage } from "./page.ts";
import { openPhotos, photoForm } from "./photos.ts";
import { linkOfVisit, placeOfLink } from "./short-links.ts";
import { shownOf } from "./shown.ts";
import { pageFiles } from "./style-file.ts";
import { openEnquiries } from "./take-enquiry.ts";
import { isVisit, openVisits, type Visits } from "./visits.ts";

export interface ListingPageDeps extends Using<"db" | "origin" | "now" | "log"> {
  files: Pick<Files, "get">;
  /** Of the network, for telling visitors apart. */
  addressOf(c: Context): string;
}

/** Nothing but our own pictures and style: whatever a stranger's title holds, no browser runs it. */
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
const FOR_EVER = "public, max-age=31536000, immutable";
const photoTypes = { jpg: "image/jpeg", webp: "image/webp", avif: "image/avif" } as const;
const SLUG = /^[a-z0-9-]{10,80}$/;
/** Photos are asked for anew this often, so that a page that is down takes them with it. */
const PHOTO_SECONDS = 600;

const statusOf = { gone: 410, missing: 404, away: 503, busy: 429 } as const;

/** A page that may be shown, where it stands, and until when if it is a preview. */
interface Found {
  property: PropertyRow;
  path: string;
  previewUntil: Date | null;
}

/** A page that may stand at an address: whose it is, and how the rest is learned. */
interface Sought {
  owner: string;
  find(): Promise<Found | Notice>;
}

/** The routes below /p, and the counter whose work must be awaited before the database closes. */
export function listingPages({ db, files, origin, addressOf, now, log }: ListingPageDeps): {
  routes: Hono;
  visits: Visits;
} {
  const app = new Hono();
  const readCopy = openCopy({ now, log });
  const readPhoto = openPhotos(files);
  const visits = openVisits({ db, now, log });
  const turns = openTurns({ atOnce: Number.POSITIVE_INFINITY, ...pageTurnLimits });

  const notice = async (c: Context, about: Notice) => {
    c.header("Cache-Control", "no-store");
    c.header("Vary", "Accept-Language");
    c.header("X-Robots-Tag", "noindex");
    c.header("Content-Security-Policy", POLICY);
    if (about === "away") c.header("Retry-After", "5");
    return c.html(noticePage(readerOf(c), about, await readNames(db).catch(() => null)), statusOf[about]);
  };
  const published = async (slug: string): Promise<Sought | Notice> => {
    const owner = SLUG.test(slug) ? await ownerOfPage(db, slug) : undefined;
    if (owner === undefined) return "missing";
    const find = async (): Promise<Found | Notice> => {
      const found = await findPage(db, slug);
      if (!found?.live) return "gone";
      return { property: found.property, path: `/p/${found.property.slug}`, previewUntil: null };
    };
    return { owner, find };
  };
  const previewed = async (token: string): Promise<Sought | Notice> => {
    const read = readLinkToken(await pageKey(db, "preview"), "listing preview", token, now());
    const owner = read ? await ownerOfPreview(db, read.id) : undefined;
    if (!read || owner === undefined) return "gone";
    const find = async (): Promise<Found | Notice> => {
      const property = await findForPreview(db, read.id);
      return property ? { property, path: `/p/preview/${token}`, previewUntil: read.until } : "gone";
    };
    return { owner, find };
  };

  const takeEnquiry = openEnquiries({ db, now, addressOf });
  const page = async (c: Context, found: Found, sending = false) => {
    const [material, link] = await Promise.all([pageMaterial(db, found.property), linkOfVisit(db, c, found.property)]);
    const languages = pageLanguages(found.property.listing, material.written);
    const language = chooseLanguage(languages, c.req.query("lang"), c.req.header("accept-language"));
    const copy = await readCopy(found.property, material, language);
    const enquiry = sending
      ? await takeEnquiry(c, found.property, language, link)
      : { ...freshEnquiry, sent: hasJustSent(c) };
    // sent: a reload of what comes next sends nothing again
    if (sending && enquiry.sent) {
      rememberSent(c, found.path, origin());
      return c.redirect(`${onward({ from: link?.code ?? null }, found.path, language)}#enquiry`, 303);
    }
    if (sending) c.status(enquiry.failed === "busy" ? 429 : 422);
    // a form that comes back has been read once: sent again at once it is a person's
    const made = new Date(now().getTime() - (sending ? pageEnquiryLimits.leastSeconds * 1000 : 0));
    const token = makeEnquiryToken(await pageKey(db, "enquiries"), found.property.id, made);
    c.header("Cache-Control", "private, no-cache");
    c.header("Vary", "Accept-Language");
    c.header("Content-Security-Policy", POLICY);
    if (found.previewUntil !== null) {
      c.header("X-Robots-Tag", "noindex");
      c.header("Referrer-Policy", "no-referrer");
    }
    const answer = c.html(
      listingPage(
        shownOf(
          { ...found, language, languages, from: link?.code ?? null, origin: origin(), names: await readNames(db) },
          material,
          copy,
        ),
        enquiry,
        token,
      ),
    );
    if (found.previewUntil === null && isVisit(c.req.raw))
      visits.count({
        propertyId: found.property.id,
        userId: found.property.user_id,
        address: addressOf(c),
        agent: c.req.header("user-agent") ?? "",
        link: link?.code ?? "",
        language,
      });
    return answer;
  };

  const photo = async (c: Context, found: Found, n: number, file: string) => {
    const form = photoForm(file);
    const row = form && (await photosOfPage(db, found.property))[n - 1];
    if (!form || !row) return c.notFound();
    const tag = `"${row.id}-${file}"`;
    c.header("ETag", tag);
    c.header("Cache-Control", `${found.previewUntil === null ? "public" : "private"}, max-age=${PHOTO_SECONDS}`);
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (c.req.header("if-none-match") === tag) return c.body(null, 304);
    const bytes = await readPhoto(found.property.user_id, row.path, form);
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": photoTypes[form.format] });
  };

  /** The agent's face and WeChat code, as long as the page is open. */
  const signer = async (c: Context, found: Found, which: "portrait" | "wechat") => {
    const url = signerPicturesOf(found.property, await pageMaterial(db, found.property))[which];
    const name = url?.split("/public/avatars/")[1];
    const stored = name ? await files.get("avatars", name) : null;
    if (!stored) return c.notFound();
    c.header("Cache-Control", `${found.previewUntil === null ? "public" : "private"}, max-age=${PHOTO_SECONDS}`);
    return c.body(new Uint8Array(stored.bytes), 200, { "Content-Type": stored.type });
  };

  const PHOTO = "photos/:photo{\\d{1,2}-[0-9]+\\.[a-z]+}";
  const ask = (seek: (name: string) => Promise<Sought | Notice>) => async (c: Context) => {
    const sought = await seek(c.req.param("name") ?? "");
    if (typeof sought === "string") return notice(c, sought);
    const [n, file] = (c.req.param("photo") ?? "").split("-");
    const picture = /\/(portrait)\.webp$|\/(wechat)\.png$/.exec(c.req.path);
    const answer = async () => {
      const found = await sought.find();
      if (typeof found === "string") return notice(c, found);
      if (picture) return signer(c, found, picture[1] ? "portrait" : "wechat");
      if (c.req.method === "POST") return page(c, found, true);
      return n && file ? photo(c, found, Number(n), file) : page(c, found);
    };
    // photos wait where they are made
    return n && file ? answer() : turns.take(sought.owner, answer);
  };
  app.onError((err, c) => {
    if (err instanceof AppError && err.code === "too_many_requests") return notice(c, "busy");
    log.error({ err, path: "/p" }, "a public page could not be shown");
    return notice(c, "away");
  });
  for (const { path, type, body } of pageFiles)
    app.get(path, (c) => c.body(body, 200, { "Content-Type": type, "Cache-Control": FOR_EVER }));
  for (const path of ["/p/:name", `/p/:name/${PHOTO}`]) app.get(path, ask(published));
  for (const path of ["/p/preview/:name", `/p/preview/:name/${PHOTO}`]) app.get(path, ask(previewed));
  for (const path of ["/p/:name", "/p/preview/:name"])
    for (const file of ["portrait.webp", "wechat.png"])
      app.get(`${path}/${file}`, ask(path === "/p/:name" ? published : previewed));
  app.post("/p/:name/enquiry", ask(published));
  app.get("/s/:code", async (c) => {
    const to = await placeOfLink(db, c.req.param("code"));
    if (to === null) return notice(c, "missing");
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
    return c.redirect(to, 302);
  });
  app.get("/p/*", (c) => notice(c, "missing"));
  app.get("/p", (c) => notice(c, "missing"));
  return { routes: app, visits };
}
