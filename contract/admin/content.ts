/**
 * Homes of all accounts with what was written about them and their public pages, which can be taken down for a reason. Scopes
 * operations and super.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput, ofCustomers, oneRow } from "#contract/admin/list";
import { accountNamed, page } from "#contract/admin/orders";
import { propertyStatus } from "#contract/property";

const tags = ["administration"];

const takedown = z.object({
  reason: z.string(),
  at: z.string(),
  /** The administrator's address; null: that account is gone. */
  by: z.string().nullable(),
  objection: z.string().nullable(),
  objectedAt: z.string().nullable(),
  /** The page comes back online when it is allowed again: it was, and its owner has not taken it offline since. */
  returns: z.boolean(),
});

const home = z.object({
  id: z.uuid(),
  /** "PROP-012", counted within its account. */
  number: z.string(),
  title: z.string(),
  address: z.string().nullable(),
  status: propertyStatus,
  /** Path of the public page ("/p/…"); null while it is down. */
  path: z.string().nullable(),
  pieces: z.number().int(),
  createdAt: z.string(),
  account: accountNamed,
  /** The one that stands. */
  takedown: takedown.nullable(),
});
export type AdminHome = z.infer<typeof home>;

const written = z.object({
  id: z.uuid(),
  platform: z.string(),
  language: z.string(),
  kind: z.string(),
  title: z.string().nullable(),
  body: z.string(),
  writtenBy: z.string(),
  at: z.string(),
});

export const contentSorts = ["created"] as const;
/** `q`: words of the title, the address or the number, or with an "@" the beginning of its account's address. */
export const contentInput = listInput(contentSorts, {
  status: propertyStatus.optional(),
  /** standing: the page is taken down; objected: and its owner objects. */
  takedown: z.enum(["standing", "objected"]).optional(),
  userId: z.uuid().optional(),
  ...ofCustomers,
  ...oneRow,
});
const one = z.object({ id: z.uuid() });

export const adminContent = {
  ...adminList("/content", { summary: "Homes of all accounts and their pages", input: contentInput, row: home }),
  /** What was written about a home, the newest first, a page at a time. Opening it is audited. Throws not_found, forbidden. */
  get: oc
    .route({ method: "GET", path: "/admin/content/{id}", tags })
    .input(one.extend(page.shape))
    .output(
      z.object({
        home,
        /** Path that shows the page for a short while although it is not public; null while it is. */
        preview: z.string().nullable(),
        pieces: z.array(written),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** The page is down at once and stays down; its owner is told why, and can object. Throws conflict where it is taken down already. */
  takeDown: oc
    .route({ method: "POST", path: "/admin/content/{id}/take-down", tags })
    .input(one.extend({ reason: z.string().trim().min(1).max(500) }))
    .output(home),
  /** The page is online again if it was, or its owner may put it there; the owner is told. Throws conflict where nothing is taken down. */
  allow: oc.route({ method: "POST", path: "/admin/content/{id}/allow", tags }).input(one).output(home),
};
