/** Posters of a campaign's home: what they say comes from today's facts, what they show from its photos. */
import type { Preferences } from "#contract/campaign";
import { AppError } from "#contract/errors";
import { occasionOfTemplate, type PosterTemplate } from "#contract/media/poster";
import { briefOf } from "#engine/campaign/brief";
import { toldBy } from "#engine/media/poster";
import { safeName } from "#engine/pack/names";
import { signedIn } from "#server/procedures/base/base";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { PHOTO_BUCKET, photosOfCampaign } from "#server/queries/listings/photos";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { pictureContentInThread } from "#server/thread/index";
import { renderPosterFor } from "#server/work/images";
import { campaignWithFacts } from "./piece-facts.ts";

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
    const jpeg = await renderPosterFor(owner.userId, {
      template,
      ratio,
      content,
      look: { accent },
      // a photo whose file is gone must not keep the poster from its owner
      photos: images.flatMap((image) => (image ? [{ jpeg: image.bytes, focus: null }] : [])),
      logo: null,
      scale: size === "full" ? 1 : ratio === "A4" ? PREVIEW_A4 : PREVIEW,
      format: "jpg",
    });
    const number = humanNumber("PROP", campaign.property_number);
    const name = safeName(`${number}-${template}-${ratio.replace(":", "x")}-${language}`, 80);
    return new File([new Uint8Array(jpeg)], `${name}.jpg`, { type: "image/jpeg" });
  }),
};
