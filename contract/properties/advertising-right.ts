/** The right to advertise a home: whose listing it is, and who agreed to its being advertised by somebody else. */
import { oc } from "@orpc/contract";
import { z } from "zod";

/** `own_listing`: the agent says that they hold it themselves. The others name who agreed. */
export const rightBases = ["own_listing", "owner", "listing_broker"] as const;
const rightBasis = z.enum(rightBases);
export type RightBasis = z.infer<typeof rightBasis>;

/** Characters of what is recorded. */
export const rightLimits = { by: 120, statement: 2_000, fileName: 200 } as const;
/** Bytes of the paper it is recorded with. */
export const MAX_RIGHT_FILE_BYTES = 10 * 1024 * 1024;

const name = z.string().nullable();

const advertisingRight = z.object({
  /** `unclear`: the names do not tell; `others`: the listing names somebody else. */
  holder: z.enum(["own", "unclear", "others"]),
  /** Whom the listing names. */
  listedBy: z.object({ agent: name, company: name }),
  /** Whether it may be published, and downloaded as finished material. */
  allowed: z.boolean(),
  /** What covers the listing as it is; null where nothing was recorded, or it names somebody else by now. */
  record: z
    .object({
      basis: rightBasis,
      /** Who agreed; null where the listing is the agent's own. */
      by: name,
      statement: name,
      givenOn: z.iso.date(),
      /** An address of the paper for some hours, and its name. */
      file: z.object({ url: z.string(), name: z.string() }).nullable(),
      recordedAt: z.string(),
    })
    .nullable(),
});
export type AdvertisingRight = z.infer<typeof advertisingRight>;

const route = <Method extends "GET" | "POST" | "DELETE">(method: Method) =>
  oc.route({ method, path: "/properties/{propertyId}/right", tags: ["properties"] });
const ofProperty = z.object({ propertyId: z.uuid() });

const newRecord = ofProperty
  .extend({
    basis: rightBasis,
    by: z.string().trim().min(1).max(rightLimits.by).optional(),
    statement: z.string().trim().min(1).max(rightLimits.statement).optional(),
    givenOn: z.iso.date(),
    /** A PDF, or a photo of the paper. */
    file: z.file().optional(),
  })
  .refine(({ basis, by }) => basis === "own_listing" || by !== undefined, { path: ["by"] })
  .refine(({ basis, statement }) => basis === "own_listing" || statement !== undefined, { path: ["statement"] });

export const rights = {
  get: route("GET").input(ofProperty).output(advertisingRight),
  /** Takes the place of an earlier record, which is kept. `unsupported_file` for a paper that is neither PDF nor picture. */
  record: route("POST").input(newRecord).output(advertisingRight),
  /** From then on the home cannot be published or downloaded; what is online stays so until it is taken down. */
  withdraw: route("DELETE").input(ofProperty).output(advertisingRight),
};
