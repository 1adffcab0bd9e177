/** The identity card as one market's pieces carry it, and what it still lacks there. */
import type { AgentCard, Market, PieceKind } from "#contract/copy";
import { type IdentityCard, marketFields } from "#contract/identity";

/**
 * The signature for a market: what the card says differs there goes before the rest. Another name there has no Latin form but its
 * own. Pictures and other markets stay behind.
 */
export function signatureFor(card: IdentityCard, market: Market | null): AgentCard {
  const { name, phone, company, licence, address, email, nameLatin, wechat } = card;
  const there = (market !== null && card.markets?.[market]) || {};
  const differs = Object.fromEntries(marketFields.flatMap((field) => (there[field] ? [[field, there[field]]] : [])));
  return {
    ...{ name, phone, company, licence, address, email },
    ...(nameLatin === undefined || there.name ? {} : { nameLatin }),
    ...(wechat === undefined ? {} : { wechat }),
    ...differs,
  };
}

/**
 * Which of the card's pictures go with a signature: none where somebody else signs, and no code where that market's WeChat is
 * another than the card's, whose code it is.
 */
export function picturesWith(
  card: IdentityCard | null,
  signer: Pick<AgentCard, "name"> | null,
  market: Market | null,
): { portrait: boolean; wechat: boolean } {
  const own = card !== null && signer !== null && [card.name, signatureFor(card, market).name].includes(signer.name);
  return { portrait: own, wechat: own && signatureFor(card, market).wechat === card.wechat };
}

/** Markets whose law or habit wants the number of the agent's or the firm's licence in an advertisement. */
const licensed: ReadonlySet<Market> = new Set([
  "CN",
  "US",
  "CA",
  "AU",
  "NZ",
  "HK",
  "TW",
  "SG",
  "AE",
  "JP",
  "KR",
  "EU/FR",
]);
/** Markets whose law wants a postal address in every commercial mail. */
const posted: ReadonlySet<Market> = new Set(["US", "CA"]);

/** What pieces of some market ask for. */
type AskedField = "name" | "phone" | "company" | "licence" | "address";

/**
 * What a signature lacks for these pieces, in the order of the card. Only a missing name stops a campaign; the rest is asked
 * for once because the market's advertisements carry it.
 */
export function lackingIn(
  signature: Partial<Record<AskedField, string | null>>,
  market: Market | null,
  kinds: readonly PieceKind[],
): AskedField[] {
  const wanted: AskedField[] = ["name", "phone", "company"];
  if (market !== null && licensed.has(market)) wanted.push("licence");
  if (market !== null && posted.has(market) && kinds.includes("email")) wanted.push("address");
  return wanted.filter((field) => !signature[field]?.trim());
}
