/** The signature of a draft: what the identity card says, what was typed because it lacks it, and what the card learns from that. */
import type { Market, PieceKind } from "#contract/copy";
import { type IdentityCard, type KeptCard, type MarketField, marketFields } from "#contract/identity";
import { lackingIn, signatureFor } from "#engine/account/signature";
import type { AgentDraft } from "./draft.ts";
import { emptyAgent, fromAgentCard, toAgentCard } from "./preferences.ts";

/** All that can be typed. */
export const agentFields = ["name", "phone", "company", "licence", "email", "address"] as const;
export type AgentField = (typeof agentFields)[number];

/** The card's details in this market, and where it has none, what the person typed. */
export function withCard(agent: AgentDraft, card: IdentityCard, market: Market | null): AgentDraft {
  const fromCard = fromAgentCard(signatureFor(card, market));
  const merged = { ...agent, ...fromCard };
  for (const field of agentFields) if (fromCard[field] === "") merged[field] = agent[field];
  return merged;
}

/** Which fields are asked for: all of somebody without a card, else what the card lacks for these pieces. */
export function askedFields(
  card: IdentityCard | null,
  market: Market | null,
  kinds: readonly PieceKind[],
): readonly AgentField[] {
  return card === null ? agentFields : lackingIn(signatureFor(card, market), market, kinds);
}

const isMarketField = (field: AgentField): field is MarketField => marketFields.some((one) => one === field);

/**
 * The card to keep after a campaign: the first one, or the old one with what was typed where it was empty. Null when there is
 * nothing new. Nothing the card says is ever replaced from here.
 */
export function learned(card: KeptCard | null, agent: AgentDraft): IdentityCard | null {
  const typed = toAgentCard(agent);
  if (!typed) return null;
  if (card === null) return typed;
  const { wechatQrUrl: _picture, ...old } = card;
  const news = agentFields.filter((field) => {
    const saved = old[field] || (isMarketField(field) && Object.values(old.markets ?? {}).some((one) => one?.[field]));
    return typed[field] !== null && !saved;
  });
  return news.length === 0 ? null : { ...old, ...Object.fromEntries(news.map((field) => [field, typed[field]])) };
}

/** Somebody else's details for this one campaign: the listing's agent. */
export const borrowed = (agent: AgentDraft, page: Partial<Record<AgentField, string | null>>): AgentDraft => ({
  ...emptyAgent(),
  email: agent.email,
  address: agent.address,
  ...Object.fromEntries(Object.entries(page).filter(([, value]) => typeof value === "string")),
});
