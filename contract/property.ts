/** A property: a home the agent markets. Draft until one piece is live, then published; archived takes it down. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { listing } from "#contract/listing";

export const propertyStatuses = ["published", "draft", "archived"] as const;
export const propertyStatus = z.enum(propertyStatuses);

export const property = z.object({
  id: z.uuid(),
  /** "PROP-001", a sequence per account. */
  number: z.string(),
  title: z.string(),
  address: z.string().nullable(),
  price: listing.shape.price,
  areaSqm: z.number().nullable(),
  status: propertyStatus,
  languages: z.array(copyLanguage),
  platforms: z.array(z.string()),
  coverUrl: z.string().nullable(),
  /** The newest campaign, to open its results. */
  campaignId: z.uuid().nullable(),
  views: z.number().int().nonnegative(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Property = z.infer<typeof property>;

const byId = z.object({ id: z.uuid() });

export const properties = {
  list: oc
    .route({ method: "GET", path: "/properties", tags: ["properties"] })
    .input(
      z.object({
        query: z.string().max(100).optional(),
        status: propertyStatus.optional(),
        cursor: z.string().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(
      z.object({
        items: z.array(property),
        nextCursor: z.string().nullable(),
        counts: z.record(propertyStatus, z.number()),
      }),
    ),
  archive: oc
    .route({ method: "POST", path: "/properties/{id}/archive", tags: ["properties"] })
    .input(byId)
    .output(property),
  restore: oc
    .route({ method: "POST", path: "/properties/{id}/restore", tags: ["properties"] })
    .input(byId)
    .output(property),
  /** Hides the property; `restore` within 30 days brings it back. */
  remove: oc
    .route({ method: "DELETE", path: "/properties/{id}", tags: ["properties"] })
    .input(byId)
    .output(z.object({ id: z.uuid() })),
};
