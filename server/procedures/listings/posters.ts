/** Posters of a campaign's home: what they say comes from today's facts, what they show from its photos. */
import type { Preferences } from "#contract/campaign";
import { AppError } from "#contract/errors";
import { occasionOfTemplate, type PosterTemplate } from "#contract/media/poster";
import { briefOf } from "#engine/campaign/brief";
import type { PictureContent } from "#engine/media/content/content";
import { roomName } from "#engine/media/content/rooms";
import { saysOf } from "#engine/media/content/says";
import { toldBy } from "#engine/media/poster";
import { safeName } from "#engine/pack/names";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { type Signed, signerFiles } from "#server/publishing/mail-pictures";
import { logoOf } from "#server/publishing/own-pictures";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { PHOTO_BUCKET, photosOfCampaign } from "#server/queries/listings/photos";
import { ownWords } from "#server/queries/listings/poster-words";
import { keepPoster } from "#server/queries/listings/saved-posters";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { carouselInThread, wordedInThread } from "#server/thread/index";
import type { CarouselToTell } from "#server/thread/order";
import { renderPosterFor } from "#server/work/images";
import { assertReady, wordsFor } from "./poster-words.ts";

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

/** One picture of a carousel. Throws not_found beyond the last. */
async function carouselPage(
  account: string,
  about: Omit<CarouselToTell, "captions">,
  rows: Awaited<ReturnType<typeof photosOfCampaign>>,
  at: number,
) {
  const captions = rows.map(({ caption, plan }) => caption ?? (plan ? roomName("plan", about.language) : null));
  const page = (await carouselInThread(account, { ...about, captions }))[at];
  if (!page) throw new AppError("not_found", { data: { what: "page" } });
  return { ...page, rows: page.photos.flatMap((photo) => rows[photo] ?? []) };
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
    await context.asUser((db) =>
      assertRightToAdvertise(db, owner, { id: campaign.property_id, listing: facts }, context.origin()),
    );
    const brief = briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) });
    const told = toldBy(template);
    const toTell = { ...brief, ...(told === undefined ? {} : { told }) };
    const words = input.words ?? kept.words;
    const { home, content, checks } = await wordedInThread(owner.userId, facts, toTell, language, words);
    if (size === "full") await assertReady(context, campaign, checks, input.reason);
    const wanted = from(rows, Math.min(input.photo, rows.length)).slice(0, template === "nine-grid" ? MOSAIC : 1);
    const page =
      input.page === undefined
        ? { template, content, rows: wanted }
        : await carouselPage(
            owner.userId,
            { listing: facts, brief: { ...brief, words }, language, cover: template },
            rows,
            input.page,
          );
    const images = await Promise.all(page.rows.map(({ path }) => files.get(PHOTO_BUCKET, path)));
    // a photo whose file is gone must not keep the poster from its owner
    const ofHome = { content: page.content, photos: images.flatMap((image) => (image ? [image.bytes] : [])) };
    const shown = page.template === "agent-card" ? await withOwnPictures(context, ofHome, campaign) : ofHome;
    const jpeg = await renderPosterFor(owner.userId, {
      template: page.template,
      ratio,
      content: shown.content,
      look: { accent, typeface, logoPlace },
      photos: shown.photos.map((bytes) => ({ jpeg: bytes, focus: null })),
      logo: await context.asUser((db) => logoOf(db, files, owner)),
      scale: size === "full" ? 1 : ratio === "A4" ? PREVIEW_A4 : PREVIEW,
      format: "jpg",
    });
    // a carousel is one poster of many pictures
    if (size === "full" && (input.page ?? 0) === 0)
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
    const place = input.page === undefined ? "" : `-${input.page + 1}`;
    const name = safeName(`${number}-${template}-${ratio.replace(":", "x")}-${language}${place}`, 80);
    return new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: "image/jpeg" });
  }),
};
