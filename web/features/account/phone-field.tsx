/** A country and a number, written as it is written there while it is typed; beside it whether it is proved. */
import { Button, Select, TextInput } from "@mantine/core";
import { type ChangeEvent, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import type { Phones } from "#web/features/account/basic-form.tsx";
import type { TypedPhone } from "#web/features/account/phones.ts";
import { countryName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";

/** `verified`: null while the number is not the stored one, or there is none. */
export function PhoneField(props: {
  phones: Phones;
  value: TypedPhone;
  onChange(value: TypedPhone): void;
  error?: ReactNode;
  verified: boolean | null;
  onVerify(): void;
}) {
  const { phones, value, onChange, error, verified, onVerify } = props;
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const options = useMemo(
    () =>
      phones.countries.map((country) => ({
        value: country,
        label: `${countryName(language, country)} ${phones.callingCode(country)}`,
      })),
    [phones, language],
  );

  function typed(event: ChangeEvent<HTMLInputElement>) {
    const { value: number, selectionStart } = event.currentTarget;
    // spaces come while somebody writes on at the end; in the middle they would move the caret away
    const goesOn = number.length > value.number.length && selectionStart === number.length;
    onChange(goesOn ? phones.written({ ...value, number }) : { ...value, number });
  }

  return (
    <fieldset className={styles.phone}>
      <legend className={styles.legend}>
        {t("phone")}
        {verified === null ? null : (
          <Status tone={verified ? "good" : "wait"}>{verified ? t("verified") : t("notVerified")}</Status>
        )}
      </legend>
      <p className={styles.hint}>{t("phoneHint")}</p>
      <div className={styles.phoneRow}>
        <Select
          className={styles.country}
          aria-label={t("country")}
          name="country"
          data={options}
          value={value.country}
          onChange={(country) => phones.isCountry(country) && onChange(phones.written({ ...value, country }))}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t("noCountry")}
          maxDropdownHeight={280}
          comboboxProps={{ width: 280, position: "bottom-start", keepMounted: false }}
          autoComplete="off"
          error={Boolean(error)}
          withErrorStyles={false}
        />
        <TextInput
          className={styles.number}
          aria-label={t("number")}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          value={value.number}
          onChange={typed}
          onBlur={() => value.number && onChange(phones.written(value))}
          error={error}
        />
        {verified === false ? (
          <Button variant="default" size="md" onClick={onVerify}>
            {t("verifyPhone.verify")}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
