/** A fact as a sentence's ground names it: "价格 698万元", "Feature “Fenced yard”". */
import { useTranslation } from "react-i18next";
import type { Listing } from "#contract/listing";
import type { GroundedSentence } from "#contract/piece-work";
import { formatArea } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { offerText } from "#web/ui/listing/price-text.ts";

type Fact = GroundedSentence["facts"][number];
const MOST = 60;
const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

export function useFactLabel(listing: Listing): (fact: Fact) => string {
  const { t } = useTranslation("facts");
  const { t: tPieces } = useTranslation("pieces");
  const language = useLanguage();
  const figures: Record<string, () => string | null> = {
    price: () => offerText(t, language, listing),
    area: () => listing.area && formatArea(language, listing.area.sqm),
    yearBuilt: () => (listing.yearBuilt === null ? null : String(listing.yearBuilt)),
    "rooms.bedrooms": () => String(listing.rooms.bedrooms ?? ""),
    "rooms.livingRooms": () => String(listing.rooms.livingRooms ?? ""),
    "rooms.bathrooms": () => String(listing.rooms.bathrooms ?? ""),
  };
  const names: Record<string, string> = {
    title: t("fields.title"),
    description: t("fields.description"),
    price: t("fields.price"),
    area: t("groups.money"),
    propertyType: t("fields.propertyType"),
    floor: t("fields.floor"),
    orientation: t("fields.orientation"),
    yearBuilt: t("fields.yearBuilt"),
    renovation: t("fields.renovation"),
    "rooms.bedrooms": t("fields.bedrooms"),
    "rooms.livingRooms": t("fields.livingRooms"),
    "rooms.bathrooms": t("fields.bathrooms"),
    "address.text": t("fields.addressText"),
    "address.city": t("fields.city"),
    "address.district": t("fields.district"),
    "address.community": t("fields.community"),
  };
  return ({ path, value }) => {
    const name = path.startsWith("features.")
      ? t("fields.features")
      : path.startsWith("disclosures.")
        ? path.slice("disclosures.".length)
        : path.startsWith("agent.")
          ? tPieces("sentences.agent")
          : path === "area"
            ? t(`areaKind.${listing.area?.kind ?? "unknown"}`)
            : (names[path] ?? path);
    const valueText = value ?? figures[path]?.() ?? "";
    return path === "description" || valueText === "" ? name : `${name} ${cut(valueText)}`;
  };
}
