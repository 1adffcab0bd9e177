/** The pictures of a poster or a carousel of a campaign's home: what each says, and its pixels. For a screen and for a task. */
import type { Preferences } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { occasionOfTemplate, type PosterTemplate, posterTemplate, type Ratio } from "#contract/media/poster";
import type { PosterWords } from "#contract/media/poster-words";
import { briefOf } from "#engine/campaign/brief";
import { machineMark } from "#engine/compliance/labels";
import { showsAltered } from "#engine/media/content/altered";
import type { PictureContent } from "#engine/media/content/content";
import { roomName } from "#engine/media/content/rooms";
import type { WordedContent } from "#engine/media/content/worded";
import { type Look, toldBy } from "#engine/media/poster";
import type { TemplateId } from "#engine/media/templates/index";
import type { Db } from "#server/db/tables";
import type { PhotoRow } from "#server/db/tables/imports";
import type { Owner } from "#server/queries/accounts/owner";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { postsIn } from "#server/queries/listings/pieces";
import { humanNumber } from "#server/queries/tasks/task-shape";
import type { Using } from "#server/services/index";
import { carouselInThread, wordedInThread } from "#server/thread/index";
import { renderPosterFor } from "#server/work/images";
import { signerFiles } from "./leaving/mail-pictures.ts";
import { logoOf } from "./leaving/own-pictures.ts";
import type { campaignWithFacts } from "./piece-facts.ts";

/** As many as the nine squares take; every other template shows one. */
const MOSAIC = 8;

/** Throws invalid_input for a template whose occasion the campaign has not. */
export function assertTold(template: PosterTemplate, { occasion }: Preferences): void {
  const needed = occasionOfTemplate(template);
  if (needed !== null && occasion?.kind !== needed)
    throw new AppError("invalid_input", { data: { field: "template", value: template } });
}

/** Whose home it is, as it is today. `read` asks the database as whoever asks. */
export interface PosterHome {
  owner: Owner;
  campaign: Awaited<ReturnType<typeof campaignWithFacts>>["campaign"];
  facts: Listing;
  rows: readonly PhotoRow[];
  origin: string;
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

export interface PosterWish {
  template: PosterTemplate;
  language: CopyLanguage;
  /** The agent's own. */
  words: PosterWords;
}

const briefFor = ({ campaign, origin }: PosterHome) => briefOf({ ...campaign, page: pageOfCampaign(origin, campaign) });

/** What the poster says: the home by itself, with own words, and what speaks against those. */
export function wordsOfPoster(home: PosterHome, { template, language, words }: PosterWish): Promise<WordedContent> {
  const told = toldBy(template);
  const brief = { ...briefFor(home), ...(told === undefined ? {} : { told }) };
  return wordedInThread(home.owner.userId, home.facts, brief, language, words);
}

/** One picture: its template, what it says, and the photos it shows. */
export interface PosterPage {
  template: TemplateId;
  content: PictureContent;
  rows: readonly PhotoRow[];
}

/** The photo that was chosen, and those after it. */
const from = <T>(list: readonly T[], first: number): T[] => [...list.slice(first), ...list.slice(0, first)];

/** The one picture of a poster. `photo`: which of the campaign's leads. */
export function posterPage(
  { rows }: Pick<PosterHome, "rows">,
  template: PosterTemplate,
  content: PictureContent,
  photo: number,
): PosterPage {
  const wanted = from(rows, Math.min(photo, rows.length)).slice(0, template === "nine-grid" ? MOSAIC : 1);
  return { template, content, rows: wanted };
}

/** All pictures of a carousel, in their order. */
export async function carouselPages(
  home: PosterHome,
  { template, language, words }: PosterWish,
): Promise<PosterPage[]> {
  const { rows, facts, owner, campaign } = home;
  const captions = rows.map(({ caption, plan }) => caption ?? (plan ? roomName("plan", language) : null));
  const brief = { ...briefFor(home), words };
  const pieces = await home.read((db) => postsIn(db, owner, campaign.id, language));
  const about = { listing: facts, brief, language, cover: template, captions, pieces };
  const pages = await carouselInThread(owner.userId, about);
  return pages.map((page) => ({ ...page, rows: page.photos.flatMap((photo) => rows[photo] ?? []) }));
}

interface Shown {
  content: PictureContent;
  photos: ShownPhoto[];
}
interface ShownPhoto {
  jpeg: Uint8Array;
  /** A floor plan. */
  plan: boolean;
  /** Its caption says that it shows what is not there. */
  altered: boolean;
}
const ownPicture = (jpeg: Uint8Array): ShownPhoto => ({ jpeg, plan: false, altered: false });

/**
 * What is signed shows the agent's face and the code people add them by: behind the home's photos. On an agent's card of a home without
 * any, the face stands in the photo's place.
 */
async function withOwnPictures(
  services: Using<"files">,
  { owner, read, campaign }: PosterHome,
  { content, photos }: Shown,
  template: TemplateId,
): Promise<Shown> {
  if (content.agent === null) return { content, photos };
  const { portrait: face, wechat: code } = await signerFiles(services, read, owner, campaign);
  const stands = template !== "agent-card" || photos.length > 0;
  const shown = face ? [...photos, ownPicture(face)] : photos;
  const coded = code !== null && (template !== "agent-card" || shown.length > 0);
  const agent = {
    ...content.agent,
    ...(face && stands ? { portrait: photos.length } : {}),
    ...(coded ? { wechat: shown.length } : {}),
  };
  return { content: { ...content, agent }, photos: coded ? [...shown, ownPicture(code)] : shown };
}

/** A picture as JPEG. A photo whose file is gone does not keep it from its owner. Throws what images throw. */
export async function drawPage(
  services: Using<"files">,
  home: PosterHome,
  { template, content, rows }: PosterPage,
  { ratio, scale, look }: { ratio: Ratio; scale: number; look: Look },
): Promise<Uint8Array> {
  const { owner, read } = home;
  const images = await Promise.all(
    rows.map(async (row) => {
      const image = await services.files.get(PHOTO_BUCKET, row.path);
      return image ? [{ jpeg: image.bytes, plan: row.plan, altered: showsAltered(row) }] : [];
    }),
  );
  const ofHome = { content, photos: images.flat() };
  const signs = posterTemplate.safeParse(template).success;
  const shown = signs ? await withOwnPictures(services, home, ofHome, template) : ofHome;
  return await renderPosterFor(owner.userId, {
    template,
    ratio,
    content: shown.content,
    look,
    photos: shown.photos.map((photo) => ({ ...photo, focus: null })),
    logo: await read((db) => logoOf(db, services.files, owner)),
    scale,
    format: "jpg",
    mark: machineMark(home.campaign.market, humanNumber("PROP", home.campaign.property_number)),
  });
}
