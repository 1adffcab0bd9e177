/**
 * Model providers: those of the environment, which are read only, and those of the database. Keys go in and never come out:
 * an answer says whether one is set, and its last four characters. Keys and addresses that hold one are for super alone.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage, copyStyle, fallbackReason, piece, pieceKind } from "#contract/copy";
import { currency } from "#contract/money";
import { seen } from "./list.ts";
import { modelLog } from "./model-log.ts";
import { modelCauses, modelKinds } from "./model-names.ts";
import { promptTexts } from "./prompts.ts";
import { health } from "./reports.ts";

const tags = ["administration"];
const limit = z.number().int().positive().max(1_000_000_000).nullable();
const price = z.number().int().nonnegative().max(10_000_000);

/** Of a service, and nothing more: a name and password or a key inside would be shown, and kept by the audit. */
export function isBareAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, search, hash } = new URL(address);
  return username === "" && password === "" && search === "" && hash === "";
}

const editable = z.object({
  kind: z.enum(modelKinds),
  /** Null: the provider's own. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .refine(isBareAddress)
    .nullable(),
  model: z.string().trim().min(1).max(120),
  perMinute: limit,
  tokensPerDay: limit,
  /** Minor units of `currency`. */
  moneyPerDay: limit,
  /** Minor units for a million tokens. */
  priceIn: price,
  priceOut: price,
  currency,
  enabled: z.boolean(),
});
const complete = <T extends z.infer<typeof editable>>(asked: T) =>
  asked.kind !== "openai-compatible" || asked.baseUrl !== null;
const unfinished = { path: ["baseUrl"], message: "needed" };

/** Pieces and figures remember it: it cannot be changed. */
export const modelName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/)
  .refine((name) => name.toLowerCase() !== "composer");

const modelProvider = editable.extend({
  /** Null: of the environment. */
  id: z.uuid().nullable(),
  /** Null: of the environment. */
  updatedAt: z.string().nullable(),
  name: z.string(),
  key: z.object({ set: z.boolean(), lastFour: z.string().max(4).nullable() }),
  /** Today, of the limits; `elsewhere`: what was spent in other currencies than the provider's, which no limit counts. */
  today: z.object({
    calls: z.number().int(),
    failures: z.number().int(),
    tokens: z.number(),
    cost: z.number(),
    elsewhere: z.array(z.object({ currency, cost: z.number() })),
  }),
  /** How it does, as the first page says it too. */
  health,
});
export type ModelProvider = z.infer<typeof modelProvider>;
export type ModelEdit = z.infer<typeof editable>;

const modelState = z.object({
  off: z.boolean(),
  offReason: z.string(),
  /** In the order they are asked. */
  providers: z.array(modelProvider),
  /** Of drafts beside the facts: whether it is done, and who is asked first; null: in the order they write. */
  reading: z.object({ off: z.boolean(), reader: z.string().nullable() }),
  /** False where the deployment has no secret key, so that none can be kept. */
  canKeepKeys: z.boolean(),
});
export type ModelState = z.infer<typeof modelState>;

const modelTest = z.object({
  ok: z.boolean(),
  milliseconds: z.number().int(),
  cause: z.enum(modelCauses).nullable(),
  /** The provider's own words of the failure, its key masked; null where it said nothing. */
  error: z.string().nullable(),
  /** What came and could not be used; empty where nothing did. */
  answer: z.string(),
  tokensIn: z.number().int().nullable(),
  tokensOut: z.number().int().nullable(),
});
export type ModelTest = z.infer<typeof modelTest>;

