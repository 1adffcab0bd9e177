/** One home written about by one writer, to be looked at beside another's: the checks, the time and the cost of it. */
import { factReader } from "#adapters/models/fact-reader";
import { causeOfModel } from "#adapters/models/failure";
import { tryPiece } from "#adapters/models/try-piece";
import type { ModelTest, TrialResult } from "#contract/admin/models";
import type { PromptTexts } from "#contract/admin/prompts";
import type { Brief } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { objectsIn } from "#engine/copy/drafts/json-objects";
import type { Target } from "#engine/copy/index";
import { type CallSeen, minorOf } from "./metered.ts";
import type { ModelService } from "./service.ts";

const TEST_MS = 20_000;

async function providerNamed(models: ModelService, name: string) {
  const provider = (await models.providers()).find((one) => one.name === name);
  if (!provider) throw new AppError("not_found", { data: { what: name } });
  return provider;
}

/** Adds up what the calls of one writer took, and keeps what came of the last. */
function bill() {
  const sum = { tokensIn: 0, tokensOut: 0, costMillionths: 0, answer: "", error: null as string | null };
  const add = (call: CallSeen) => {
    sum.tokensIn += call.tokensIn;
    sum.tokensOut += call.tokensOut;
    sum.costMillionths += call.costMillionths;
    sum.answer = call.answer;
    sum.error = call.error;
  };
  return { sum, add };
}

/** Whether it can do as it is told; what stands in the object is all the same. */
function anyObject(answer: string): void {
  if (objectsIn(answer).length === 0) throw new AppError("model_malformed");
}

export async function testModel(models: ModelService, name: string, userId: string): Promise<ModelTest> {
  const provider = await providerNamed(models, name);
  const { sum, add } = bill();
  const began = performance.now();
  const request = { instructions: 'Answer with this JSON object and nothing else: {"body": "ok"}', prompt: "Begin." };
  const cause = await models
    .model(provider, userId, { timeout: TEST_MS, seen: add })
    .write(request, { accept: anyObject })
    .then(() => null, causeOfModel);
  const milliseconds = Math.round(performance.now() - began);
  const { tokensIn, tokensOut } = sum;
  const said = cause === null ? { error: null, answer: "" } : { error: sum.error, answer: sum.answer };
  return { ok: cause === null, milliseconds, cause, ...said, tokensIn: tokensIn || null, tokensOut: tokensOut || null };
}

export interface Trial {
  readonly listing: Listing;
  readonly brief: Brief;
  readonly target: Target;
  readonly texts?: PromptTexts | undefined;
}

/** `writer`: "composer" or a provider's name. Throws not_found, and as the composer does. */
export async function tryWriter(
  models: ModelService,
  writer: string,
  trial: Trial,
  userId: string,
): Promise<TrialResult> {
  const { listing, brief, target, texts } = trial;
  const work = models.work(userId);
  const provider = writer === "composer" ? null : await providerNamed(models, writer);
  const { sum, add } = bill();
  const began = performance.now();
  const result = (
    piece: TrialResult["piece"],
    faults: readonly string[],
    cause: TrialResult["cause"],
  ): TrialResult => ({
    writer,
    piece,
    faults: [...faults],
    cause,
    error: cause === null ? null : sum.error,
    answer: cause === null ? "" : sum.answer,
    milliseconds: Math.round(performance.now() - began),
    tokensIn: sum.tokensIn,
    tokensOut: sum.tokensOut,
    cost: minorOf(sum.costMillionths),
    currency: provider?.currency ?? null,
  });
  if (!provider) return result(await work.compose(listing, brief, target), [], null);
  try {
    const model = models.model(provider, userId, { seen: add });
    // the reader is no writer: what it costs is no part of the comparison
    const read = factReader(await models.readers(userId), () => {});
    const { piece, faults } = await tryPiece(model, { work, read }, { listing, brief, target, texts });
    return result(piece, faults, null);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return result(null, [], causeOfModel(error));
  }
}
