/** How a poster looks: colour, type, place of the logo; and the looks an account keeps under names. */
import { Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { logoPlaces, type NamedLook, typefaces } from "#contract/media/poster-look";
import styles from "#web/features/pieces/posters/posters.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { refusalOfError } from "#web/lib/billing/plan-refusal.ts";
import { useEntitled } from "#web/lib/billing/use-entitled.ts";
import { errorText } from "#web/lib/errors.ts";
import { ColourField } from "#web/ui/colour-field.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";
import { Choices } from "./choices.tsx";

type Look = NamedLook["look"];
type Change = { look: Look; onChange: (look: Look) => void };

const same = (one: Look, other: Look): boolean =>
  one.template === other.template &&
  one.accent.toLowerCase() === other.accent.toLowerCase() &&
  one.typeface === other.typeface &&
  one.logoPlace === other.logoPlace;

/** `hasLogo`: the account has one to place. */
export function LookSettings({ look, onChange, hasLogo }: Change & { hasLogo: boolean }) {
  const { t } = useTranslation("pieces");
  return (
    <>
      <Choices
        legend={t("posters.typeface")}
        options={typefaces.map((value) => ({ value, label: t(`posters.typefaces.${value}`) }))}
        value={look.typeface}
        onChange={(typeface) => onChange({ ...look, typeface })}
      />
      {hasLogo ? (
        <Choices
          legend={t("posters.logoPlace")}
          options={logoPlaces.map((value) => ({ value, label: t(`posters.logoPlaces.${value}`) }))}
          value={look.logoPlace}
          onChange={(logoPlace) => onChange({ ...look, logoPlace })}
        />
      ) : null}
      <ColourField
        label={t("posters.color")}
        value={look.accent}
        onChange={(accent) => onChange({ ...look, accent })}
      />
    </>
  );
}

/** Those kept are used with any plan; keeping one asks for a plan with templates of one's own. */
export function NamedLooks({ look, onChange }: Change) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const entitled = useEntitled();
  const kept = useQuery(orpc.posterLooks.list.queryOptions());
  const [name, setName] = useState<string | null>(null);
  const show = (next: { looks: NamedLook[] }) => client.setQueryData(orpc.posterLooks.list.queryKey(), next);
  const save = useMutation({
    mutationFn: (named: string) => api.posterLooks.save({ name: named, look }),
    onSuccess: (next) => {
      show(next);
      setName(null);
      toast(t("posters.lookSaved"));
    },
    onError: (error) =>
      refusalOfError(error) === null && toastFailure(t("posters.lookFailed"), errorText(tError, error)),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.posterLooks.remove({ id }),
    onSuccess: show,
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const looks = kept.data?.looks ?? [];
  return (
    <section className={styles.looks} aria-label={t("posters.looks")}>
      {looks.length > 0 ? <p className={styles.legend}>{t("posters.looks")}</p> : null}
      <div className={styles.lookRow}>
        {looks.map((one) => (
          <span key={one.id} className={styles.look}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={same(one.look, look)}
              onClick={() => onChange(one.look)}
            >
              <span className={styles.swatch} style={{ background: one.look.accent }} aria-hidden />
              {one.name}
            </button>
            <Button
              variant="subtle"
              color="gray"
              px={12}
              mih={44}
              aria-label={t("posters.lookRemove", { name: one.name })}
              onClick={() => remove.mutate(one.id)}
            >
              <IconX size={16} stroke={1.8} aria-hidden />
            </Button>
          </span>
        ))}
        {name === null ? (
          <Button variant="subtle" mih={44} onClick={() => setName("")}>
            {t("posters.keepLook")}
          </Button>
        ) : null}
      </div>
      {name === null ? null : (
        <>
          <UpgradeNotice
            entitled={entitled}
            wish={{ features: ["customTemplates"] }}
            refused={save.error && refusalOfError(save.error)}
            small
          />
          <form
            className={styles.lookRow}
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() !== "") save.mutate(name.trim());
            }}
          >
            <TextInput
              autoFocus
              aria-label={t("posters.lookName")}
              placeholder={t("posters.lookExample")}
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" mih={44} disabled={name.trim() === ""} loading={save.isPending}>
              {t("posters.lookSave")}
            </Button>
            <Button variant="default" mih={44} onClick={() => setName(null)}>
              {t("posters.lookCancel")}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
