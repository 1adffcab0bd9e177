/** Posters of a campaign's home: what they say comes from today's facts, what they show from its photos. */
import { AppError } from "#contract/errors";
import { saysOf } from "#engine/media/content/says";
import { safeName } from "#engine/pack/names";
import { signedIn } from "#server/procedures/base/base";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import {
  assertTold,
  carouselPages,
  drawPage,
  type PosterHome,
  posterPage,
  wordsOfPoster,
} from "#server/publishing/poster-pages";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { ownWords } from "#server/queries/listings/poster-words";
import { keepPoster } from "#server/queries/listings/saved-posters";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { assertReady, wordsFor } from "./poster-words.ts";

/** Of the full number of pixels. */
const PREVIEW = 0.5;
/** An A4 sheet has more than twice the pixels a side. */
const PREVIEW_A4 = 0.25;

export const posters = {
  words: signedIn.posters.words.handler(({ context, input }) => wordsFor(context, input)),
  keepWords: signedIn.posters.keepWords.handler(({ context, input }) => wordsFor(context, input, input)),

  draw: signedIn.posters.draw.handler(async ({ context, input }) => {
    const { owner, asUser } = context;
    const { template, ratio, language, size, accent, typeface, logoPlace } = input;
    const { campaign, facts, rows, kept } = await asUser(async (db) => ({
      ...(await campaignWithFacts(db, owner, input.id)),
      rows: await photosOfCampaign(db, owner, input.id),
      kept: await ownWords(db, owner, input.id, language),
    }));
    assertTold(template, campaign.preferences);
    await asUser((db) =>
      assertRightToAdvertise(db, owner, { id: campaign.property_id, listing: facts }, context.origin()),
    );
    const of: PosterHome = { owner, campaign, facts, rows, origin: context.origin(), read: asUser };
    const wish = { template, language, words: input.words ?? kept.words };
    const { home, content, checks } = await wordsOfPoster(of, wish);
    if (size === "full") await assertReady(context, campaign, checks, input.reason);
    const page =
      input.page === undefined
        ? posterPage(of, template, content, input.photo)
        : (await carouselPages(of, wish))[input.page];
    if (!page) throw new AppError("not_found", { data: { what: "page" } });
    const jpeg = await drawPage(context, of, page, {
      ratio,
      scale: size === "full" ? 1 : ratio === "A4" ? PREVIEW_A4 : PREVIEW,
      look: { accent, typeface, logoPlace },
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
