/** The picture of an account. Its bytes go through us, are drawn anew, and lie in the account's own folder. */
import { randomBytes } from "node:crypto";
import { accountLimits } from "#server/base/limits";
import { signedIn } from "#server/procedures/base/base";
import { replaceAvatar } from "#server/queries/accounts/profiles";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { drawAvatarFor } from "#server/work/images";

const BUCKET = "avatars";
const takeTry = rateLimit("avatars", accountLimits.avatars);

/** The path of the file service that `profiles.avatar_url` must have. */
const urlOf = (name: string) => `/storage/v1/object/public/${BUCKET}/${name}`;
const smallOf = (name: string) => name.replace(/\.webp$/, "-96.webp");

/** Both files of a picture, from what stands in the profile; nothing of what is not ours. */
const filesOf = (url: string | null): string[] => {
  const name = url?.split(`/public/${BUCKET}/`)[1];
  return name ? [name, smallOf(name)] : [];
};

export const accountAvatar = {
  save: signedIn.account.avatar.save.handler(async ({ context, input }) => {
    const { files, owner, session } = context;
    await takeTry(context, session.userId);
    const drawn = await drawAvatarFor(owner.userId, new Uint8Array(await input.file.arrayBuffer()), input.crop);
    // A new name each time: the old picture may be cached for an hour.
    const name = `${owner.userId}/${randomBytes(12).toString("hex")}.webp`;
    const about = { type: "image/webp", owner: owner.userId };
    await files.put(BUCKET, name, drawn.large, about);
    await files.put(BUCKET, smallOf(name), drawn.small, about);
    const before = await context.asUser((trx) => replaceAvatar(trx, owner, urlOf(name)));
    await files.remove(BUCKET, filesOf(before));
    return { avatarUrl: urlOf(name) };
  }),

  remove: signedIn.account.avatar.remove.handler(async ({ context }) => {
    const before = await context.asUser((trx) => replaceAvatar(trx, context.owner, null));
    await context.files.remove(BUCKET, filesOf(before));
    return { avatarUrl: null };
  }),
};
