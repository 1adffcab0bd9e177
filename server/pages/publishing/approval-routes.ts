/** /approve/<token>: where somebody without an account looks at posts and answers, once. */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError, errorStatus } from "#contract/errors";
import { approvalPath, approvalVerdicts } from "#contract/publishing/approval-names";
import type { Files } from "#server/base/files";
import { household } from "#server/base/household";
import { calendarLimits, pageTurnLimits } from "#server/base/limits";
import { rateLimitInMemory } from "#server/base/rate-limit";
import { openTurns } from "#server/base/turns";
import type { ApprovalRequestRow } from "#server/db/tables/posts/calendar";
import type { PublicationRow } from "#server/db/tables/publishing";
import { answerApproval } from "#server/publishing/approve";
import { readSignedToken } from "#server/publishing/signed-link";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { findRequest, isOpenRequest, postsOfRequest } from "#server/queries/publications/approvals";
import { cardName } from "#server/queries/publications/approver";
import { planningSettings } from "#server/queries/publications/planning-settings";
import { readNames } from "#server/queries/settings/names";
import type { Using } from "#server/services/index";
import { keepListed, LISTED } from "../hand-over/listed.ts";
import { noticePage, readerOf } from "../listing-page/notice.ts";
import {
  type ApprovalForm,
  type AskedPost,
  approvalPage,
  type Frame,
  freshForm,
  overPage,
  thanksPage,
} from "./approval-page.ts";
import { approvalFilm, approvalPicture, attachedTo } from "./approval-pictures.ts";

export interface ApprovalDeps extends Using<"db" | "origin" | "now"> {
  files: Pick<Files, "get" | "open">;
  /** Of the network, for limits. */
  addressOf(c: Context): string;
}

const text = (most: number) => z.string().trim().max(most).catch("");
const sentForm = z.object({ name: text(80), words: text(1_000), verdict: z.enum(approvalVerdicts) });

/** Null: not our form, or sent by a page of another site. */
async function readForm(c: Context): Promise<z.infer<typeof sentForm> | null> {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin") return null;
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) return null;
  const length = Number(c.req.header("content-length") ?? Number.NaN);
  if (!(length <= calendarLimits.answerBytes)) return null;
  const body = await c.req.text();
  return sentForm.safeParse(Object.fromEntries(new URLSearchParams(body))).data ?? null;
}

const whatIsMissing = ({ name, words, verdict }: z.infer<typeof sentForm>): ApprovalForm["wrong"] =>
  name === "" ? "name" : verdict === "refused" && words === "" ? "words" : null;

export function approvalRoutes({ db, files, origin, now, addressOf }: ApprovalDeps): Hono {
  const app = new Hono();
  const tries = rateLimitInMemory(calendarLimits.answers);
  // a page reads every post it shows: a crowd at one account's links holds up its own visitors and nobody else's
  const turns = openTurns({ atOnce: Number.POSITIVE_INFINITY, ...pageTurnLimits });

  const frameOf = async (c: Context): Promise<Frame> => {
    const wanted = c.req.query("lang") ?? (/\bzh\b/i.test(c.req.header("accept-language") ?? "") ? "zh" : "en");
    const path = `${approvalPath}/${c.req.param("token") ?? ""}`;
    return { language: wanted === "zh" ? "zh" : "en", path, origin: origin(), names: await readNames(db) };
  };
  /** Undefined: not a link of ours, or not good any more. */
  const requestOf = async (c: Context): Promise<ApprovalRequestRow | undefined> => {
    const id = await readSignedToken(db, "approval", (c.req.param("token") ?? "").slice(0, 100));
    const row = id === null ? undefined : await findRequest(db, id);
    return row && isOpenRequest(row, now()) ? row : undefined;
  };
  const attached = keepListed((row: PublicationRow) => attachedTo(db, row), { ...LISTED, now });
  const postsShown = async (request: ApprovalRequestRow): Promise<AskedPost[]> => {
    const posts: AskedPost[] = [];
    for (const row of await postsOfRequest(db, request)) {
      const { pictures, film, ...said } = await attached.list(row);
      posts.push({
        id: row.id,
        platform: row.platform,
        home: row.home_title,
        language: row.language,
        dueAt: row.due_at,
        ...said,
        pictures: pictures.map(({ alt }) => alt),
        film: film !== null,
      });
    }
    return posts;
  };
  const show = async (c: Context, request: ApprovalRequestRow, form: ApprovalForm) => {
    const owner = ownerOfRow(request);
    const asked = {
      who: await cardName(db, owner),
      note: request.note,
      until: request.expires_at,
      timeZone: (await planningSettings(db, owner)).timeZone ?? "UTC",
      posts: await postsShown(request),
    };
    const status = form.wrong === null ? 200 : form.wrong === "busy" ? 429 : 422;
    return c.html(approvalPage(await frameOf(c), asked, form), status);
  };

  app.use(`${approvalPath}/*`, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");
    // the address is the key
    c.res.headers.set("Referrer-Policy", "no-referrer");
  });
  const answer = async (c: Context, request: ApprovalRequestRow) => {
    const sent = await readForm(c);
    if (sent === null) return await show(c, request, { ...freshForm, wrong: "again" });
    const wrong = whatIsMissing(sent);
    if (wrong !== null) return await show(c, request, { ...sent, wrong });
    try {
      await tries.take(household(addressOf(c)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return await show(c, request, { ...sent, wrong: "busy" });
    }
    const { name: by, words, verdict } = sent;
    const said = { verdict, by, words, address: addressOf(c) };
    const done = await db.transaction().execute((trx) => answerApproval(trx, request.id, said, now()));
    const frame = await frameOf(c);
    return done ? c.html(thanksPage(frame, verdict, done)) : c.html(overPage(frame), 410);
  };
  const inTurn = (work: (c: Context, request: ApprovalRequestRow) => Promise<Response>) => async (c: Context) => {
    const request = await requestOf(c);
    if (!request) return c.html(overPage(await frameOf(c)), 410);
    try {
      return await turns.take(request.user_id, () => work(c, request));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
      return c.html(noticePage(readerOf(c), "busy", await readNames(db)), errorStatus.too_many_requests);
    }
  };
  app.get(
    `${approvalPath}/:token`,
    inTurn((c, request) => show(c, request, freshForm)),
  );
  app.post(`${approvalPath}/:token`, inTurn(answer));
  /** Of a post this link asks about, and of no other. */
  const postOf = async (c: Context, request: ApprovalRequestRow): Promise<PublicationRow | undefined> =>
    (await postsOfRequest(db, request)).find(({ id }) => id === c.req.param("post"));
  const picture = async (c: Context, request: ApprovalRequestRow) => {
    const row = await postOf(c, request);
    const [, n = "", small] = /^(\d{1,2})(-small)?\.jpg$/.exec(c.req.param("file") ?? "") ?? [];
    const shown = row && (await attached.listed(row)).pictures[Number(n) - 1];
    const made = row && shown && (await approvalPicture(files, row, { picture: shown, small: small !== undefined }));
    return made ? c.body(new Uint8Array(made.bytes), 200, { "Content-Type": made.type }) : c.notFound();
  };
  const film = async (c: Context, request: ApprovalRequestRow) => {
    const row = await postOf(c, request);
    return (row && (await approvalFilm(files, (await attached.listed(row)).film, c.req.raw))) || c.notFound();
  };
  app.get(`${approvalPath}/:token/:post/film.mp4`, inTurn(film));
  app.get(`${approvalPath}/:token/:post/:file`, inTurn(picture));
  return app;
}
