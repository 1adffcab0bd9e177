/** The form of step 2: every fact, grouped as an agent thinks of a home. */
import { TagsInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { listingLimits } from "#contract/listing";
import { countryName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Disclosures } from "./disclosures.tsx";
import styles from "./fact.module.css";
import { Fact, type FactsProps } from "./fact.tsx";
import { writeFact } from "./facts.ts";
import { ChoiceFact, NumberFact, TextFact } from "./fields.tsx";
import { AreaFact, PriceFact } from "./money-facts.tsx";
import { countries } from "./places.ts";

type GroupName = "basics" | "money" | "rooms" | "place" | "features" | "disclosures";

function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const { t } = useTranslation("facts");
  return (
    <section className={styles.group} aria-labelledby={`facts-${name}`}>
      <h3 id={`facts-${name}`} className={styles.groupTitle}>
        {t(`groups.${name}`)}
      </h3>
      {children}
    </section>
  );
}

export function FactGroups(props: FactsProps) {
  const { listing } = props;
  const { t } = useTranslation("facts");
  const { t: tw } = useTranslation("wizard");
  const language = useLanguage();
  const codes = listing.country && !countries.includes(listing.country) ? [listing.country, ...countries] : countries;
  return (
    <>
      <Group name="basics">
        <div className={styles.grid}>
          <TextFact {...props} path="title" label={t("fields.title")} wide />
          <TextFact
            {...props}
            path="description"
            label={t("fields.description")}
            wide
            lines={5}
            maxLength={listingLimits.description}
          />
        </div>
      </Group>
      <Group name="money">
        <div className={styles.grid}>
          <PriceFact {...props} />
          <AreaFact {...props} />
          <ChoiceFact
            {...props}
            path="transaction"
            label={t("fields.transaction")}
            empty={t("unknown")}
            options={[
              { value: "sale", label: t("transaction.sale") },
              { value: "rent", label: t("transaction.rent") },
            ]}
          />
        </div>
      </Group>
      <Group name="rooms">
        <div className={styles.grid} data-tight>
          <NumberFact
            {...props}
            path="rooms.bedrooms"
            label={t("fields.bedrooms")}
            decimals={1}
            error={tw("confirm.positive")}
          />
          <NumberFact
            {...props}
            path="rooms.livingRooms"
            label={t("fields.livingRooms")}
            decimals={1}
            error={tw("confirm.positive")}
          />
          <NumberFact
            {...props}
            path="rooms.bathrooms"
            label={t("fields.bathrooms")}
            decimals={1}
            error={tw("confirm.positive")}
          />
          <TextFact {...props} path="floor" label={t("fields.floor")} />
          <TextFact {...props} path="orientation" label={t("fields.orientation")} />
          <NumberFact
            {...props}
            path="yearBuilt"
            label={t("fields.yearBuilt")}
            separator={false}
            error={tw("confirm.yearRange")}
          />
          <TextFact {...props} path="propertyType" label={t("fields.propertyType")} />
          <TextFact {...props} path="renovation" label={t("fields.renovation")} />
        </div>
      </Group>
      <Group name="place">
        <div className={styles.grid} data-tight>
          <TextFact {...props} path="address.text" label={t("fields.addressText")} wide />
          <TextFact {...props} path="address.community" label={t("fields.community")} />
          <TextFact {...props} path="address.district" label={t("fields.district")} />
          <TextFact {...props} path="address.city" label={t("fields.city")} />
          <ChoiceFact
            {...props}
            path="country"
            label={t("fields.country")}
            empty={t("unknown")}
            options={codes.map((code) => ({ value: code, label: countryName(language, code) }))}
          />
          <TextFact {...props} path="address.postalCode" label={t("fields.postalCode")} />
          <NumberFact
            {...props}
            path="address.latitude"
            label={t("fields.latitude")}
            decimals={6}
            negative
            error={tw("confirm.positive")}
          />
          <NumberFact
            {...props}
            path="address.longitude"
            label={t("fields.longitude")}
            decimals={6}
            negative
            error={tw("confirm.positive")}
          />
        </div>
      </Group>
      <Group name="features">
        <Fact
          {...props}
          path="features"
          label={t("fields.features")}
          hint={tw("confirm.featuresHint")}
          render={(field) => (
            <TagsInput
              {...field}
              size="md"
              maxTags={listingLimits.features}
              value={listing.features}
              onChange={(features) =>
                props.onChange(
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
      </Group>
      <Group name="disclosures">
        <Disclosures {...props} />
      </Group>
    </>
  );
}
