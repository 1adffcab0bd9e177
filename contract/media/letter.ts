/** Emails as files: what a mail program opens as a draft, with the home's photo in it. */
import { oc } from "@orpc/contract";
import { z } from "zod";

export const letters = {
  /**
   * A piece of kind email as an .eml file, unsent: its recipients are whoever the agent writes to. Throws invalid_input for other pieces,
   * piece_not_ready, no_right_to_advertise.
   */
  file: oc
    .route({ method: "GET", path: "/pieces/{id}/eml", tags: ["pieces"] })
    .input(z.object({ id: z.uuid() }))
    .output(z.file()),
};
