/** A provider as it is typed: money in whole units, empty for no limit. Pure. */
import type { ModelKind } from "#contract/admin/model-names";
import { type ModelPreset, modelPresets } from "#contract/admin/model-presets";
import { isBareAddress, type ModelEdit, type ModelProvider, modelName } from "#contract/admin/models";
import { majorOf, minorOf } from "#contract/minor-units";

export interface Draft {
  name: string;
  kind: ModelKind;
  baseUrl: string;
  model: string;
  perMinute: number | "";
  tokensPerDay: number | "";
  moneyPerDay: number | "";
  priceIn: number | "";
  priceOut: number | "";
  currency: string;
  enabled: boolean;
}

const major = (minor: number | null, currency: string): number | "" => (minor === null ? "" : majorOf(minor, currency));

const draftIn = (provider: ModelProvider | null, currency: string): Draft => ({
  name: provider?.name ?? "",
  kind: provider?.kind ?? "openai-compatible",
  baseUrl: provider?.baseUrl ?? "",
  model: provider?.model ?? "",
  perMinute: provider?.perMinute ?? "",
  tokensPerDay: provider?.tokensPerDay ?? "",
  moneyPerDay: major(provider?.moneyPerDay ?? null, currency),
  priceIn: major(provider?.priceIn ?? 0, currency),
  priceOut: major(provider?.priceOut ?? 0, currency),
  currency,
  enabled: provider?.enabled ?? true,
});

/** Of a provider there is, or of none yet. */
export const draftOf = (provider: ModelProvider | null): Draft => draftIn(provider, provider?.currency ?? "CNY");

/** A new provider as a preset has it. A name that was typed stays, also the model where the preset knows it. */
export function withPreset(draft: Draft, preset: ModelPreset): Draft {
  const { id, kind, baseUrl, models, currency } = preset;
  const named = draft.name.trim() !== "" && !modelPresets.some((other) => other.id === draft.name);
  return {
    ...draft,
    name: named ? draft.name : id,
    kind,
    baseUrl,
    model: models.includes(draft.model) ? draft.model : (models[0] ?? ""),
    currency,
  };
}

export type Wrong = "name" | "baseUrl" | "model";

/** What is not as it must be. An address may be left out where the provider has its own. */
export function wrongIn(draft: Draft): Wrong[] {
  const address = draft.baseUrl.trim();
  const missing = address === "" ? draft.kind === "openai-compatible" : !/^https?:\/\/[^\s/]+/.test(address);
  return [
    ...(modelName.safeParse(draft.name.trim()).success ? [] : ["name" as const]),
    ...(missing || (address !== "" && !isBareAddress(address)) ? ["baseUrl" as const] : []),
    ...(draft.model.trim() ? [] : ["model" as const]),
  ];
}

export const editOf = (draft: Draft): ModelEdit => ({
  kind: draft.kind,
  baseUrl: draft.baseUrl.trim() || null,
  model: draft.model.trim(),
  perMinute: draft.perMinute || null,
  tokensPerDay: draft.tokensPerDay || null,
  moneyPerDay: minorOf(Number(draft.moneyPerDay), draft.currency) || null,
  priceIn: minorOf(Number(draft.priceIn), draft.currency),
  priceOut: minorOf(Number(draft.priceOut), draft.currency),
  currency: draft.currency,
  enabled: draft.enabled,
});
