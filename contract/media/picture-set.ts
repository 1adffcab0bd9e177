/** Picture sets: a poster or a carousel of a home in some languages, drawn by a task and kept for the archive and for posts. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage, copyLanguages } from "#contract/copy";
import { task } from "#contract/task";
import { posterTemplate, ratios } from "./poster.ts";
import { pictureLook } from "./poster-look.ts";

/** What is wanted of a set, as it is kept. */
const pictureOrder = z.object({
  /** Each once. */
  languages: z
    .array(copyLanguage)
    .min(1)
    .max(copyLanguages.length)
    .refine((of) => new Set(of).size === of.length),
  template: posterTemplate,
  ratio: z.enum(ratios),
  ...pictureLook.shape,
  /** Which of the campaign's photos leads a single poster. */
  photo: z.number().int().min(0).max(49),
  /** All pictures of a carousel with this template as its cover; otherwise one poster a language. */
  carousel: z.boolean(),
});
export type PictureOrder = z.infer<typeof pictureOrder>;

/** A set that is finished or under way. */
const pictureSet = z.object({
  id: z.uuid(),
  order: pictureOrder,
  /** Null until they are drawn. */
  pictures: z.number().int().positive().nullable(),
  /** Of a finished set: the first picture of each language, at an address that works for some hours. */
  covers: z.array(z.object({ language: copyLanguage, url: z.string() })),
  /** The home's facts have changed since: it goes along with nothing any more. */
  outdated: z.boolean(),
  /** The task that draws it; null once that was removed. */
  task: task.nullable(),
  createdAt: z.string(),
});
export type PictureSet = z.infer<typeof pictureSet>;

const ofCampaign = z.object({ campaignId: z.uuid() });
const byId = z.object({ id: z.uuid() });

export const pictureSets = {
  /** The campaign's sets, newest first. */
  list: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/picture-sets", tags: ["campaigns"] })
    .input(ofCampaign)
    .output(z.array(pictureSet)),
  /**
   * Asks for a set. Throws invalid_input for a template whose occasion the campaign has not, or a language it is not written in;
   * no_right_to_advertise; piece_not_ready while own words are not borne out or the law forbids them.
   */
  start: oc
    .route({ method: "POST", path: "/campaigns/{campaignId}/picture-sets", tags: ["campaigns"] })
    .input(ofCampaign.extend({ order: pictureOrder, idempotencyKey: z.uuid() }))
    .output(pictureSet),
  /** Takes a set away; one that is being drawn is cancelled by its task. */
  remove: oc
    .route({ method: "DELETE", path: "/picture-sets/{id}", tags: ["campaigns"] })
    .input(byId)
    .output(z.object({ removed: z.boolean() })),
};
