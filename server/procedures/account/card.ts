/** The identity card, and the pictures on it: the WeChat code and the firm's logo, drawn anew, in the account's own folder. */
import { randomBytes } from "node:crypto";
import { AppError } from "#contract/errors";
import { accountLimits } from "#server/base/limits";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { type CardPicture, findCard, replacePicture, saveCard } from "#server/queries/accounts/agent-cards";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { drawCodePictureFor, drawLogoFor } from "#server/work/images";

const BUCKET = "avatars";
const takeTry = rateLimit("wechat_codes", accountLimits.avatars);
const urlOf = (name: string) => `/storage/v1/object/public/${BUCKET}/${name}`;
/** Name of a file in the bucket, from what stands in the card. */
const namesOf = (url: string | null): string[] => url?.split(`/public/${BUCKET}/`).slice(1) ?? [];

const drawingOf = { wechat_qr_url: drawCodePictureFor, logo_url: drawLogoFor } as const;

type Context = RequestContext & MemberContext;

/** The address of the picture, which stands on the card from now on. */
async function savePicture(context: Context, picture: CardPicture, file: File): Promise<string> {
  const { files, owner, session } = context;
  await takeTry(context, session.userId);
  if (!(await context.asUser((db) => findCard(db, owner)))) throw new AppError("not_found");
  const drawn = await drawingOf[picture](owner.userId, new Uint8Array(await file.arrayBuffer()));
  // A new name each time: the old picture may be cached for an hour.
  const name = `${owner.userId}/${randomBytes(12).toString("hex")}.png`;
  await files.put(BUCKET, name, drawn, { type: "image/png", owner: owner.userId });
  const replaced = await context.asUser((trx) => replacePicture(trx, owner, picture, urlOf(name)));
  await files.remove(BUCKET, replaced ? namesOf(replaced.before) : [name]);
  if (!replaced) throw new AppError("not_found");
  return urlOf(name);
}

async function removePicture(context: Context, picture: CardPicture): Promise<null> {
  const replaced = await context.asUser((trx) => replacePicture(trx, context.owner, picture, null));
  await context.files.remove(BUCKET, namesOf(replaced?.before ?? null));
  return null;
}

export const accountCard = {
  get: signedIn.account.card.get.handler(({ context }) => context.asUser((db) => findCard(db, context.owner))),

  save: signedIn.account.card.save.handler(({ context, input }) =>
    context.asUser((db) => saveCard(db, context.owner, input, context.now())),
  ),

  saveWechatQr: signedIn.account.card.saveWechatQr.handler(async ({ context, input }) => ({
    wechatQrUrl: await savePicture(context, "wechat_qr_url", input.file),
  })),
  removeWechatQr: signedIn.account.card.removeWechatQr.handler(async ({ context }) => ({
    wechatQrUrl: await removePicture(context, "wechat_qr_url"),
  })),

  saveLogo: signedIn.account.card.saveLogo.handler(async ({ context, input }) => ({
    logoUrl: await savePicture(context, "logo_url", input.file),
  })),
  removeLogo: signedIn.account.card.removeLogo.handler(async ({ context }) => ({
    logoUrl: await removePicture(context, "logo_url"),
  })),
};
