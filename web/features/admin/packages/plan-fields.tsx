/** The fields of one plan: its names, price, listings, benefits and what it allows. */
import { NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { planFeatures } from "#contract/plan";
import { featuresAfter, linesIn, type TypedPlan } from "./price-values.ts";
import styles from "./prices.module.css";

const switches = ["video", "hdVideo", "crm", "api", "customTemplates", "manager"] as const;
const below = ["label", "input", "description", "error"] as ("label" | "input" | "description" | "error")[];

export function PlanFields(props: {
  plan: TypedPlan;
  /** Fields that do not fit. */
  wrong: readonly string[];
  onChange: (part: Partial<TypedPlan>) => void;
}) {
  const { plan, wrong, onChange } = props;
  const { t } = useTranslation("adminPackages");
  const about = (name: string, why: "name" | "support" | "price" | "count" | "lines" | "only") =>
    wrong.includes(name) ? t(`prices.not.${why}`) : null;
  const text = (name: "nameZh" | "nameEn" | "supportZh" | "supportEn", max: number) => (
    <TextInput
      label={t(`prices.${name}`)}
      required
      maxLength={max}
      error={about(name, name.startsWith("name") ? "name" : "support")}
      value={plan[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const number = (name: "price" | "quota" | "platforms" | "languages", label: string, hint: string) => (
    <TextInput
      label={label}
      description={hint}
      inputWrapperOrder={below}
      error={about(name, name === "price" ? "price" : "count")}
      inputMode={name === "price" ? "decimal" : "numeric"}
      value={plan[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const lines = (name: "benefitsZh" | "benefitsEn") => (
    <Textarea
      label={t(`prices.${name}`)}
      required
      rows={6}
      classNames={{ input: styles.lines }}
      error={about(name, "lines")}
      value={plan[name]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ [name]: value, ...(name === "benefitsZh" ? { features: featuresAfter(plan, value) } : {}) });
      }}
    />
  );
  const told = plan.features.split("\n");
  const chinese = linesIn(plan.benefitsZh);
  const tell = (at: number, feature: string) =>
    onChange({ features: chinese.map((_, index) => (index === at ? feature : (told[index] ?? ""))).join("\n") });
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        {text("nameZh", 40)}
        {text("nameEn", 40)}
        {number("price", t("prices.price", { currency: plan.currency }), t("prices.priceHint"))}
        {number("quota", t("prices.quota"), t("prices.emptyUnlimited"))}
      </div>
      <Switch
        label={t("prices.popular")}
        checked={plan.popular}
        onChange={(event) => onChange({ popular: event.currentTarget.checked })}
      />
      <div className={styles.pair}>
        {lines("benefitsZh")}
        {lines("benefitsEn")}
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("prices.features")}</legend>
        {chinese.map((line, at) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place while it is typed
            key={at}
            label={line}
            value={told[at] ?? ""}
            data={[
              { value: "", label: t("prices.noFeature") },
              ...planFeatures.map((value) => ({ value, label: t(`prices.feature.${value}`) })),
            ]}
            onChange={(event) => tell(at, event.currentTarget.value)}
          />
        ))}
      </fieldset>
      <div className={styles.pair}>
        {number("platforms", t("prices.platforms"), t("prices.emptyUnlimited"))}
        {number("languages", t("prices.languages"), t("prices.emptyUnlimited"))}
        <TextInput
          label={t("prices.only")}
          description={t("prices.onlyHint")}
          inputWrapperOrder={below}
          error={about("only", "only")}
          value={plan.only}
          onChange={(event) => onChange({ only: event.currentTarget.value })}
        />
        <NativeSelect
          label={t("prices.reports")}
          value={plan.reports}
          data={(["monthly", "weekly"] as const).map((value) => ({ value, label: t(`prices.report.${value}`) }))}
          onChange={(event) => onChange({ reports: event.currentTarget.value === "weekly" ? "weekly" : "monthly" })}
        />
        {text("supportZh", 60)}
        {text("supportEn", 60)}
      </div>
      <fieldset className={styles.group} aria-label={t("prices.entitlements")}>
        {switches.map((name) => (
          <Switch
            key={name}
            label={t(`prices.${name}`)}
            checked={plan[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
      </fieldset>
    </div>
  );
}
