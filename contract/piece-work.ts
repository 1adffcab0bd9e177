/** What an agent does with a written piece: see what it rests on, have it written again, go back, mend it, use it all the same. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { pieceOrigin, savedPiece } from "#contract/campaign";
import { copyStyle, piece } from "#contract/copy";

/** A sentence of a piece; offsets count UTF-16 units of that field. */
const placedSentence = z.object({
  field: z.enum(["title", "body"]),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  text: z.string(),
});
export type PlacedSentence = z.infer<typeof placedSentence>;
export const placedSentences = z.array(placedSentence);

/** `path`: "price", "rooms.bedrooms", "features.2", "disclosures.物业费"; `value` as stated, null for figures that the reader's language writes. */
const sentenceFact = z.object({ path: z.string(), value: z.string().nullable() });
const groundedSentence = placedSentence.extend({ facts: z.array(sentenceFact) });
export const groundedSentences = z.array(groundedSentence);
export type GroundedSentence = z.infer<typeof groundedSentence>;

const outdatedPiece = z.object({
  id: z.uuid(),
  version: z.number().int().positive(),
  /** Sentences that the home's present facts no longer bear out; never empty. */
  sentences: placedSentences,
});
export type OutdatedPiece = z.infer<typeof outdatedPiece>;

const rewriteWays = ["again", "angle", "voice", "shorter", "longer", "warmer", "facts"] as const;
const rewriteWay = z.enum(rewriteWays);
export type RewriteWay = z.infer<typeof rewriteWay>;

const pieceVersion = piece
  .pick({ title: true, body: true, hashtags: true, preheader: true, writtenBy: true })
  .extend({ version: z.number().int().positive(), origin: pieceOrigin, at: z.string() });
export type PieceVersion = z.infer<typeof pieceVersion>;

/** Signs of a reason to use a piece all the same. */
export const releaseReason = { min: 4, max: 500 } as const;
/** Sentences one rewriting may keep. */
const MOST_KEPT = 60;

const byId = z.object({ id: z.uuid() });
/** An order that names an older version is refused as `stale_edit`: sent twice, it is done once. */
const ofVersion = byId.extend({ version: z.number().int().positive() });

export const pieceWork = {
  /** The sentences of the saved text with the facts each rests on. */
  facts: oc
    .route({ method: "GET", path: "/pieces/{id}/facts", tags: ["pieces"] })
    .input(byId)
    .output(z.object({ version: z.number().int().positive(), sentences: z.array(groundedSentence) })),
  /** Pieces of a campaign that a change of the home's facts has overtaken. */
  outdated: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/outdated", tags: ["pieces"] })
    .input(z.object({ campaignId: z.uuid() }))
    .output(z.object({ pieces: z.array(outdatedPiece) })),
  /** Written anew from the home's present facts by the composer; costs no quota. What it replaces is kept. Throws `no_other_wording` where there is none. */
  rewrite: oc
    .route({ method: "POST", path: "/pieces/{id}/rewrite", tags: ["pieces"] })
    .input(
      ofVersion.extend({
        how: rewriteWay,
        /** For "angle": an id of `campaigns.angles`. */
        lead: z.string().max(60).optional(),
        /** For "voice". */
        style: copyStyle.optional(),
        /** Sentences that stay to the letter: where each begins in the saved body. */
        keep: z.array(z.number().int().nonnegative()).max(MOST_KEPT).default([]),
      }),
    )
    .output(savedPiece),
  /** Does what a finding asks for: its own wording put in, or the sentence it objects to taken out. Throws `no_other_wording`. */
  mend: oc
    .route({ method: "POST", path: "/pieces/{id}/mend", tags: ["pieces"] })
    .input(
      ofVersion.extend({
        /** A finding's rule; null for a claim without ground. */
        rule: z.string().max(120).nullable(),
        start: z.number().int().nonnegative(),
        end: z.number().int().nonnegative(),
      }),
    )
    .output(savedPiece),
  /** The piece with what a model says of the last save: a model looks at the new sentences after it, and this waits for that. */
  opinion: oc
    .route({ method: "GET", path: "/pieces/{id}/opinion", tags: ["pieces"] })
    .input(byId)
    .output(savedPiece),
  /** Every kept version, the newest first; the first of all is the original. */
  versions: oc
    .route({ method: "GET", path: "/pieces/{id}/versions", tags: ["pieces"] })
    .input(byId)
    .output(z.object({ versions: z.array(pieceVersion) })),
  /** Makes an earlier version's text the present one, checked again. */
  restore: oc
    .route({ method: "POST", path: "/pieces/{id}/restore", tags: ["pieces"] })
    .input(ofVersion.extend({ to: z.number().int().positive() }))
    .output(savedPiece),
  /** The owner uses this version although something speaks against it, where the law leaves that to them; kept in the audit. Throws `not_releasable`. */
  release: oc
    .route({ method: "POST", path: "/pieces/{id}/release", tags: ["pieces"] })
    .input(ofVersion.extend({ reason: z.string().trim().min(releaseReason.min).max(releaseReason.max) }))
    .output(savedPiece),
};
