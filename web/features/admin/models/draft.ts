/** A provider as it is typed: money in whole units, empty for no limit. Pure. */

import type { ModelKind } from "#contract/admin/model-names";
import { isBareAddress, type ModelEdit, type ModelProvider, modelName } from "#contract/admin/models";

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

const major = (minor: number | null): number | "" => (minor === null ? "" : minor / 100);
const minor = (value: number | ""): number => Math.round(Number(value) * 100);

export const draftOf = (provider: ModelProvider | null): Draft => ({
  name: provider?.name ?? "",
  kind: provider?.kind ?? "openai-compatible",
  baseUrl: provider?.baseUrl ?? "",
  model: provider?.model ?? "",
  perMinute: provider?.perMinute ?? "",
  tokensPerDay: provider?.tokensPerDay ?? "",
  moneyPerDay: major(provider?.moneyPerDay ?? null),
  priceIn: major(provider?.priceIn ?? 0),
  priceOut: major(provider?.priceOut ?? 0),
  currency: provider?.currency ?? "CNY",
  enabled: provider?.enabled ?? true,
});

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
  moneyPerDay: minor(draft.moneyPerDay) || null,
  priceIn: minor(draft.priceIn),
  priceOut: minor(draft.priceOut),
  currency: draft.currency,
  enabled: draft.enabled,
});
