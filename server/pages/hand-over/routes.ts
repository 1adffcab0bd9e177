/**
 * /h: a post that its agent posts by hand, opened on their phone by the QR code of the screen, without a sign-in. The link opens one
 * post, for a day; it shows what will be public anyway, and can do one thing: say that it is out.
 */
import { type Context, Hono } from "hono";
import { AppError, type ErrorCode } from "#contract/errors";
import { mayLeaveWith } from "#contract/publishing/approval-names";
import { composeLinks, isPhone } from "#engine/platforms/compose";
import { asksMediaFirst } from "#engine/platforms/form-order";
import { getPlatform } from "#engine/platforms/index";
import { picturesFor } from "#engine/platforms/pictures-for";
import { postedOf } from "#engine/platforms/posted";
import { forReaders, mayLeave } from "#engine/publishing/outgoing";
import { fill } from "#locales/fill";
import type { Files } from "#server/base/files";
import { pageTurnLimits } from "#server/base/limits";
import { sendFile } from "#server/base/send-file";
import { openTurns } from "#server/base/turns";
import type { PublicationRow } from "#server/db/tables/publishing";
import { recheckApproval } from "#server/publishing/approve";
import { handOverPost } from "#server/publishing/decide";
import { drawnPicturesFor } from "#server/publishing/drawn-pictures";
import { filmFor } from "#server/publishing/film-for";
import { leavingPhoto } from "#server/publishing/leaving/photo";
import { lineAbove, linkByHand } from "#server/publishing/material";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { FILM_BUCKET } from "#server/queries/films/films";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import { pieceOf } from "#server/queries/listings/pieces";
import { findHandedOver, photosOfHandedOver, pieceOfHandedOver } from "#server/queries/publications/hand-over";
import { holdsOf } from "#server/queries/publications/held";
import { platformName } from "#server/queries/publications/platform-name";
import { readNames } from "#server/queries/settings/names";
import { pageKey } from "#server/queries/settings/page-keys";
import type { Using } from "#server/services/index";
import { readLinkToken } from "../links/link-token.ts";
import { readerOf } from "../listing-page/notice.ts";
import { phoneScript, phoneStyle } from "./files.ts";
import { keepListed, LISTED } from "./listed.ts";
import { phoneNotice, phonePage, phoneStylePath, scriptPath } from "./page.ts";
import { type PhoneLanguage, phoneTexts } from "./texts.ts";

interface Deps extends Using<"db" | "origin" | "now" | "log"> {
  files: Pick<Files, "get" | "open">;
}

const POLICY =
  "default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const MAX_ADDRESS = 2_048;
const toldByPage: ReadonlySet<ErrorCode> = new Set(["publication_moved_on", "approval_missing"]);

const languageOf = (c: Context): PhoneLanguage => (readerOf(c) === "zh" ? "zh" : "en");
const isAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

interface Opened {
  row: PublicationRow;
  path: string;
}

