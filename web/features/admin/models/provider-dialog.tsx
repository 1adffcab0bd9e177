/** Adds a provider, or edits one of the database. */
import { Autocomplete, NumberInput, PasswordInput, Select, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { modelKinds } from "#contract/admin/model-names";
import { modelPresets, presetOf } from "#contract/admin/model-presets";
import type { ModelProvider } from "#contract/admin/models";
import { decimalsOf } from "#contract/minor-units";
import { FormDialog } from "#web/features/admin/list/form-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { type Draft, draftOf, editOf, withPreset, wrongIn } from "./draft.ts";
import styles from "./models.module.css";
import { useModelChange } from "./use-models.ts";

const SHORTEST_KEY = 4;
const CURRENCIES = ["CNY", "USD", "EUR"];

export function ProviderDialog(props: {
  provider: ModelProvider | null;
  /** Whether a key can be sealed here. */
  canKeepKeys: boolean;
  onClose: () => void;
}) {
  const { provider, onClose } = props;
  const { t } = useTranslation("adminModels");
  const scope = useScope();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const [key, setKey] = useState("");
  const [complains, setComplains] = useState(false);
  const existing = provider?.id && provider.updatedAt ? { id: provider.id, seen: provider.updatedAt } : null;
  const change = useModelChange(
    (asked: Draft) =>
      existing === null
        ? api.admin.models.create({
            ...editOf(asked),
            name: asked.name.trim(),
            ...(key.trim() ? { key: key.trim() } : {}),
          })
        : api.admin.models.update({ ...editOf(asked), ...existing }),
    existing === null ? ["address_not_allowed", "conflict"] : ["address_not_allowed"],
  );
  // what the server refused, until the field is changed
  const refusedAs = (code: string, field: "name" | "baseUrl") =>
    change.error !== null && causeOf(change.error).code === code && change.variables?.[field] === draft[field];
  const wrong = complains ? wrongIn(draft) : [];
  const set = (part: Partial<Draft>) => setDraft((was) => ({ ...was, ...part }));
  const preset = presetOf(draft.kind, draft.baseUrl);
  const locked = scope !== "super" && provider?.key.set === true;
  // one that is set is changed in a dialog of its own, which says where it goes
  const keyed = provider === null && scope === "super" && props.canKeepKeys;
  const keyWrong = key.trim() !== "" && key.trim().length < SHORTEST_KEY;
  const submit = () =>
    wrongIn(draft).length > 0 || keyWrong ? setComplains(true) : change.mutate(draft, { onSuccess: onClose });
  const number = (field: "perMinute" | "tokensPerDay", label: string) => (
    <NumberInput
      label={label}
      min={1}
      max={1_000_000_000}
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={false}
      placeholder={t("unlimited")}
      value={draft[field]}
      onChange={(value) => set({ [field]: value === "" ? "" : Number(value) })}
    />
  );
  const money = (field: "moneyPerDay" | "priceIn" | "priceOut", label: string, description?: string) => (
    <NumberInput
      label={label}
      description={description}
      min={0}
      max={100_000}
      decimalScale={decimalsOf(draft.currency)}
      allowNegative={false}
      suffix={` ${draft.currency}`}
      placeholder={field === "moneyPerDay" ? t("unlimited") : "0"}
      value={draft[field]}
      onChange={(value) => set({ [field]: value === "" ? "" : Number(value) })}
    />
  );
  return (
    <FormDialog
      title={provider ? t("form.edit", { name: provider.name }) : t("form.add")}
      submit={t("form.save")}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {provider ? null : (
          <Select
            className={styles.whole}
            label={t("form.preset")}
            description={t("form.presetHint")}
            placeholder={t("form.presetNone")}
            clearable
            data={modelPresets.map(({ id, label }) => ({ value: id, label }))}
            value={preset?.id ?? null}
            onChange={(value) => {
              const chosen = modelPresets.find(({ id }) => id === value);
              setDraft((was) => (chosen ? withPreset(was, chosen) : { ...was, baseUrl: "", model: "" }));
            }}
          />
        )}
        {provider ? null : (
          <TextInput
            className={styles.whole}
            label={t("form.name")}
            description={t("form.nameHint")}
            maxLength={40}
            data-autofocus
            value={draft.name}
            error={
              wrong.includes("name") ? t("form.nameWrong") : refusedAs("conflict", "name") ? t("form.nameTaken") : null
            }
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        )}
        <Select
          label={t("form.kind")}
          allowDeselect={false}
          rightSectionWidth={28}
          disabled={locked}
          data={modelKinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          value={draft.kind}
          onChange={(value) => set({ kind: modelKinds.find((kind) => kind === value) ?? draft.kind })}
        />
        <Autocomplete
          size="md"
          label={t("form.model")}
          maxLength={120}
          data={[...(preset?.models ?? [])]}
          filter={({ options }) => options}
          value={draft.model}
          error={wrong.includes("model") ? t("form.modelWrong") : null}
          onChange={(model) => set({ model })}
        />
        <TextInput
          className={styles.whole}
          type="url"
          label={t("form.address")}
          description={locked ? t("form.addressLocked") : t("form.addressHint")}
          disabled={locked}
          maxLength={300}
          value={draft.baseUrl}
          error={
            wrong.includes("baseUrl")
              ? t("form.addressWrong")
              : refusedAs("address_not_allowed", "baseUrl")
                ? t("form.addressRefused")
                : null
          }
          onChange={(event) => set({ baseUrl: event.currentTarget.value })}
        />
        {keyed ? (
          <PasswordInput
            className={styles.whole}
            label={t("form.key")}
            description={t("form.keyHint")}
            autoComplete="off"
            maxLength={500}
            value={key}
            error={complains && keyWrong ? t("keyForm.wrong") : null}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        ) : null}
        {money("priceIn", t("form.priceIn"), t("form.priceHint"))}
        {money("priceOut", t("form.priceOut"), t("form.priceHint"))}
        <Select
          label={t("form.currency")}
          allowDeselect={false}
          data={CURRENCIES.includes(draft.currency) ? CURRENCIES : [...CURRENCIES, draft.currency]}
          value={draft.currency}
          onChange={(value) => set({ currency: value ?? draft.currency })}
        />
        {money("moneyPerDay", t("form.moneyPerDay"))}
        {number("perMinute", t("form.perMinute"))}
        {number("tokensPerDay", t("form.tokensPerDay"))}
        <Switch
          className={styles.whole}
          label={t("form.enabled")}
          checked={draft.enabled}
          onChange={(event) => set({ enabled: event.currentTarget.checked })}
        />
      </div>
    </FormDialog>
  );
}
