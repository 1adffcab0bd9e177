/** Why something is done, for the audit: asked for and required. */
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** `missing`: it was sent without one. */
export function ReasonField(props: {
  label: string;
  value: string;
  missing: boolean;
  mt?: "lg";
  onChange: (reason: string) => void;
}) {
  const { t } = useTranslation("admin");
  return (
    <Textarea
      label={props.label}
      description={t("list.reasonHint")}
      required
      autosize
      minRows={2}
      maxLength={500}
      mt={props.mt}
      value={props.value}
      error={props.missing && !props.value.trim() ? t("list.reasonMissing") : null}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
