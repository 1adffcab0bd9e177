/** Posters of a campaign's home: what they say comes from today's facts, what they show from its photos. */
import type { Preferences } from "#contract/campaign";
import { AppError } from "#contract/errors";
import { occasionOfTemplate, type PosterTemplate } from "#contract/media/poster";
import { briefOf } from "#engine/campaign/brief";
import type { PictureContent } from "#engine/media/content/content";
import { saysOf } from "#engine/media/content/says";
import { toldBy } from "#engine/media/poster";
import { safeName } from "#engine/pack/names";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { type Signed, signerFiles } from "#server/publishing/mail-pictures";
import { logoOf } from "#server/publishing/own-pictures";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { PHOTO_BUCKET, photosOfCampaign } from "#server/queries/listings/photos";
import { keepPoster } from "#server/queries/listings/saved-posters";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { pictureContentInThread } from "#server/thread/index";
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

export const posters = {
  draw: signedIn.posters.draw.handler(async ({ context, input }) => {
    const { owner, files } = context;
    const { template, ratio, language, size, accent } = input;
    const { campaign, facts, rows } = await context.asUser(async (db) => ({
      ...(await campaignWithFacts(db, owner, input.id)),
      rows: await photosOfCampaign(db, owner, input.id),
    }));
    assertTold(template, campaign.preferences);
    const brief = briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) });
    const told = toldBy(template);
    const content = await pictureContentInThread(
      owner.userId,
      facts,
      { ...brief, ...(told === undefined ? {} : { told }) },
      language,
    );
    const wanted = from(rows, Math.min(input.photo, rows.length)).slice(0, template === "nine-grid" ? MOSAIC : 1);
    const images = await Promise.all(wanted.map(({ path }) => files.get(PHOTO_BUCKET, path)));
    // a photo whose file is gone must not keep the poster from its owner
    const ofHome = { content, photos: images.flatMap((image) => (image ? [image.bytes] : [])) };
    const shown = template === "agent-card" ? await withOwnPictures(context, ofHome, campaign) : ofHome;
    const jpeg = await renderPosterFor(owner.userId, {
      template,
      ratio,
      content: shown.content,
      look: { accent },
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
          says: saysOf(content),
        },
        context.now(),
      );
    const number = humanNumber("PROP", campaign.property_number);
    const name = safeName(`${number}-${template}-${ratio.replace(":", "x")}-${language}`, 80);
    return new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: "image/jpeg" });
  }),
};
