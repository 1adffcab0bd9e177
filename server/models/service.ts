/**
 * The models as every process uses them: read from the database for each piece, so that what an administrator changes holds
 * for the next one everywhere. Every call is let in by switch and limits, and counted.
 */

import { factReader } from "#adapters/models/fact-reader";
import { createModel } from "#adapters/models/index";
import type { Model } from "#adapters/models/model";
import type { PackEvents, TextWork } from "#adapters/models/pack-context";
import type { ModelSetting } from "#adapters/models/providers/setting";
import { type Left, writePack } from "#adapters/models/write-pack";
import { type Reach, serviceFetch } from "#adapters/web/service-address";
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Target } from "#engine/copy/index";
import { modelSettings, openKey, providerRows } from "#server/queries/models/model-providers";
import { promptTexts } from "#server/queries/models/prompts";
import type { Using } from "#server/services/index";
import { type CallAbout, type CallJournal, callJournal } from "./call-journal.ts";
import { type CallSeen, type Limits, metered } from "./metered.ts";

/** Writes one piece by the composer. `userId`: for whose account. */
export type WritePiece = (
  listing: Listing,
  brief: Brief,
  target: Target,
  signal: AbortSignal,
  userId: string,
) => Promise<Piece>;

/** A pack of one language for an account. */
interface PackAsked {
  readonly listing: Listing;
  readonly brief: Brief;
  readonly targets: readonly Target[];
  readonly userId: string;
  readonly campaignId: string | null;
}
/**
 * Asks the providers in the administrator's order and answers what none of them could write. `events`: what comes meanwhile.
 * Rejects with the reason of an aborted signal, or as `onPiece` does.
 */
export type AskModels = (
  asked: PackAsked,
  events: Pick<PackEvents, "onPiece" | "onDraft">,
  signal: AbortSignal,
) => Promise<Left[]>;

export interface ModelServiceDeps extends Using<"db" | "secretKey" | "now" | "log"> {
  /** Of MODELS, in order. */
  environment: readonly ModelSetting[];
  /** The engine, as the work of an account. */
  work(account: string): TextWork;
}

interface Provider extends ModelSetting, Limits {
  readonly id: string | null;
  readonly updatedAt: string | null;
  readonly enabled: boolean;
  /** How far its address may lead; an operator's own setting anywhere. */
  readonly reach: Reach | null;
}

const unlimited = { perMinute: null, tokensPerDay: null, moneyPerDay: null, priceIn: 0, priceOut: 0, currency: "CNY" };
const numberOf = (value: string | number | null) => (value === null ? null : Number(value));

/** Every provider, also those that are switched off, in the order they are asked. */
async function providersOf({ db, secretKey, environment }: Omit<ModelServiceDeps, "work" | "now" | "log">) {
  const [rows, { provider_order: order }] = await Promise.all([providerRows(db), modelSettings(db)]);
  const own = rows.map(
    (row): Provider => ({
      id: row.id,
      updatedAt: row.updated_at.toISOString(),
      name: row.name,
      kind: row.kind,
      baseUrl: row.base_url ?? undefined,
      apiKey: openKey(secretKey, row) ?? "",
      model: row.model,
      enabled: row.enabled,
      reach: row.own_network ? "own" : "public",
      perMinute: row.per_minute,
      tokensPerDay: numberOf(row.tokens_per_day),
      moneyPerDay: numberOf(row.money_per_day),
      priceIn: Number(row.price_in),
      priceOut: Number(row.price_out),
      currency: row.currency,
    }),
  );
  const given = environment.map(
    (setting): Provider => ({ ...setting, ...unlimited, id: null, updatedAt: null, enabled: true, reach: null }),
  );
  const place = ({ name }: Provider) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...given, ...own].sort((a, b) => place(a) - place(b));
}

export interface ModelService {
  askModels: AskModels;
  providers(): Promise<Provider[]>;
  /** One provider behind switch, limits and books; `seen` is told of each call. */
  model(
    provider: Provider,
    userId: string | null,
    options?: { timeout?: number; seen?: (call: CallSeen) => void; journal?: CallJournal },
  ): Model;
  /** Those that are on, in the order they write; none where all are switched off. */
  writers(userId: string, journal?: CallJournal): Promise<Model[]>;
  /** Those that read drafts beside the facts, in order; none where that is switched off. */
  readers(userId: string, journal?: CallJournal): Promise<Model[]>;
  readonly work: ModelServiceDeps["work"];
  /** Seals keys; null where the deployment has none. */
  readonly secretKey: string | null;
}

export function openModelService(deps: ModelServiceDeps): ModelService {
  const { db, work, log, secretKey } = deps;
  const providers = () => providersOf(deps);
  const journalOf = (userId: string | null, about: CallAbout) => callJournal({ ...deps, userId }, about);
  const model: ModelService["model"] = (provider, userId, { timeout, seen, journal } = {}) =>
    metered(
      createModel(provider, { timeout, ...(provider.reach ? { fetch: serviceFetch(provider.reach) } : {}) }),
      provider,
      {
        db,
        now: deps.now,
        userId,
        log,
        seen,
        journal: journal ?? journalOf(userId, { campaignId: null, promptVersion: null }),
      },
    );
  const enabled = async () => ((await modelSettings(db)).off ? [] : (await providers()).filter((one) => one.enabled));
  const writers: ModelService["writers"] = async (userId, journal) =>
    (await enabled()).map((provider) => model(provider, userId, { journal }));
  const readers: ModelService["readers"] = async (userId, journal) => {
    const { reading_off: off, reader } = await modelSettings(db);
    const asked = off ? [] : await writers(userId, journal);
    return [...asked.filter(({ id }) => id === reader), ...asked.filter(({ id }) => id !== reader)];
  };
  return {
    providers,
    model,
    writers,
    readers,
    work,
    secretKey,
    async askModels({ userId, campaignId, ...asked }, events, signal) {
      const { prompt_version: version } = await modelSettings(db);
      const journal = journalOf(userId, { campaignId, promptVersion: version, home: asked });
      const [models, reading] = await Promise.all([writers(userId, journal), readers(userId, journal)]);
      // the provider's own words may quote the key, so only our code is said
      const onFailure = (name: string, { code }: { code: string }) =>
        log.warn({ model: name, code }, "a model did not write");
      const read = factReader(reading, (name, { code }) => log.warn({ model: name, code }, "a model read no facts"));
      const texts = models.length > 0 ? await promptTexts(db, version) : undefined;
      const tools = { work: work(userId), read, texts };
      return await writePack(models, tools, asked, { ...events, onFailure, onChecked: journal.findings }, signal);
    },
  };
}
