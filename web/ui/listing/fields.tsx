/** Text, number and choice fields bound to one fact of the listing. */
import { NativeSelect, NumberInput, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listingLimits } from "#contract/listing";
import styles from "./fact.module.css";
import { Fact, type FactsProps } from "./fact.tsx";
import { readFact, writeFact } from "./facts.ts";

type Props = FactsProps & { path: string; label: string; wide?: boolean };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function TextFact({
  lines,
  maxLength = listingLimits.fact,
  ...props
}: Props & { lines?: number; maxLength?: number }) {
  const { listing, onChange, path } = props;
  const value = textOf(readFact(listing, path));
  const { t } = useTranslation("facts");
  // of a listing from before there was a limit; a field lets nobody type beyond it
  const error = value.length > maxLength ? t("tooLong", { max: maxLength, now: value.length }) : null;
  const set = (text: string) => onChange(writeFact(listing, path, text === "" ? null : text));
  return (
    <Fact
      {...props}
      render={(field) =>
        lines ? (
          <Textarea
            {...field}
            rows={lines}
            resize="vertical"
            classNames={{ input: styles.lines }}
            maxLength={maxLength}
            error={error}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
          />
        ) : (
          <TextInput
            {...field}
            maxLength={maxLength}
            error={error}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )
      }
    />
  );
}

/** `error` is shown while what stands in the field is not an allowed value; the fact then stays as it was. */
export function NumberFact({
  error,
  hint,
  decimals = 0,
  negative,
  separator = true,
  ...props
}: Props & { error: string; hint?: string | null; decimals?: number; negative?: boolean; separator?: boolean }) {
  const { listing, onChange, path } = props;
  return (
    <Fact
      {...props}
      hint={hint ?? null}
      render={(field) => (
        <NumberField
          {...field}
          value={readFact(listing, path)}
          error={error}
          decimals={decimals}
          negative={negative ?? false}
          separator={separator}
          onValue={(value) => {
            const next = writeFact(listing, path, value);
            if (next === listing) return false;
            onChange(next);
            return true;
          }}
        />
      )}
    />
  );
}

/** Keeps what is typed as it is ("12.", "1850") and passes on only whole, allowed values. */
export function NumberField(props: {
  id: string;
  "aria-describedby"?: string;
  value: unknown;
  error: string;
  decimals: number;
  negative?: boolean;
  separator?: boolean;
  /** Answers whether the value was accepted. */
  onValue: (value: number | null) => boolean;
}) {
  const given = typeof props.value === "number" ? props.value : "";
  const [typed, setTyped] = useState<{ text: string | number; of: number | ""; refused: boolean }>({
    text: given,
    of: given,
    refused: false,
  });
  // The fact was changed by something else (another import, "start over"): show that.
  const current = typed.of === given ? typed : { text: given, of: given, refused: false };
  return (
    <NumberInput
      id={props.id}
      aria-describedby={props["aria-describedby"]}
      hideControls
      inputMode="decimal"
      value={current.text}
      error={current.refused ? props.error : null}
      decimalScale={props.decimals}
      allowNegative={props.negative ?? false}
      thousandSeparator={props.separator === false ? "" : ","}
      onChange={(text) => {
        const value = text === "" ? null : Number(text);
        if (value !== null && Number.isNaN(value)) return setTyped({ text, of: given, refused: false });
        const accepted = props.onValue(value);
        setTyped({ text, of: accepted ? (value ?? "") : given, refused: !accepted });
      }}
    />
  );
}

export function ChoiceFact({
  options,
  empty,
  ...props
}: Props & { options: { value: string; label: string }[]; empty: string }) {
  const { listing, onChange, path } = props;
  return (
    <Fact
      {...props}
      render={(field) => (
        <NativeSelect
          {...field}
          size="md"
          value={textOf(readFact(listing, path))}
          data={[{ value: "", label: empty }, ...options]}
          onChange={(event) => onChange(writeFact(listing, path, event.currentTarget.value || null))}
        />
      )}
    />
  );
}
