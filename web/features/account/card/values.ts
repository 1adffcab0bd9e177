/** The identity card as its form holds it: every field a text, the markets a list. */
import { type Market, market } from "#contract/copy";
import {
  type IdentityCard,
  identityCard,
  type KeptCard,
  type MarketField,
  type MarketSignature,
  marketFields,
} from "#contract/identity";

export const cardFields = ["name", "nameLatin", "company", "licence", "phone", "email", "wechat", "address"] as const;
export type CardField = (typeof cardFields)[number];
export type MarketValues = Record<MarketField, string>;
export type CardValues = Record<CardField, string> & { markets: { market: Market; values: MarketValues }[] };

export const emptyMarket = (): MarketValues => ({ name: "", phone: "", company: "", licence: "", address: "" });

/** What the form begins with; empty where there is no card. */
export function valuesOf(card: KeptCard | null): CardValues {
  const texts = Object.fromEntries(cardFields.map((field) => [field, card?.[field] ?? ""]));
  const markets = Object.entries(card?.markets ?? {}).flatMap(([id, differs]) => {
    const parsed = market.safeParse(id);
    return parsed.success && differs ? [{ market: parsed.data, values: { ...emptyMarket(), ...differs } }] : [];
  });
  return { ...emptyTexts(), ...texts, markets };
}

const emptyTexts = (): Record<CardField, string> => ({
  ...{ name: "", nameLatin: "", company: "", licence: "", phone: "", email: "", wechat: "", address: "" },
});

const orNull = (text: string) => text.trim() || null;

function differing(values: MarketValues): MarketSignature | null {
  const filled = marketFields.flatMap((field) => (values[field].trim() ? [[field, values[field].trim()]] : []));
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** The card to save, or the field that keeps it from being one. A market without anything of its own is left out. */
export function cardOf(values: CardValues): { card: IdentityCard } | { wrong: "name" | "email" } {
  if (values.name.trim() === "") return { wrong: "name" };
  const { nameLatin, wechat, ...texts } = values;
  const markets = values.markets.flatMap(({ market: id, values: own }) => {
    const differences = differing(own);
    return differences ? [[id, differences]] : [];
  });
  const card = identityCard.safeParse({
    name: texts.name,
    phone: orNull(texts.phone),
    company: orNull(texts.company),
    licence: orNull(texts.licence),
    address: orNull(texts.address),
    email: orNull(texts.email),
    ...(orNull(nameLatin) ? { nameLatin } : {}),
    ...(orNull(wechat) ? { wechat } : {}),
    ...(markets.length > 0 ? { markets: Object.fromEntries(markets) } : {}),
  });
  return card.success ? { card: card.data } : { wrong: "email" };
}
