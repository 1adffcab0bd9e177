/** One press instead of twenty: the choices of the last campaign, and those the account gave a name. */
import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choices, KeptChoices } from "#contract/campaign";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./preferences.module.css";

const same = (one: Choices, other: Choices | null) => other !== null && JSON.stringify(one) === JSON.stringify(other);
const ordered = ({ languages, style, platforms, kinds }: Choices): Choices => ({ languages, style, platforms, kinds });

/** `current`: what is chosen now, null while it is not enough for a campaign. */
export function Presets({ current, onUse }: { current: Choices | null; onUse: (choices: Choices) => void }) {
  const { t } = useTranslation("wizard");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const saved = useQuery(orpc.presets.list.queryOptions());
  const [name, setName] = useState<string | null>(null);
  const show = (next: KeptChoices) => queries.setQueryData(orpc.presets.list.queryKey(), next);
  const failed = (error: unknown) => toastFailure(t("presets.failed"), errorText(te, error));
  const save = useMutation({
    mutationFn: (input: { name: string; choices: Choices }) => api.presets.save(input),
    onSuccess: (next) => {
      show(next);
      setName(null);
      toast(t("presets.saved"));
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.presets.remove({ id }),
    onSuccess: show,
    onError: failed,
  });
  if (!saved.data) return null;
  const { last, named } = saved.data;
  if (last === null && named.length === 0 && current === null) return null;
  const chosen = current && ordered(current);
  return (
    <section className={styles.presets} aria-label={t("presets.title")}>
      <div className={styles.presetRow}>
        {last ? (
          <Button variant="default" aria-pressed={same(ordered(last), chosen)} onClick={() => onUse(last)}>
            {t("presets.last")}
          </Button>
        ) : null}
        {named.map((preset) => (
          <span key={preset.id} className={styles.preset}>
            <Button
              variant="default"
              aria-pressed={same(ordered(preset.choices), chosen)}
              onClick={() => onUse(preset.choices)}
            >
              {preset.name}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              px={12}
              aria-label={t("presets.remove", { name: preset.name })}
              onClick={() => remove.mutate(preset.id)}
            >
              <IconX size={16} stroke={1.8} aria-hidden />
            </Button>
          </span>
        ))}
        {chosen && name === null ? (
          <Button variant="subtle" onClick={() => setName("")}>
            {t("presets.keep")}
          </Button>
        ) : null}
      </div>
      {name !== null ? (
        <form
          className={styles.presetRow}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen && name.trim() !== "") save.mutate({ name: name.trim(), choices: chosen });
          }}
        >
          <TextInput
            autoFocus
            aria-label={t("presets.name")}
            placeholder={t("presets.example")}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" disabled={chosen === null || name.trim() === "" || save.isPending}>
            {t("presets.save")}
          </Button>
          <Button variant="default" onClick={() => setName(null)}>
            {t("presets.cancel")}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
