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

/** All of them may differ from market to market. */
export const cardFields = marketFields;
export type CardField = MarketField;

export const fieldKinds: Record<CardField, { max: number; type: "text" | "tel" | "email"; autoComplete: string }> = {
  name: { max: 80, type: "text", autoComplete: "name" },
  nameLatin: { max: 80, type: "text", autoComplete: "off" },
  company: { max: 120, type: "text", autoComplete: "organization" },
  licence: { max: 80, type: "text", autoComplete: "off" },
  phone: { max: 40, type: "tel", autoComplete: "tel" },
  email: { max: 200, type: "email", autoComplete: "email" },
  wechat: { max: 60, type: "text", autoComplete: "off" },
  address: { max: 200, type: "text", autoComplete: "street-address" },
};
type Texts = Record<CardField, string>;
export type CardValues = Texts & {
  /** "#rrggbb"; empty: ours. */
  accent: string;
  markets: { market: Market; values: Texts }[];
};

export const emptyTexts = (): Texts => ({
  ...{ name: "", nameLatin: "", company: "", licence: "", phone: "", email: "", wechat: "", address: "" },
});

/** What the form begins with; empty where there is no card. */
export function valuesOf(card: KeptCard | null): CardValues {
  const texts = Object.fromEntries(cardFields.map((field) => [field, card?.[field] ?? ""]));
  const markets = Object.entries(card?.markets ?? {}).flatMap(([id, differs]) => {
    const parsed = market.safeParse(id);
    return parsed.success && differs ? [{ market: parsed.data, values: { ...emptyTexts(), ...differs } }] : [];
  });
  return { ...emptyTexts(), ...texts, accent: card?.accent ?? "", markets };
}

const orNull = (text: string) => text.trim() || null;

function differing(values: Texts): MarketSignature | null {
  const filled = marketFields.flatMap((field) => (values[field].trim() ? [[field, values[field].trim()]] : []));
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** The card to save, or the field (of which market) that keeps it from being one. A market without anything of its own is left out. */
export function cardOf(
  values: CardValues,
): { card: IdentityCard } | { wrong: "name" | "email"; market: Market | null } {
  if (values.name.trim() === "") return { wrong: "name", market: null };
  const { nameLatin, wechat, accent, ...texts } = values;
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
    ...(accent === "" ? {} : { accent }),
    ...(markets.length > 0 ? { markets: Object.fromEntries(markets) } : {}),
  });
  if (card.success) return { card: card.data };
  const [, of] = card.error.issues[0]?.path[0] === "markets" ? card.error.issues[0].path : [];
  return { wrong: "email", market: market.safeParse(of).data ?? null };
}
