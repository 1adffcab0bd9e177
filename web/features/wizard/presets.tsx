/** One press instead of twenty: the choices of the last campaign, there from the start, and those the account gave a name. */
import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choices, KeptChoices } from "#contract/campaign";
import type { Entitled } from "#contract/entitlement";
import { getPlatform } from "#engine/platforms/index";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";
import { fitToPlan } from "./fit-to-plan.ts";
import styles from "./preferences.module.css";

const same = (one: Choices, other: Choices | null) => other !== null && JSON.stringify(one) === JSON.stringify(other);
const ordered = ({ languages, style, platforms, kinds }: Choices): Choices => ({ languages, style, platforms, kinds });

/** `current`: what is chosen now, null while it is not enough for a campaign. What the plan does not allow is left out, and named. */
export function Presets(props: {
  entitled: Entitled | undefined;
  current: Choices | null;
  /** Nothing was chosen yet: what was chosen last time stands there at once. */
  untouched: boolean;
  onUse: (choices: Choices) => void;
}) {
  const { entitled, current, untouched, onUse } = props;
  const { t } = useTranslation("wizard");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const saved = useQuery(orpc.presets.list.queryOptions());
  const [name, setName] = useState<string | null>(null);
  const [used, setUsed] = useState<Choices | null>(null);
  const [filled, setFilled] = useState(false);
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
  const use = (choices: Choices) => {
    setUsed(choices);
    onUse(fitToPlan(choices, entitled).choices);
  };
  const fill = useEffectEvent(() => {
    if (!untouched || !saved.data?.last) return;
    setFilled(true);
    use(saved.data.last);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the kept choices arrive
  useEffect(fill, [saved.data]);
  if (!saved.data) return null;
  const { last, named } = saved.data;
  if (last === null && named.length === 0 && current === null) return null;
  const chosen = current && ordered(current);
  const pressed = (choices: Choices) => same(ordered(fitToPlan(choices, entitled).choices), chosen);
  return (
    <section className={styles.presets} aria-label={t("presets.title")}>
      <div className={styles.presetRow}>
        {last ? (
          <Button variant="default" aria-pressed={pressed(last)} onClick={() => use(last)}>
            {t("presets.last")}
          </Button>
        ) : null}
        {named.map((preset) => (
          <span key={preset.id} className={styles.preset}>
            <Button variant="default" aria-pressed={pressed(preset.choices)} onClick={() => use(preset.choices)}>
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
      {filled && last && pressed(last) ? <p role="status">{t("presets.filled")}</p> : null}
      {used ? <LeftOut entitled={entitled} choices={used} /> : null}
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

/** What the plan left out of the choices that were used last, by name, and the plan that has room for it. */
function LeftOut({ entitled, choices }: { entitled: Entitled | undefined; choices: Choices }) {
  const { t } = useTranslation("wizard");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  const { left } = fitToPlan(choices, entitled);
  const names = [
    ...left.languages.map((code) => tFacts(`languages.${code}`)),
    ...left.platforms.map((id) => getPlatform(id)?.name[language] ?? id),
  ];
  if (names.length === 0) return null;
  const { languages, platforms } = choices;
  return (
    <>
      <p role="status">{t("presets.leftOut", { names: names.join(language === "zh" ? "、" : ", ") })}</p>
      <UpgradeNotice entitled={entitled} wish={{ languages, platforms }} small repeated />
    </>
  );
}
