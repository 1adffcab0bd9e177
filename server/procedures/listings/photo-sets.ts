/** A campaign's photos made ready to post. */
import { AppError } from "#contract/errors";
import { showsAltered } from "#engine/media/content/altered";
import { safeName } from "#engine/pack/names";
import { signedIn } from "#server/procedures/base/base";
import { logoOf } from "#server/publishing/leaving/own-pictures";
import { campaignWithFacts } from "#server/publishing/piece-facts";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { PHOTO_BUCKET, photosOfCampaign } from "#server/queries/listings/photos";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { readyPhotoFor } from "#server/work/images";

/** Pixels of the longer side. */
const LONGEST = { preview: 720, full: 2_560 } as const;

export const photoSets = {
  draw: signedIn.photoSets.draw.handler(async ({ context, input }) => {
    const { owner, files } = context;
    const { campaign, row } = await context.asUser(async (db) => {
      const found = await campaignWithFacts(db, owner, input.id);
      const home = { id: found.campaign.property_id, listing: found.facts };
      await assertRightToAdvertise(db, owner, home, context.origin());
      const rows = await photosOfCampaign(db, owner, input.id);
      return { campaign: found.campaign, row: rows[input.number] };
    });
    const file = row && (await files.get(PHOTO_BUCKET, row.path));
    if (!file) throw new AppError("not_found", { data: { what: "photo" } });
    const { agent } = campaign;
    const name = agent.company ?? agent.name;
    const logo = input.sign === "logo" ? await context.asUser((db) => logoOf(db, files, owner)) : null;
    const jpeg = await readyPhotoFor(owner.userId, {
      bytes: file.bytes,
      shape: input.shape,
      light: input.light,
      plan: row.plan,
      sign: input.sign === "none" ? null : (logo ?? name),
      longest: LONGEST[input.size],
      ...(showsAltered(row) ? { altered: campaign.preferences.languages[0] ?? "zh" } : {}),
    });
    const number = humanNumber("PROP", campaign.property_number);
    const place = String(input.number + 1).padStart(2, "0");
    const fileName = safeName(`${number}-${place}-${input.shape.replace(":", "x")}`, 60);
    return new File([new Uint8Array(jpeg)], `${fileName}.jpg`, { type: "image/jpeg" });
  }),
};