const sums = {
  calls: z.number().int(),
  failures: z.number().int(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** Minor units, with fractions. */
  cost: z.number(),
  currency,
};
const modelUsage = z.object({
  byDay: z.array(z.object({ day: z.iso.date(), provider: z.string(), ...sums })),
  /** The dearest first, at most fifty. */
  byAccount: z.array(
    z.object({
      userId: z.uuid().nullable(),
      email: z.string().nullable(),
      ...sums,
      /** What the account paid for in those days, less what went back, in each currency it paid in; null: not for this scope. */
      paid: z.array(z.object({ currency, amountMinor: z.number() })).nullable(),
    }),
  ),
  failures: z.array(z.object({ provider: z.string(), cause: z.string(), calls: z.number().int() })),
  /** Pieces: by models, by the composer where none was asked, and by it in a model's place, the commonest reason first. */
  written: z.object({
    byModels: z.number().int(),
    byComposer: z.number().int(),
    fallbacks: z.array(z.object({ reason: fallbackReason, pieces: z.number().int() })),
  }),
});
export type ModelUsage = z.infer<typeof modelUsage>;

const promptVersion = z.object({
  /** 0 comes with the product. */
  version: z.number().int(),
  texts: promptTexts,
  note: z.string(),
  at: z.string().nullable(),
  by: z.string().nullable(),
  inForce: z.boolean(),
});
export type PromptVersion = z.infer<typeof promptVersion>;

/** "composer", or a provider's name. */
const writer = z.string().max(40);
export type TrialListing = z.infer<typeof home>;
const home = z.union([z.object({ example: z.string().max(60) }), z.object({ propertyId: z.uuid() })]);
const trialResult = z.object({
  writer: z.string(),
  piece: piece.nullable(),
  /** What would keep it from being shown. */
  faults: z.array(z.string()),
  cause: z.enum(modelCauses).nullable(),
  /** As of a test. */
  error: z.string().nullable(),
  answer: z.string(),
  milliseconds: z.number().int(),
  tokensIn: z.number().int(),
  tokensOut: z.number().int(),
  cost: z.number(),
  currency: currency.nullable(),
});
export type TrialResult = z.infer<typeof trialResult>;

const asks = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`) =>
  oc.route({ method, path: `/admin/models${path}`, tags });
const one = z.object({ id: z.uuid() });
const keyText = z.string().trim().min(4).max(500);

export const adminModels = {
  get: asks("GET", "/state").output(modelState),
  /**
   * With its key, if super has it at hand. Throws conflict when the name is taken, address_not_allowed (only super may enter one of
   * the deployment's own network), forbidden for anybody else's key, secret_key_missing where nothing can be sealed.
   */
  create: asks("POST", "/providers")
    .input(editable.extend({ name: modelName, key: keyText.optional() }).refine(complete, unfinished))
    .output(modelState),
  /** Throws forbidden when anybody but super moves a key to another address; not_found, address_not_allowed, conflict. */
  update: asks("PUT", "/providers/{id}")
    .input(editable.extend({ ...one.shape, seen }).refine(complete, unfinished))
    .output(modelState),
  remove: asks("DELETE", "/providers/{id}").input(one).output(modelState),
  /**
   * Super only. Null takes it away. `seen`: where the provider led when the key was typed in; throws conflict when somebody
   * has moved it since, so that no key goes to an address its owner has not read. Throws secret_key_missing where nothing
   * can be sealed.
   */
  setKey: asks("PUT", "/providers/{id}/key")
    .input(
      one.extend({
        key: keyText.nullable(),
        seen: editable.pick({ kind: true, baseUrl: true }),
      }),
    )
    .output(modelState),
  /** The order they are asked in: every name once. Throws conflict when one came or went meanwhile. */
  arrange: asks("PUT", "/order")
    .input(z.object({ names: z.array(z.string().max(40)).max(200) }))
    .output(modelState),
  /** Switches the second reading of facts, and says who reads. Throws not_found for a reader that is no provider. */
  reading: asks("PUT", "/reading")
    .input(z.object({ off: z.boolean(), reader: z.string().max(40).nullable() }))
    .output(modelState),
  /** Asks for a few words, within twenty seconds; counts as a call. */
  test: asks("POST", "/test")
    .input(z.object({ name: z.string().max(40) }))
    .output(modelTest),
  /** At once, for every worker. */
  turn: asks("POST", "/switch")
    .input(z.object({ off: z.boolean(), reason: z.string().trim().max(500) }))
    .output(modelState),
  /** Of one account, or of all; in one currency, or in each. */
  usage: asks("GET", "/usage")
    .input(
      z.object({
        from: z.iso.date(),
        until: z.iso.date(),
        userId: z.uuid().optional(),
        currency: currency.optional(),
      }),
    )
    .output(modelUsage),
  log: modelLog,
  /** Homes a trial can be written about: the examples, and the administrator's own. */
  homes: asks("GET", "/homes").output(z.array(z.object({ home, title: z.object({ zh: z.string(), en: z.string() }) }))),
  /** Writes about one home by each writer, under the checks every piece passes. Nothing is kept but what it cost. */
  trial: asks("POST", "/trial")
    .input(
      z.object({
        home,
        platform: z.string().max(40),
        language: copyLanguage,
        kind: pieceKind,
        style: copyStyle,
        writers: z.array(writer).min(1).max(3),
        /** In place of the prompt in force: a wording to try, kept or not. */
        texts: promptTexts.optional(),
      }),
    )
    .output(z.array(trialResult)),
  prompts: {
    /** Newest first, at most a hundred and the product's own. */
    list: asks("GET", "/prompts").output(z.array(promptVersion)),
    /** Kept, and not yet in force. The form of the answer is added by us. Throws prompt_incomplete. */
    create: asks("POST", "/prompts")
      .input(z.object({ texts: promptTexts, note: z.string().trim().min(1).max(200) }))
      .output(z.array(promptVersion)),
    /** From the next piece on; also back to an earlier one. Throws not_found. */
    publish: asks("POST", "/prompts/{version}/publish")
      .input(z.object({ version: z.number().int().nonnegative() }))
      .output(z.array(promptVersion)),
  },
};
