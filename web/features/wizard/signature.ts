/** The signature of a draft: what the identity card says, what was typed because it lacks it, and what the card learns from that. */
import type { Market, PieceKind } from "#contract/copy";
import type { IdentityCard, KeptCard } from "#contract/identity";
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

/**
 * The card to keep after a campaign for a home of `market`: the first one, or the old one with what was typed where it was empty.
 * A licence, and what the card says for other markets only, is kept for this one. Null when there is nothing new. Nothing the card
 * says is ever replaced from here.
 */
export function learned(card: KeptCard | null, agent: AgentDraft, market: Market | null): IdentityCard | null {
  const typed = toAgentCard(agent);
  if (!typed) return null;
  const {
    wechatQrUrl: _code,
    logoUrl: _logo,
    ...old
  } = card ?? { ...typed, licence: market === null ? typed.licence : null };
  const there = (market !== null && old.markets?.[market]) || {};
  const others = Object.values(old.markets ?? {});
  const news = agentFields.filter((field) => typed[field] !== null && !old[field] && !there[field]);
  const saidElsewhere = (field: AgentField) => others.some((one) => one?.[field]);
  // a licence holds where it was issued
  const own = market === null ? [] : news.filter((field) => field === "licence" || saidElsewhere(field));
  const shared = news.filter((field) => !own.includes(field) && !saidElsewhere(field));
  const of = (fields: readonly AgentField[]) =>
    Object.fromEntries(fields.flatMap((field) => (typed[field] === null ? [] : [[field, typed[field]]])));
  if (card !== null && own.length + shared.length === 0) return null;
  const markets =
    market !== null && own.length > 0 ? { markets: { ...old.markets, [market]: { ...there, ...of(own) } } } : {};
  return { ...old, ...of(shared), ...markets };
}

/** Somebody else's details for this one campaign: the listing's agent. */
export const borrowed = (agent: AgentDraft, page: Partial<Record<AgentField, string | null>>): AgentDraft => ({
  ...emptyAgent(),
  email: agent.email,
  address: agent.address,
  ...Object.fromEntries(Object.entries(page).filter(([, value]) => typeof value === "string")),
});
