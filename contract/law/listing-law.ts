/** Advertising law for one home: by which rules its texts were checked, what the product does not know, and what it asks. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage, pieceKind } from "#contract/copy";

const bilingual = z.object({ zh: z.string(), en: z.string() });
const count = z.number().int().nonnegative();

const legalPanel = z.object({
  /** Id of the rules: "US", "EU/FR". */
  market: z.string(),
  name: bilingual,
  authority: z.string(),
  /** Of the rules that were asked of the texts, and of what was found in them; null where no address of the text is known. */
  laws: z.array(z.object({ ref: z.string(), source: z.string().nullable() })),
  /** Rules that were asked of the texts: words not to use, claims that need proof, what must be stated. */
  checked: z.object({ wording: count, proof: count, duty: count }),
  /** Rules for other circumstances than this home's. */
  notConcerned: count,
  /** Days (ISO 8601) of the oldest and the newest review among the rules asked. */
  reviewed: z.object({ first: z.string(), last: z.string() }),
  /** Rules asked that were written from general knowledge: they only warn. */
  recalled: count,
  /** Rules asked that a proof would satisfy which the product cannot see. */
  proofUnseen: count,
  /** Rules not asked because nobody told this circumstance (`law.circumstance` of the dictionaries). */
  skipped: z.array(z.object({ circumstance: z.string(), rules: count })),
  /** Rules asked that read no texts of this language. */
  unread: z.array(z.object({ language: z.string(), rules: count })),
});
export type LegalPanel = z.infer<typeof legalPanel>;

/** A sentence of one text, as answers are kept of it; LONGEST_STATEMENT of the engine. */
const statement = z.string().min(1).max(400);

/** A question whose answer decides findings of a home, which the words alone do not. Asked once a listing, or once a statement. */
const lawQuestion = z.object({
  key: z.string(),
  text: bilingual,
  /** "yes-no": true or false; "name": one of `choices`. */
  answer: z.enum(["yes-no", "name"]),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Rules it decides. */
  rules: z.array(z.string()),
  /** The words it is about, which its answer goes for alone; null where it asks of the home. */
  statement: statement.nullable(),
  /** What the law says of such words; null where it asks of the home. */
  reason: bilingual.nullable(),
  /** The texts that say them; none for what was answered. */
  places: z.array(z.object({ platform: z.string(), kind: pieceKind, language: copyLanguage })),
  /** What was answered; null while it stands open. */
  given: z.union([z.boolean(), z.string()]).nullable(),
});
export type LawQuestion = z.infer<typeof lawQuestion>;

const listingLaw = z.object({
  /** Null where the product has no rules for the home's country. */
  panel: legalPanel.nullable(),
  /** The open ones first. */
  questions: z.array(lawQuestion),
});
export type ListingLaw = z.infer<typeof listingLaw>;

export const law = {
  /** What the pieces of a campaign were checked by, and what its agent is asked. */
  get: oc
    .route({ method: "GET", path: "/campaigns/{campaignId}/law", tags: ["campaigns"] })
    .input(z.object({ campaignId: z.uuid() }))
    .output(listingLaw),
  /** Keeps the answer with the home, for the statement where it is about one (null takes it back), and checks every piece written for the home again. */
  answer: oc
    .route({ method: "PUT", path: "/campaigns/{campaignId}/law/answers/{key}", tags: ["campaigns"] })
    .input(
      z.object({
        campaignId: z.uuid(),
        key: z.string().regex(/^[a-z0-9_]{1,60}$/),
        /** The question's, as `law.get` gave it. */
        statement: statement.nullable().default(null),
        answer: z.union([z.boolean(), z.string().min(1).max(60)]).nullable(),
      }),
    )
    .output(listingLaw),
};
