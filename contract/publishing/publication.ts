/** Posts on their way to a platform and what became of them: order, truth with evidence, decisions, the receipt of a campaign. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage, pieceKind } from "#contract/copy";
import { timeZone } from "#contract/order";
import { approvals } from "./approval-names.ts";
import { eventSources, holds, publicationEvents, publicationFailures, publicationStates } from "./states.ts";

const tags = ["publishing"];
const byId = z.object({ id: z.uuid() });
/** Shown as a link. */
const webAddress = z.url({ protocol: /^https?$/ }).max(2_048);
/** Of one order: pieces times accounts. */
const MOST_POSTS = 200;
/** Characters of a platform's own words, or of a note of ours (./house-notes.ts). */
export const DETAIL_CHARS = 500;

const publicationEvent = z.object({
  event: z.enum(publicationEvents),
  state: z.enum(publicationStates),
  at: z.string(),
  by: z.enum(eventSources),
  /** The platform's own words, its id of the post, an address, or what we found out (./house-notes.ts); null: nothing was said. */
  detail: z.string().nullable(),
  address: z.string().nullable(),
});
export type PublicationStep = z.infer<typeof publicationEvent>;

const figure = z.number().int().nonnegative().nullable();
/** What its platform reports of a post; null: it does not say. */
const postFigures = z.object({ views: figure, likes: figure, comments: figure, shares: figure, saidAt: z.string() });
export type ReportedFigures = z.infer<typeof postFigures>;

export const publication = z.object({
  id: z.uuid(),
  pieceId: z.uuid().nullable(),
  campaignId: z.uuid().nullable(),
  propertyId: z.uuid().nullable(),
  /** Null: handed over, a person posts it. */
  connectionId: z.uuid().nullable(),
  accountName: z.string().nullable(),
  platform: z.string(),
  language: copyLanguage,
  kind: pieceKind,
  /** Its home. */
  homeTitle: z.string(),
  state: z.enum(publicationStates),
  stateAt: z.string(),
  dueAt: z.string(),
  /** When it is tried or asked about next; null: nothing is to be done by itself. */
  nextAt: z.string().nullable(),
  address: z.string().nullable(),
  /** `detail` as in a step. */
  failure: z.object({ code: z.enum(publicationFailures), detail: z.string() }).nullable(),
  /** Unknown, asked about, and the platform cannot tell: a person has to look. */
  asksPerson: z.boolean(),
  /** Which version of the piece is out; null before it was tried. */
  pieceVersion: z.number().int().nullable(),
  /** Whether somebody has to approve it first, and how that stands. */
  approval: z.enum(approvals),
  /** Why it does not leave although its time may have come; null: nothing of the kind. */
  heldBy: z.enum(holds).nullable(),
  /** The open house it calls to; its day is put above the words. */
  openHouseId: z.uuid().nullable(),
  /** As the platform last reported them; null: it has not, or reports none. */
  figures: postFigures.nullable(),
  /**
   * Of a post to a list, how many have it; `doubt`: of others nobody knows, `of`: of how many, null where that was not noted. Null: it
   * goes to no list, or nothing has begun.
   */
  people: z
    .object({
      have: z.number().int().nonnegative(),
      doubt: z.boolean(),
      of: z.number().int().nonnegative().nullable(),
    })
    .nullable(),
  /** What the platform lets us do with it now; `stop`: of a half-sent list, called off it goes to nobody else. */
  may: z.object({ edit: z.boolean(), remove: z.boolean(), stop: z.boolean() }),
});
export type Publication = z.infer<typeof publication>;

const withSteps = publication.extend({ steps: z.array(publicationEvent) });
export type PublicationWithSteps = z.infer<typeof withSteps>;

/** With what whoever posts it by hand needs besides: the day of an open house above its text, the film and the link that go with it. */
const detail = withSteps.extend({
  lineAbove: z.string().nullable(),
  film: z.object({ url: z.string(), seconds: z.number() }).nullable(),
  /** Drawn posters or a carousel in its language, in their order; they go before the photos. */
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  /** To the home's page, saying of which post its visitors come; null: the page is not online, or the post does not wait. */
  link: z.string().nullable(),
});

export type PublicationDetail = z.infer<typeof detail>;

const receipt = z.object({
  campaignId: z.uuid(),
  homeTitle: z.string(),
  propertyNumber: z.string(),
  madeAt: z.string(),
  counts: z.record(z.enum(publicationStates), z.number().int().nonnegative()),
  posts: z.array(withSteps),
});
export type PublishingReceipt = z.infer<typeof receipt>;
/** As it is printed: its clock (IANA) and the product's name. */
export interface PrintedPublishingReceipt extends PublishingReceipt {
  timeZone: string;
  brand: string;
}

