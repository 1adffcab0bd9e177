/** A campaign: one property, one set of preferences, the pieces written for it. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { agentCard, copyLanguage, copyStyle, fallbackReason, market, occasion, piece, pieceKind } from "#contract/copy";
import { MAX_HOME_PHOTOS, photo } from "#contract/import";
import { listing, writableListing } from "#contract/listing";
import { task } from "#contract/task";

/** Step 3 of the wizard. At least one language and one platform, as specified. */
const preferences = z.object({
  languages: z.array(copyLanguage).min(1).max(30),
  style: copyStyle,
  platforms: z.array(z.string().max(60)).min(1).max(80),
  kinds: z.array(pieceKind).min(1),
  /** What the posts lead with, an id of `angles`; absent: the product chooses for each platform. */
  lead: z.string().max(60).optional(),
  /** What the posts tell of: just listed, another price, an open house, sold or let; absent: the home alone. */
  occasion: occasion.optional(),
});
export type Preferences = z.infer<typeof preferences>;

const forecast = z.object({
  pieces: z.number().int(),
  seconds: z.number(),
  /** Listings of the month's quota this campaign will use. */
  quota: z.number().int(),
});

/** First lines of each voice; a voice without one is absent. */
const openings = z.partialRecord(copyStyle, z.string());
const angles = z.object({
  /** As the product chooses. */
  openings,
  /** What the home has to lead with, the best first. */
  leads: z.array(z.object({ id: z.string(), label: z.string(), openings })),
});
export type Angles = z.infer<typeof angles>;

/** How a version of a piece came about. */
const pieceOrigins = ["written", "edited", "rewritten", "mended", "restored"] as const;
export const pieceOrigin = z.enum(pieceOrigins);
export type PieceOrigin = z.infer<typeof pieceOrigin>;

/** Readings stay with the server: what they found is told among `untraced`. */
export const savedPiece = piece.omit({ readings: true }).extend({
  id: z.uuid(),
  editedAt: z.string().nullable(),
  /** Grows with each edit; an update that names an older one is refused as `stale_edit`. */
  version: z.number().int().positive(),
  origin: pieceOrigin,
  /** The owner takes it upon themselves to use this version although something speaks against it; `over` names what did. */
  released: z.object({ reason: z.string(), at: z.string(), over: z.array(z.string()) }).nullable(),
  /** Why the composer wrote it although a model was asked; absent otherwise. */
  fallback: fallbackReason.optional(),
});
export type SavedPiece = z.infer<typeof savedPiece>;

/** A piece while a model writes it. Nothing of it is checked: it is there to be read, not to be used. */
const campaignDraft = piece.pick({ platform: true, language: true, kind: true, title: true, body: true }).extend({
  state: z.enum(["writing", "checking"]),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;

const campaign = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  propertyNumber: z.string(),
  title: z.string(),
  market: market.nullable(),
  preferences,
  agent: agentCard,
  /** Pictures that go with that signature in its emails, paths of the file service: the agent's face and their WeChat code. */
  signer: z.object({ portraitUrl: z.string().nullable(), wechatUrl: z.string().nullable() }),
  listing,
  photos: z.array(photo),
  tasks: z.array(task),
  pieces: z.array(savedPiece),
  createdAt: z.string(),
});
export type Campaign = z.infer<typeof campaign>;

export const anglesShape = angles;

export const campaigns = {
  forecast: oc
    .route({ method: "POST", path: "/campaigns/forecast", tags: ["campaigns"] })
    .input(preferences)
    .output(forecast),
  /** What this home's posts could lead with, and how each voice would begin, in one of the interface's languages. */
  angles: oc
    .route({ method: "POST", path: "/campaigns/angles", tags: ["campaigns"] })
    .input(z.object({ listing: writableListing, language: z.enum(["zh", "en"]) }))
    .output(angles),
  /** Makes the property (draft) where none is named, the campaign and its write tasks in one transaction. */
  create: oc
    .route({ method: "POST", path: "/campaigns", tags: ["campaigns"], successStatus: 201 })
    .input(
      z.object({
        listing: writableListing,
        /** Write for this property instead of a new one; its facts and photos become the ones given here. */
        propertyId: z.uuid().optional(),
        /** The task that read the facts: the photos it could not have are told on the home's page. */
        importId: z.uuid().optional(),
        /** Photos to carry, in order; ids from the import or from uploads. */
        photoIds: z.array(z.uuid()).max(MAX_HOME_PHOTOS),
        preferences,
        agent: agentCard,
        idempotencyKey: z.uuid(),
      }),
    )
    .output(z.object({ campaignId: z.uuid(), propertyId: z.uuid(), taskIds: z.array(z.uuid()) })),
  get: oc
    .route({ method: "GET", path: "/campaigns/{id}", tags: ["campaigns"] })
    .input(z.object({ id: z.uuid() }))
    .output(campaign),
  /** What models are writing for it at this moment, and how many pieces are stored. */
  drafts: oc
    .route({ method: "GET", path: "/campaigns/{id}/drafts", tags: ["campaigns"] })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ drafts: z.array(campaignDraft), written: z.number().int() })),
  /** Everything as one zip: texts, email HTML, photos re-encoded and in order, manifest; on request the finished films. */
  download: oc
    .route({ method: "GET", path: "/campaigns/{id}/zip", tags: ["campaigns"] })
    .input(z.object({ id: z.uuid(), films: z.stringbool().or(z.boolean()).optional() }))
    .output(z.file()),
};

/** Characters of an edited text. The longest a platform here is meant for takes 20,000 (an article of a WeChat account). */
export const pieceLimits = { title: 300, body: 20_000, hashtag: 100, hashtags: 60 } as const;

export const pieces = {
  /** Saves the agent's edit; length, findings and untraced claims are computed again by the server. */
  update: oc
    .route({ method: "PATCH", path: "/pieces/{id}", tags: ["pieces"] })
    .input(
      z.object({
        id: z.uuid(),
        version: z.number().int().positive(),
        title: z.string().max(pieceLimits.title).nullable(),
        body: z.string().max(pieceLimits.body),
        hashtags: z.array(z.string().max(pieceLimits.hashtag)).max(pieceLimits.hashtags),
      }),
    )
    .output(savedPiece),
};

/** As many as one looks through. */
export const MAX_PRESETS = 12;

/** Of any home: what posts lead with and the day they are written for belong to one. */
const choices = preferences.omit({ lead: true, occasion: true });
export type Choices = z.infer<typeof choices>;

const preset = z.object({ id: z.uuid(), name: z.string(), choices });

const kept = z.object({ last: choices.nullable(), named: z.array(preset) });
export type KeptChoices = z.infer<typeof kept>;

const presetRoute = <Method extends "GET" | "PUT" | "DELETE">(method: Method, path: `/${string}`) =>
  oc.route({ method, path, tags: ["campaigns"] });

export const presets = {
  list: presetRoute("GET", "/presets").output(kept),
  /** A name that is there already is given the new choices. Throws too_many_requests beyond MAX_PRESETS. */
  save: presetRoute("PUT", "/presets")
    .input(z.object({ name: z.string().trim().min(1).max(40), choices }))
    .output(kept),
  remove: presetRoute("DELETE", "/presets/{id}")
    .input(z.object({ id: z.uuid() }))
    .output(kept),
};
