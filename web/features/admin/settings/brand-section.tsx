/** Name, contact lines, company, filing numbers and the WeChat code, with the footer as people will see it. */
import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ownNames } from "#contract/names";
import { Panel } from "#web/ui/page.tsx";
import { useFieldError } from "./field-error.ts";
import { FooterPreview } from "./footer-preview.tsx";
import { QrField } from "./qr-field.tsx";
import styles from "./settings.module.css";
import type { ReadyForm } from "./use-settings-form.ts";

const lines = ["email", "phone", "address", "wechat"] as const;

export function BrandSection({ form }: { form: ReadyForm }) {
  const { t } = useTranslation("adminSettings");
  const wrong = useFieldError(form);
  const { values, set, state } = form;
  const otherwise = (value: string) => (value ? t("otherwise", { value }) : undefined);
  return (
    <>
      <Panel title={t("keys.brand")}>
        <p className={styles.text}>{t("brandText", { zh: ownNames.zh, en: ownNames.en })}</p>
        <div className={styles.pair}>
          <TextInput
            label={t("nameZh")}
            value={values.brand.zh}
            placeholder={ownNames.zh}
            maxLength={24}
            error={wrong("brand.zh")}
            onChange={({ currentTarget: { value } }) => set("brand", { ...values.brand, zh: value })}
          />
          <TextInput
            label={t("nameEn")}
            value={values.brand.en}
            placeholder={ownNames.en}
            maxLength={24}
            error={wrong("brand.en")}
            onChange={({ currentTarget: { value } }) => set("brand", { ...values.brand, en: value })}
          />
        </div>
      </Panel>
      <Panel title={t("imprint")}>
        <p className={styles.text}>{t("imprintText")}</p>
        <div className={styles.fields}>
          <TextInput
            label={t("keys.company")}
            description={values.company ? t("companyHint") : (otherwise(state.otherwise.company) ?? t("companyHint"))}
            value={values.company}
            maxLength={120}
            error={wrong("company")}
            onChange={({ currentTarget: { value } }) => set("company", value)}
          />
          {lines.map((line) => (
            <TextInput
              key={line}
              label={t(line)}
              description={values.contact[line] ? undefined : otherwise(state.otherwise.contact[line])}
              value={values.contact[line]}
              type={line === "email" ? "email" : line === "phone" ? "tel" : "text"}
              error={wrong(`contact.${line}`)}
              onChange={({ currentTarget: { value } }) => set("contact", { ...values.contact, [line]: value })}
            />
          ))}
          <Filings form={form} error={wrong("filings")} />
        </div>
        <QrField form={form} />
        <FooterPreview values={values} otherwise={state.otherwise} />
      </Panel>
    </>
  );
}

/** Empty lines stand while they are typed and are no filings. */
function Filings({ form, error }: { form: ReadyForm; error: string | null }) {
  const { t } = useTranslation("adminSettings");
  const stored = form.values.filings.join("\n");
  const [typed, setTyped] = useState(stored);
  const read = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const current = read(typed).join("\n") === stored ? typed : stored;
  const given = form.state.otherwise.filings.join(" · ");
  return (
    <Textarea
      label={t("keys.filings")}
      description={!stored && given ? t("otherwise", { value: given }) : t("filingsHint")}
      rows={3}
      value={current}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        form.set("filings", read(value));
      }}
    />
  );
}