const pause = z.object({ pausedAt: z.string().nullable() });

export const publications = {
  /**
   * Posts every piece to every account that is meant for it, now or at a time. The same order sent twice makes one; of a piece that
   * waits for the same account or stands there, nothing is made unless `again` says so. Throws piece_not_ready, not_in_plan.
   */
  plan: oc
    .route({ method: "POST", path: "/publishing/publications", tags, successStatus: 201 })
    .input(
      z.object({
        posts: z
          .array(
            z.object({
              pieceId: z.uuid(),
              /** Null: the agent posts it themselves, handed over. */
              connectionId: z.uuid().nullable(),
              /** A time of its own; absent: that of the order. */
              dueAt: z.iso.datetime({ offset: true }).optional(),
            }),
          )
          .min(1)
          .max(MOST_POSTS),
        /** Null: at once. */
        dueAt: z.iso.datetime({ offset: true }).nullable(),
        again: z.boolean().default(false),
        idempotencyKey: z.uuid(),
      }),
    )
    .output(z.object({ publications: z.array(publication), made: z.number().int().nonnegative() })),
  list: oc
    .route({ method: "GET", path: "/publishing/publications", tags })
    .input(z.object({ campaignId: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(500).default(200) }))
    .output(z.array(publication)),
  get: oc.route({ method: "GET", path: "/publishing/publications/{id}", tags }).input(byId).output(detail),
  /**
   * Another time for one that waits. Throws publication_moved_on when it is not waiting any more, posted_already when the same is meant
   * for that moment.
   */
  move: oc
    .route({ method: "POST", path: "/publishing/publications/{id}/move", tags })
    .input(byId.extend({ dueAt: z.iso.datetime({ offset: true }) }))
    .output(publication),
  /** Calls off one that waits; a list that some have it of is stopped, and nobody else gets it. */
  withdraw: oc
    .route({ method: "POST", path: "/publishing/publications/{id}/withdraw", tags })
    .input(byId)
    .output(publication),
  /** Tries one that failed once more, with the piece as it is now. Throws posted_already when it was ordered anew meanwhile. */
  retry: oc
    .route({ method: "POST", path: "/publishing/publications/{id}/retry", tags })
    .input(byId)
    .output(publication),
  /** A person looked on the platform: it is there, or it is not and is sent again. Only of what is unknown and was asked about. */
  resolve: oc
    .route({ method: "POST", path: "/publishing/publications/{id}/resolve", tags })
    .input(
      byId.extend({
        found: z.discriminatedUnion("is", [
          z.object({ is: z.literal("there"), address: webAddress.nullable() }),
          z.object({ is: z.literal("absent") }),
        ]),
      }),
    )
    .output(publication),
  /** The agent posted it themselves, here. `pieceVersion`: of the words they were shown; absent: those of now. */
  handOver: oc
    .route({ method: "POST", path: "/publishing/publications/{id}/handed-over", tags })
    .input(byId.extend({ address: webAddress.nullable(), pieceVersion: z.number().int().positive().optional() }))
    .output(publication),
  /** Where the agent's phone opens it without a sign-in, for a day. Only of one that is posted by hand and waits. */
  phoneLink: oc
    .route({ method: "GET", path: "/publishing/publications/{id}/phone-link", tags })
    .input(byId)
    .output(z.object({ url: z.string(), expiresAt: z.string() })),
  /** Puts the piece's present words in the place of those that are out. Throws publishing_failed with the platform's words, or ours. */
  edit: oc.route({ method: "POST", path: "/publishing/publications/{id}/edit", tags }).input(byId).output(publication),
  /** Takes it down. Throws as `edit`. */
  remove: oc
    .route({ method: "POST", path: "/publishing/publications/{id}/remove", tags })
    .input(byId)
    .output(publication),
  receipt: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/publications/receipt", tags })
    .input(z.object({ campaignId: z.uuid() }))
    .output(receipt),
  /** The same as PDF, its times by the reader's clock. */
  receiptFile: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/publications/receipt.pdf", tags })
    .input(z.object({ campaignId: z.uuid(), language: z.enum(["zh", "en"]), timeZone }))
    .output(z.file()),
  /** Whether all posts of the account wait. */
  paused: oc.route({ method: "GET", path: "/publishing/pause", tags }).output(pause),
  pause: oc
    .route({ method: "POST", path: "/publishing/pause", tags })
    .input(z.object({ paused: z.boolean() }))
    .output(pause),
};
