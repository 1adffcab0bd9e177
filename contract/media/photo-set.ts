/** A campaign's photos made ready to post: in a platform's shape, gently corrected, with the sender's name on them. */
import { oc } from "@orpc/contract";
import { z } from "zod";

export const photoShapes = ["original", "1:1", "3:4", "4:5", "9:16", "16:9"] as const;
const photoShape = z.enum(photoShapes);
export type PhotoShape = z.infer<typeof photoShape>;

/** "corrected": light, colour and upright lines as a photographer would set them; nothing is added or taken away. */
export const photoLights = ["as-is", "corrected"] as const;
export type PhotoLight = (typeof photoLights)[number];

/** "name": the firm's name, or the agent's, small in a corner. "logo": the account's logo there; without one, the name. */
export const photoSigns = ["none", "name", "logo"] as const;
export type PhotoSign = (typeof photoSigns)[number];

export const photoSets = {
  /** One of a campaign's photos as JPEG. Throws not_found where there are fewer, no_right_to_advertise. */
  draw: oc
    .route({ method: "GET", path: "/campaigns/{id}/photos/{number}", tags: ["campaigns"] })
    .input(
      z.object({
        id: z.uuid(),
        /** Its place in the campaign, from 0. */
        number: z.coerce.number().int().min(0).max(49),
        shape: photoShape,
        light: z.enum(photoLights),
        sign: z.enum(photoSigns),
        size: z.enum(["preview", "full"]),
      }),
    )
    .output(z.file()),
};
