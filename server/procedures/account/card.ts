/** The identity card, and the picture of the WeChat code on it. The picture is drawn anew and lies in the account's own folder. */
import { randomBytes } from "node:crypto";
import { AppError } from "#contract/errors";
import { accountLimits } from "#server/base/limits";
import { signedIn } from "#server/procedures/base/base";
import { findCard, replaceWechatQr, saveCard } from "#server/queries/accounts/agent-cards";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { drawCodePictureFor } from "#server/work/images";

const BUCKET = "avatars";
const takeTry = rateLimit("wechat_codes", accountLimits.avatars);
const urlOf = (name: string) => `/storage/v1/object/public/${BUCKET}/${name}`;
/** Name of a file in the bucket, from what stands in the card. */
const namesOf = (url: string | null): string[] => url?.split(`/public/${BUCKET}/`).slice(1) ?? [];

export const accountCard = {
  get: signedIn.account.card.get.handler(({ context }) => context.asUser((db) => findCard(db, context.owner))),

  save: signedIn.account.card.save.handler(({ context, input }) =>
    context.asUser((db) => saveCard(db, context.owner, input, context.now())),
  ),

  saveWechatQr: signedIn.account.card.saveWechatQr.handler(async ({ context, input }) => {
    const { files, owner, session } = context;
    await takeTry(context, session.userId);
    if (!(await context.asUser((db) => findCard(db, owner)))) throw new AppError("not_found");
    const drawn = await drawCodePictureFor(owner.userId, new Uint8Array(await input.file.arrayBuffer()));
    // A new name each time: the old picture may be cached for an hour.
    const name = `${owner.userId}/${randomBytes(12).toString("hex")}.png`;
    await files.put(BUCKET, name, drawn, { type: "image/png", owner: owner.userId });
    const replaced = await context.asUser((trx) => replaceWechatQr(trx, owner, urlOf(name)));
    await files.remove(BUCKET, replaced ? namesOf(replaced.before) : [name]);
    if (!replaced) throw new AppError("not_found");
    return { wechatQrUrl: urlOf(name) };
  }),

  removeWechatQr: signedIn.account.card.removeWechatQr.handler(async ({ context }) => {
    const replaced = await context.asUser((trx) => replaceWechatQr(trx, context.owner, null));
    await context.files.remove(BUCKET, namesOf(replaced?.before ?? null));
    return { wechatQrUrl: null };
  }),
};
