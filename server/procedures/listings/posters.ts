/** Posters of a campaign's home: what they say comes from today's facts, what they show from its photos. */
import type { Preferences } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { occasionOfTemplate, type PosterTemplate } from "#contract/media/poster";
import type { PosterCheck, PosterWords } from "#contract/media/poster-words";
import { briefOf } from "#engine/campaign/brief";
import type { PictureContent } from "#engine/media/content/content";
import { wordsIn } from "#engine/media/content/own-words";
import { saysOf } from "#engine/media/content/says";
import { toldBy } from "#engine/media/poster";
import { safeName } from "#engine/pack/names";
import { blockersInWords } from "#engine/pieces/readiness";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { type Signed, signerFiles } from "#server/publishing/mail-pictures";
import { logoOf } from "#server/publishing/own-pictures";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { PHOTO_BUCKET, photosOfCampaign } from "#server/queries/listings/photos";
import { keepOwnWords, ownWords } from "#server/queries/listings/poster-words";
import { keepPoster } from "#server/queries/listings/saved-posters";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { wordedInThread } from "#server/thread/index";
import { renderPosterFor } from "#server/work/images";

/** As many as the nine squares take; every other template shows one. */
const MOSAIC = 8;
/** Of the full number of pixels. */
const PREVIEW = 0.5;
/** An A4 sheet has more than twice the pixels a side. */
const PREVIEW_A4 = 0.25;

function assertTold(template: PosterTemplate, { occasion }: Preferences): void {
  const needed = occasionOfTemplate(template);
  if (needed !== null && occasion?.kind !== needed)
    throw new AppError("invalid_input", { data: { field: "template", value: template } });
}

/** The photo that was chosen, and those after it. */
const from = <T>(list: readonly T[], first: number): T[] => [...list.slice(first), ...list.slice(0, first)];

interface Shown {
  content: PictureContent;
  photos: Uint8Array[];
}

/**
 * An agent's card shows their face and the code people add them by, behind the home's photos. Of a home without any, the face stands
 * in the photo's place.
 */
async function withOwnPictures(
  context: RequestContext & MemberContext,
  { content, photos }: Shown,
  signed: Signed,
): Promise<Shown> {
  if (content.agent === null) return { content, photos };
  const { portrait: face, wechat: code } = await signerFiles(context, context.asUser, context.owner, signed);
  const shown = face ? [...photos, face] : photos;
  const agent = {
    ...content.agent,
    ...(face && photos.length > 0 ? { portrait: photos.length } : {}),
    ...(code && shown.length > 0 ? { wechat: shown.length } : {}),
  };
  return { content: { ...content, agent }, photos: code && shown.length > 0 ? [...shown, code] : shown };
}

/** A poster leaves only with words that are borne out, or that its owner answers for where the law leaves that to them. */
async function assertReady(
  context: RequestContext & MemberContext,
  { id, user_id }: { id: string; user_id: string },
  checks: readonly PosterCheck[],
  reason: string | undefined,
): Promise<void> {
  const blockers = blockersInWords(checks);
  if (blockers.length === 0) return;
  if (reason === undefined || blockers.some(({ owners }) => !owners)) throw new AppError("piece_not_ready");
  await context.db.transaction().execute(async (trx) => {
    await actAs(trx, `user:${context.owner.userId}`, context.address);
    const after = { reason, over: blockers.map(({ key }) => key) };
    await writeAudit(trx, { action: "posters.release", subjectId: id, accountId: user_id, after });
  });
}

/** Kept words with what the home says by itself and what speaks against them. */
async function wordsFor(
  context: RequestContext & MemberContext,
  { id, language }: { id: string; language: CopyLanguage },
  keep?: { version: number; words: PosterWords },
) {
  const { owner } = context;
  const { campaign, facts } = await context.asUser((db) => campaignWithFacts(db, owner, id));
  const kept = keep
    ? {
        words: keep.words,
        version: await keepOwnWords(
          context.db,
          owner,
          { campaignId: id, language, before: keep.version, words: keep.words },
          context.now(),
        ),
      }
    : await context.asUser((db) => ownWords(db, owner, id, language));
  const brief = briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) });
  const { home, checks } = await wordedInThread(owner.userId, facts, brief, language, kept.words);
  return { ...kept, proposed: wordsIn(home), checks };
}

export const posters = {
  words: signedIn.posters.words.handler(({ context, input }) => wordsFor(context, input)),
  keepWords: signedIn.posters.keepWords.handler(({ context, input }) => wordsFor(context, input, input)),

  draw: signedIn.posters.draw.handler(async ({ context, input }) => {
    const { owner, files } = context;
    const { template, ratio, language, size, accent, typeface, logoPlace } = input;
    const { campaign, facts, rows, kept } = await context.asUser(async (db) => ({
      ...(await campaignWithFacts(db, owner, input.id)),
      rows: await photosOfCampaign(db, owner, input.id),
      kept: await ownWords(db, owner, input.id, language),
    }));
    assertTold(template, campaign.preferences);
    const brief = briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) });
    const told = toldBy(template);
    const toTell = { ...brief, ...(told === undefined ? {} : { told }) };
    const words = input.words ?? kept.words;
    const { home, content, checks } = await wordedInThread(owner.userId, facts, toTell, language, words);
    if (size === "full") await assertReady(context, campaign, checks, input.reason);
    const wanted = from(rows, Math.min(input.photo, rows.length)).slice(0, template === "nine-grid" ? MOSAIC : 1);
    const images = await Promise.all(wanted.map(({ path }) => files.get(PHOTO_BUCKET, path)));
    // a photo whose file is gone must not keep the poster from its owner
    const ofHome = { content, photos: images.flatMap((image) => (image ? [image.bytes] : [])) };
    const shown = template === "agent-card" ? await withOwnPictures(context, ofHome, campaign) : ofHome;
    const jpeg = await renderPosterFor(owner.userId, {
      template,
      ratio,
      content: shown.content,
      look: { accent, typeface, logoPlace },
      photos: shown.photos.map((bytes) => ({ jpeg: bytes, focus: null })),
      logo: await context.asUser((db) => logoOf(db, files, owner)),
      scale: size === "full" ? 1 : ratio === "A4" ? PREVIEW_A4 : PREVIEW,
      format: "jpg",
    });
    if (size === "full")
      await keepPoster(
        context.db,
        owner,
        {
          property_id: campaign.property_id,
          campaign_id: campaign.id,
          template,
          ratio,
          language,
          // own words rest on what the home says in their place: what is not so any more calls them back
          says: saysOf(home),
        },
        context.now(),
      );
    const number = humanNumber("PROP", campaign.property_number);
    const name = safeName(`${number}-${template}-${ratio.replace(":", "x")}-${language}`, 80);
    return new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: "image/jpeg" });
  }),
};