export function handOverRoutes({ db, files, origin, now, log }: Deps): Hono {
  const app = new Hono();
  const turns = openTurns({ atOnce: Number.POSITIVE_INFINITY, ...pageTurnLimits });

  const open = async (token: string): Promise<Opened | null> => {
    const read = readLinkToken(await pageKey(db, "hand over"), "hand over", token, now());
    const row = read ? await findHandedOver(db, read.id) : undefined;
    return row ? { row, path: `/h/${token}` } : null;
  };
  const notice = async (c: Context, status: 200 | 404 | 429 | 503, about: { title: string; text: string }) =>
    c.html(phoneNotice(languageOf(c), await readNames(db).catch(() => null), about), status);
  const over = (c: Context) => {
    const t = phoneTexts[languageOf(c)];
    return notice(c, 404, { title: t.phoneOver, text: t.phoneOverText });
  };
  const done = (c: Context, { row }: Opened) => {
    const t = phoneTexts[languageOf(c)];
    const standing = fill(t.handDoneText, { state: t.states[row.state] });
    return notice(c, 200, { title: row.state === "live" ? t.done : t.handDone, text: standing });
  };
  const page = async (c: Context, opened: Opened, wrongAddress: string | null = null) => {
    const { row, path } = opened;
    const piece = row.state === "planned" ? await pieceOfHandedOver(db, row) : null;
    if (!piece) return done(c, opened);
    const language = languageOf(c);
    const { approval } = phoneTexts[language];
    if (!mayLeaveWith(row.approval)) return notice(c, 200, { title: approval.handWaits, text: approval.waitsText });
    const saved = pieceOf(piece);
    const hold = (await holdsOf(db, ownerOfRow(row), [row])).get(row.id);
    const above = await lineAbove(db, row);
    const photos = await pictures.list(row);
    const words = forReaders(saved);
    const posted = postedOf(saved, above === null ? words : { ...words, body: `${above}\n\n${words.body}` });
    const link = await linkByHand(db, row, origin());
    const target = getPlatform(row.platform);
    const { compose, app } = target ? composeLinks(target, { ...posted, url: link }) : { compose: null, app: null };
    return c.html(
      phonePage({
        language,
        path,
        platform: platformName(row.platform)[language],
        home: row.home_title,
        posted,
        link: target?.linksInText ? link : null,
        written: row.language,
        version: saved.version,
        photos: photos.map(({ caption, width, height }, at) => ({ n: at + 1, caption, width, height })),
        film: await filmFor(db, row),
        compose,
        app: isPhone(c.req.header("user-agent") ?? "") ? app : null,
        held: hold === "recall" ? "home" : mayLeave(saved) ? null : "words",
        mediaFirst: asksMediaFirst(target),
        wrongAddress,
        names: await readNames(db),
      }),
      wrongAddress === null ? 200 : 422,
    );
  };
  /** Drawn pictures first, then the photos, in the order they are posted in. */
  const pictures = keepListed(
    async (row: PublicationRow) =>
      picturesFor(row.platform, [
        ...(await drawnPicturesFor(db, row)).map(({ alt, ...picture }) => ({
          ...picture,
          caption: alt,
          drawn: true as const,
        })),
        ...(await photosOfHandedOver(db, row)).map((photo) => ({ ...photo, drawn: false as const })),
      ]),
    { ...LISTED, now },
  );
  const photo = async (c: Context, { row }: Opened, n: number) => {
    const kept = (await pictures.listed(row))[n - 1];
    if (!kept) return c.notFound();
    const bytes = kept.drawn
      ? ((await files.get(PICTURE_BUCKET, kept.path))?.bytes ?? null)
      : await leavingPhoto(files, ownerOfRow(row), kept, row.language);
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": "image/jpeg" });
  };
  const film = async (c: Context, { row }: Opened) => {
    const kept = row.state === "planned" && mayLeaveWith(row.approval) ? await filmFor(db, row) : null;
    const file = kept && (await files.open(FILM_BUCKET, kept.path));
    return (file && (await sendFile(c.req.raw, file))) ?? c.notFound();
  };
  const posted = async (c: Context, opened: Opened) => {
    const { address, version } = await c.req.parseBody();
    const shown = Number(version);
    const given = typeof address === "string" ? address.trim() : "";
    if (given !== "" && !isAddress(given)) return page(c, opened, given.slice(0, MAX_ADDRESS));
    const pieceVersion = Number.isInteger(shown) && shown > 0 ? shown : undefined;
    const about = { id: opened.row.id, address: given === "" ? null : given, pieceVersion };
    try {
      await db
        .transaction()
        .execute((trx) => handOverPost(trx, ownerOfRow(opened.row), about, { now: now(), origin: origin() }));
    } catch (error) {
      // said twice, or decided on the screen meanwhile: the page that follows tells how it stands
      if (!(error instanceof AppError) || !toldByPage.has(error.code)) throw error;
    }
    return c.redirect(opened.path, 303);
  };

  app.use("/h/*", async (c, next) => {
    await next();
    c.res.headers.set("Content-Security-Policy", POLICY);
    c.res.headers.set("Referrer-Policy", "no-referrer");
    c.res.headers.set("X-Robots-Tag", "noindex");
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
  });
  const kept = { "Cache-Control": "public, max-age=3600" };
  app.get(phoneStylePath, (c) => c.body(phoneStyle, 200, { "Content-Type": "text/css; charset=utf-8", ...kept }));
  app.get(scriptPath, (c) => c.body(phoneScript, 200, { "Content-Type": "text/javascript; charset=utf-8", ...kept }));
  const ask = (answer: (c: Context, opened: Opened) => Promise<Response>) => async (c: Context) => {
    const opened = await open(c.req.param("token") ?? "");
    return opened ? turns.take(opened.row.user_id, () => answer(c, opened)) : over(c);
  };
  // not for each of a page's pictures, which are listed once
  const rechecked = (answer: (c: Context, opened: Opened) => Promise<Response>) =>
    ask(async (c, { row, path }) => answer(c, { row: await recheckApproval(db, row, now()), path }));
  app.get("/h/:token", rechecked(page));
  app.post("/h/:token", rechecked(posted));
  app.get("/h/:token/:photo{[0-9]{1,2}\\.jpg}", (c) =>
    ask((_, opened) => photo(c, opened, Number.parseInt(c.req.param("photo"), 10)))(c),
  );
  app.get("/h/:token/film.mp4", rechecked(film));
  app.onError((err, c) => {
    const t = phoneTexts[languageOf(c)];
    if (err instanceof AppError && err.code === "too_many_requests")
      return notice(c, 429, { title: t.phoneBusy, text: t.phoneBusyText });
    log.error({ err, path: "/h" }, "a handed over post could not be shown");
    return notice(c, 503, { title: t.phoneBusy, text: t.phoneBusyText });
  });
  return app;
}
