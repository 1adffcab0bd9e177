/** The form of step 2: every fact, grouped as an agent thinks of a home. */
import { TagsInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listingLimits } from "#contract/listing";
import { countryName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Disclosures, useAskedDisclosures } from "./disclosures.tsx";
import { Fact, type FactsProps } from "./fact.tsx";
import { type FactEntry, FactGroup, type GroupName } from "./fact-group.tsx";
import { writeFact } from "./facts.ts";
import { ChoiceFact, NumberFact, TextFact } from "./fields.tsx";
import { AreaFact, PriceFact } from "./money-facts.tsx";
import { countries } from "./places.ts";

/** `open`: paths of the facts that stand as fields while what is sure is only shown; left out, all stand as fields. */
export function FactGroups({ open = null, ...props }: FactsProps & { open?: ReadonlySet<string> | null }) {
  const { listing } = props;
  const { t } = useTranslation("facts");
  const { t: tw } = useTranslation("wizard");
  const language = useLanguage();
  const { asked, rest } = useAskedDisclosures(listing);
  const codes = listing.country && !countries.includes(listing.country) ? [listing.country, ...countries] : countries;
  const text = (path: string, label: string, more: { wide?: boolean; lines?: number; maxLength?: number } = {}) => ({
    path,
    label,
    field: <TextFact {...props} path={path} label={label} {...more} />,
  });
  const number = (
    path: string,
    label: string,
    more: { decimals?: number; negative?: boolean; separator?: boolean; error?: string } = {},
  ) => ({
    path,
    label,
    field: <NumberFact {...props} path={path} label={label} error={tw("confirm.positive")} {...more} />,
  });
  const choice = (path: string, label: string, options: { value: string; label: string }[]) => ({
    path,
    label,
    field: <ChoiceFact {...props} path={path} label={label} empty={t("unknown")} options={options} />,
  });
  const groups: Record<GroupName, FactEntry[]> = {
    basics: [
      text("title", t("fields.title"), { wide: true }),
      text("description", t("fields.description"), { wide: true, lines: 5, maxLength: listingLimits.description }),
    ],
    money: [
      { path: "price", label: t("fields.price"), field: <PriceFact {...props} /> },
      { path: "area", label: t("fields.area"), field: <AreaFact {...props} /> },
      choice("transaction", t("fields.transaction"), [
        { value: "sale", label: t("transaction.sale") },
        { value: "rent", label: t("transaction.rent") },
      ]),
    ],
    rooms: [
      number("rooms.bedrooms", t("fields.bedrooms"), { decimals: 1 }),
      number("rooms.livingRooms", t("fields.livingRooms"), { decimals: 1 }),
      number("rooms.bathrooms", t("fields.bathrooms"), { decimals: 1 }),
      text("floor", t("fields.floor")),
      text("orientation", t("fields.orientation")),
      number("yearBuilt", t("fields.yearBuilt"), { separator: false, error: tw("confirm.yearRange") }),
      text("propertyType", t("fields.propertyType")),
      text("renovation", t("fields.renovation")),
    ],
    place: [
      text("address.text", t("fields.addressText"), { wide: true }),
      text("address.community", t("fields.community")),
      text("address.district", t("fields.district")),
      text("address.city", t("fields.city")),
      choice(
        "country",
        t("fields.country"),
        codes.map((code) => ({ value: code, label: countryName(language, code) })),
      ),
      text("address.postalCode", t("fields.postalCode")),
      number("address.latitude", t("fields.latitude"), { decimals: 6, negative: true }),
      number("address.longitude", t("fields.longitude"), { decimals: 6, negative: true }),
    ],
    features: [{ path: "features", label: t("fields.features"), field: <Features {...props} /> }],
    disclosures: [
      {
        path: "disclosures",
        label: t("groups.disclosures"),
        field: <Disclosures {...props} />,
        part: rest && { rest, field: <Disclosures {...props} only={asked} /> },
      },
    ],
  };
  return (
    <>
      <FactGroup name="basics" listing={listing} entries={groups.basics} open={open} />
      <FactGroup name="money" listing={listing} entries={groups.money} open={open} />
      <FactGroup name="rooms" listing={listing} entries={groups.rooms} open={open} tight />
      <FactGroup name="place" listing={listing} entries={groups.place} open={open} tight />
      <FactGroup name="features" listing={listing} entries={groups.features} open={open} />
      <FactGroup name="disclosures" listing={listing} entries={groups.disclosures} open={open} />
    </>
  );
}

function Features(props: FactsProps) {
  const { listing, onChange } = props;
  const { t } = useTranslation("facts");
  const { t: tw } = useTranslation("wizard");
  return (
    <Fact
      {...props}
      path="features"
      label={t("fields.features")}
      wide
      hint={tw("confirm.featuresHint")}
      render={(field) => (
        <TagsInput
          {...field}
          size="md"
          maxTags={listingLimits.features}
          value={listing.features}
          onChange={(features) =>
            onChange(
              writeFact(
                listing,
                "features",
                features.map((feature) => feature.slice(0, listingLimits.feature)),
              ),
            )
          }
        />
      )}
    />
  );
}
