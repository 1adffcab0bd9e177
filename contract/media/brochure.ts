/** Brochures of a home: a PDF of up to four pages to hand over, and what it looks like. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage, type Market } from "#contract/copy";

export const brochureSizes = ["A4", "Letter"] as const;
const brochureSize = z.enum(brochureSizes);
export type BrochureSize = z.infer<typeof brochureSize>;

/** The paper of the market's printers. */
export const sizeOfMarket = (market: Market | null): BrochureSize =>
  market === "US" || market === "CA" ? "Letter" : "A4";

export const brochures = {
  /**
   * The brochure of a campaign's home, from today's facts: "pdf" is the file, "preview" its pages below one another as JPEG. Throws
   * no_right_to_advertise.
   */
  draw: oc
    .route({ method: "GET", path: "/campaigns/{id}/brochure", tags: ["campaigns"] })
    .input(
      z.object({
        id: z.uuid(),
        size: brochureSize,
        language: copyLanguage,
        /** The account's colour. */
        accent: z.string().regex(/^#[\da-fA-F]{6}$/u),
        format: z.enum(["pdf", "preview"]),
      }),
    )
    .output(z.file()),
};
