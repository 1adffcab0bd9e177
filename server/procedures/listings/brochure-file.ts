/** Brochures of a campaign's home: what they say comes from today's facts and the campaign's own words, what they show from its photos. */
import { sidesOf } from "#adapters/images/logo";
import type { CopyLanguage } from "#contract/copy";
import type { BrochureSize } from "#contract/media/brochure";
import { briefOf } from "#engine/campaign/brief";
import { machineMark } from "#engine/compliance/labels";
import { type BrochureBook, photosOn } from "#engine/media/brochure/book";
import { printedWidth } from "#engine/media/brochure/sheet";
import { showsAltered } from "#engine/media/content/altered";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { mailSignerFor } from "#server/publishing/leaving/mail-pictures";
import { logoOf } from "#server/publishing/leaving/own-pictures";
import { campaignWithFacts, keptFacts } from "#server/publishing/piece-facts";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { pageOfCampaign } from "#server/queries/listings/campaigns";
import { PHOTO_BUCKET, photosOfCampaign } from "#server/queries/listings/photos";
import { pieceOf, piecesForRequest } from "#server/queries/listings/pieces";
import { usableTexts } from "#server/queries/listings/public-pages";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { brochureBookInThread, printBrochureInThread } from "#server/thread/index";
import { renderBrochureLookFor, smallerFor } from "#server/work/images";

type Context = RequestContext & MemberContext;

/** All a brochure is made of, whatever its language. Throws not_found, no_right_to_advertise. */
export async function brochureMaterial(context: Context, campaignId: string) {
  const { owner } = context;
  const material = await context.asUser(async (db) => {
    const { campaign, facts } = await campaignWithFacts(db, owner, campaignId);
    await assertRightToAdvertise(db, owner, { id: campaign.property_id, listing: facts }, context.origin());
    const rows = await photosOfCampaign(db, owner, campaignId);
    return { campaign, facts, rows, pieces: await piecesForRequest(db, owner, campaignId) };
  });
  const { campaign, facts, pieces } = material;
  // a text written from other facts than today's would say those
  const texts = keptFacts(campaign, facts) === null ? usableTexts(pieces.filter((row) => row.listing === null)) : [];
  const brief = briefOf({ ...campaign, page: pageOfCampaign(context.origin(), campaign) });
  /** Photos as paper wants them, made once for all languages. */
  const printed = new Map<string, Uint8Array>();
  return { ...material, texts, brief, printed };
}
type Material = Awaited<ReturnType<typeof brochureMaterial>>;

const bookIn = ({ facts, brief, rows, texts }: Material, account: string, language: CopyLanguage) =>
  brochureBookInThread(account, {
    listing: facts,
    brief,
    language,
    photos: rows.map(({ caption, plan }) => ({ caption, plan })),
    written: texts.map(pieceOf).find((text) => text.language === language)?.body ?? null,
  });

/** The bytes of those that are shown, by their place; a photo whose file is gone must not keep the brochure from its owner. */
async function shownPhotos({ files }: Context, { rows }: Material, book: BrochureBook) {
  const shown = new Map(book.pages.flatMap((page) => photosOn(page).map((at) => [at, page.kind] as const)));
  return Promise.all(
    rows.map(async (row, at) => {
      const { path, width, height } = row;
      const kind = shown.get(at);
      const file = kind === undefined ? null : await files.get(PHOTO_BUCKET, path);
      return { kind, width, height, altered: showsAltered(row), bytes: file?.bytes ?? null };
    }),
  );
}

/** Pixels in width of a face on paper. */
const FACE = 360;

/** The book with the face and the WeChat code of who signs beside their name: pictures behind the home's photos. */
async function withSigner(context: Context, { campaign, rows }: Material, book: BrochureBook) {
  const { content } = book;
  if (content.agent === null) return { book, signer: [] };
  const { portrait, wechat } = await mailSignerFor(context, context.asUser, context.owner, campaign, FACE);
  // both are square
  const square = (jpeg: Uint8Array) => ({ jpeg, width: FACE, height: FACE });
  const agent = {
    ...content.agent,
    ...(portrait ? { portrait: rows.length } : {}),
    ...(wechat ? { wechat: rows.length + (portrait ? 1 : 0) } : {}),
  };
  const signer = [portrait, wechat].flatMap((picture) => (picture ? [square(picture)] : []));
  return { book: { ...book, content: { ...content, agent } }, signer };
}

interface Wish {
  language: CopyLanguage;
  size: BrochureSize;
  /** The account's colour. */
  accent: string;
}

/** The account's logo, as a picture of a brochure. */
async function logoIn(context: Context) {
  const jpeg = await context.asUser((db) => logoOf(db, context.files, context.owner));
  return jpeg && { jpeg, ...sidesOf(jpeg) };
}

/** PDF bytes. Also throws what images and threads throw. */
export async function brochurePdfFor(context: Context, material: Material, { language, size, accent }: Wish) {
  const { userId } = context.owner;
  const { book, signer } = await withSigner(context, material, await bookIn(material, userId, language));
  const photos: ({ jpeg: Uint8Array; width: number; height: number; altered: boolean } | null)[] = [];
  for (const [at, { kind, bytes, width, height, altered }] of (await shownPhotos(context, material, book)).entries()) {
    if (!bytes || !kind) {
      photos.push(null);
      continue;
    }
    const key = `${at} ${printedWidth[kind]}`;
    const jpeg = material.printed.get(key) ?? (await smallerFor(userId, bytes, printedWidth[kind]));
    material.printed.set(key, jpeg);
    photos.push({ jpeg, width, height, altered });
  }
  const { campaign, brief } = material;
  const id = humanNumber("PROP", campaign.property_number);
  return printBrochureInThread(userId, {
    book,
    size,
    look: { accent },
    photos: [...photos, ...signer],
    logo: await logoIn(context),
    title: campaign.property_title,
    author: brief.agent?.company ?? brief.agent?.name ?? "Listcast",
    date: campaign.created_at,
    mark: machineMark(campaign.market, id),
  });
}

/** JPEG bytes: its pages below one another. */
export async function brochureLookFor(context: Context, material: Material, { language, size, accent }: Wish) {
  const { userId } = context.owner;
  const { book, signer } = await withSigner(context, material, await bookIn(material, userId, language));
  const photos = await shownPhotos(context, material, book);
  return renderBrochureLookFor(userId, {
    book,
    size,
    look: { accent },
    photos: [
      ...photos.map(({ bytes, kind: _, ...photo }) => ({ jpeg: bytes ?? new Uint8Array(), ...photo })),
      ...signer,
    ],
    logo: await logoIn(context),
  });
}
