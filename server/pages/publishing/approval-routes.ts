/** /approve/<token>: where somebody without an account looks at posts and answers, once. */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError, errorStatus } from "#contract/errors";
import { approvalPath, approvalVerdicts } from "#contract/publishing/approval-names";
import { outgoingOf } from "#engine/publishing/outgoing";
import { household } from "#server/base/household";
import { keepLast } from "#server/base/keep-last";
import { calendarLimits, pageTurnLimits } from "#server/base/limits";
import { rateLimitInMemory } from "#server/base/rate-limit";
import { openTurns } from "#server/base/turns";
import type { ApprovalRequestRow } from "#server/db/tables/posts/calendar";
import { answerApproval } from "#server/publishing/approve";
import { wordsOf } from "#server/publishing/material";
import { readSignedToken } from "#server/publishing/signed-link";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { findRequest, isOpenRequest, postsOfRequest } from "#server/queries/publications/approvals";
import { cardName } from "#server/queries/publications/approver";
import { planningSettings } from "#server/queries/publications/planning-settings";
import { readNames } from "#server/queries/settings/names";
import type { Using } from "#server/services/index";
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

export interface ApprovalDeps extends Using<"db" | "origin" | "now"> {
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

export function approvalRoutes({ db, origin, now, addressOf }: ApprovalDeps): Hono {
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
  const postsShown = async (request: ApprovalRequestRow): Promise<AskedPost[]> => {
    const posts: AskedPost[] = [];
    const countPictures = keepLast(
      Number.POSITIVE_INFINITY,
      async (campaignId: string) => (await photosOfCampaign(db, ownerOfRow(request), campaignId)).length,
      String,
    );
    for (const row of await postsOfRequest(db, request)) {
      const words = await wordsOf(db, row);
      if (!words || row.campaign_id === null) continue;
      const { title, text: said } = outgoingOf(words.piece);
      posts.push({
        platform: row.platform,
        home: row.home_title,
        language: row.language,
        dueAt: row.due_at,
        title,
        text: said,
        pictures: row.kind === "post" ? await countPictures(row.campaign_id) : 0,
        changed: words.piece.version !== row.approval_version,
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
    return done ? c.html(thanksPage(frame, verdict, done.posts)) : c.html(overPage(frame), 410);
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
  return app;
}
