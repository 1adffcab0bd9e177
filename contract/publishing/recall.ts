/** A recall: what still says of a home what is not true any more, sentence by sentence, and what becomes of each. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { posterTemplate } from "#contract/media/poster";
import { publicationStates } from "./states.ts";

const tags = ["publishing"];
const byId = z.object({ id: z.uuid() });
const ofProperty = z.object({ propertyId: z.uuid() });

/** How a home's offer ended. */
export const offerEnds = ["sold", "let", "withdrawn"] as const;
const offerEnd = z.enum(offerEnds);
export type OfferEnd = z.infer<typeof offerEnd>;

/** `path`: "price", "rooms.bedrooms", "features", "disclosures.物业费"; values as in the listing, null: not stated. */
const changedFact = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });
export type ChangedFact = z.infer<typeof changedFact>;

/** Offsets count UTF-16 units of that field. */
export const overtakenSentence = z.object({
  /** picture: a line of a drawn picture, which keeps its place among the lines. */
  field: z.enum(["title", "body", "picture"]),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  text: z.string(),
  facts: z.array(changedFact),
});
export type OvertakenSentence = z.infer<typeof overtakenSentence>;

/**
 * What may say something untrue: a post out or waiting, a mail or message draft, a poster that was saved, a film that was made. The public page says today's
 * facts by itself, is marked as sold or let, and goes offline with a withdrawn home.
 */
export const recallKinds = ["post", "draft", "poster", "film"] as const;
export type RecallKind = (typeof recallKinds)[number];

/**
 * How an entry was settled. edited, removed: there, by us. withdrawn: called off before it went out, or a draft put aside. rewritten: a draft or a waiting
 * post. agrees: the facts are again as it says. not_sent: it did not get out. by_hand: with proof. kept: with a reason.
 */
const recallEnds = ["edited", "removed", "withdrawn", "rewritten", "agrees", "not_sent", "by_hand", "kept"] as const;
export type RecallEnd = (typeof recallEnds)[number];

/** Characters of a proof or a reason. */
export const recallTextChars = 500;
export const MAX_PROOF_BYTES = 10 * 1024 * 1024;

const orderedWork = z.enum(["update", "remove"]);
export type RecallWork = z.infer<typeof orderedWork>;

const recallItem = z.object({
  id: z.uuid(),
  kind: z.enum(recallKinds),
  /** facts: it says another fact. over: it offers what is not on offer any more. */
  reason: z.enum(["facts", "over"]),
  platform: z.string().nullable(),
  language: copyLanguage.nullable(),
  accountName: z.string().nullable(),
  publicationId: z.uuid().nullable(),
  pieceId: z.uuid().nullable(),
  campaignId: z.uuid().nullable(),
  /** Where it stands, for people. */
  address: z.string().nullable(),
  postState: z.enum(publicationStates).nullable(),
  /** Nobody knows whether it went out, the platform cannot say, and the question is answered with the post itself. */
  asksPerson: z.boolean(),
  /** Its platform took the new words and looks at them before it shows them. */
  editTaken: z.boolean(),
  poster: z.object({ template: posterTemplate, ratio: z.string() }).nullable(),
  /** The shape of a film; null: it is none, or was deleted. */
  film: z.object({ ratio: z.string() }).nullable(),
  sentences: z.array(overtakenSentence),
  /** open: somebody decides. ordered: it is being done. */
  state: z.enum(["open", "ordered", "settled"]),
  ordered: orderedWork.nullable(),
  /** What can be done from here. */
  may: z.object({ update: z.boolean(), remove: z.boolean() }),
  /** Why the last try did not work: one of the error codes, and the platform's own words, or ours (./house-notes.ts). */
  trouble: z.object({ code: z.string(), detail: z.string() }).nullable(),
  dueAt: z.string(),
  settledAt: z.string().nullable(),
  how: z.enum(recallEnds).nullable(),
  proof: z
    .object({ address: z.string().nullable(), note: z.string().nullable(), pictureUrl: z.string().nullable() })
    .nullable(),
});
export type RecallItem = z.infer<typeof recallItem>;

/** Why the home is not on offer any more; null: it is. */
const over = z.enum([...offerEnds, "archived"]).nullable();
export type OfferOver = z.infer<typeof over>;

const recall = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  homeTitle: z.string(),
  openedAt: z.string(),
  /** When its list was empty; null: something is left. */
  emptiedAt: z.string().nullable(),
  over,
  changes: z.array(changedFact),
  /** Of the home's page, which always says today's facts; null while it is down. */
  pageUrl: z.string().nullable(),
  items: z.array(recallItem),
});
export type Recall = z.infer<typeof recall>;

const propertyOffer = z.object({
  endedAs: offerEnd.nullable(),
  endedAt: z.string().nullable(),
  /** A change is being compared with what was published. */
  checking: z.boolean(),
  /** The one that is open. */
  recall: z.object({ id: z.uuid(), open: z.number().int(), total: z.number().int() }).nullable(),
});
export type PropertyOffer = z.infer<typeof propertyOffer>;

const MOST_ITEMS = 500;

export const recalls = {
  /** Those with something left, the newest first, then those emptied within a week. */
  list: oc
    .route({ method: "GET", path: "/recalls", tags })
    .input(z.object({ propertyId: z.uuid().optional() }))
    .output(z.object({ recalls: z.array(recall) })),
  /** Whether a home is on offer, and whether anything still says otherwise. */
  ofHome: oc
    .route({ method: "GET", path: "/properties/{propertyId}/offer", tags })
    .input(ofProperty)
    .output(propertyOffer),
  /** Says that a home is sold, let or withdrawn; null: it is on offer again. Posts that wait are held back from this moment. */
  endOffer: oc
    .route({ method: "PUT", path: "/properties/{propertyId}/offer", tags })
    .input(ofProperty.extend({ as: offerEnd.nullable() }))
    .output(propertyOffer),
  /** Has entries brought up to date, or taken down, one after the other; what cannot be done so is left as it is. */
  order: oc
    .route({ method: "POST", path: "/recalls/{id}/orders", tags })
    .input(byId.extend({ itemIds: z.array(z.uuid()).min(1).max(MOST_ITEMS), work: orderedWork }))
    .output(recall),
  /** The agent did it where it stands. Throws invalid_input without any proof. */
  settle: oc
    .route({ method: "POST", path: "/recalls/items/{id}/settle", tags })
    .input(
      byId.extend({
        did: z.enum(["changed", "removed"]),
        address: z
          .url({ protocol: /^https?$/ })
          .max(2_048)
          .optional(),
        note: z.string().trim().min(1).max(recallTextChars).optional(),
        picture: z.file().optional(),
      }),
    )
    .output(recall),
  /** It stays as it is, for a reason that the audit keeps; a post that waits may go out. */
  keep: oc
    .route({ method: "POST", path: "/recalls/items/{id}/keep", tags })
    .input(byId.extend({ reason: z.string().trim().min(4).max(recallTextChars) }))
    .output(recall),
};
