/** The fields of the identity card. What was typed stays whatever the answer is. */
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityCard, KeptCard } from "#contract/identity";
import account from "#web/features/account/account.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import styles from "./card.module.css";
import { CardColour } from "./card-colour.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardPortrait } from "./card-portrait.tsx";
import { MarketCards } from "./market-cards.tsx";
import { type CardField, type CardValues, cardFields, cardOf, fieldKinds, valuesOf } from "./values.ts";

type Wrong = Extract<ReturnType<typeof cardOf>, { wrong: string }>;

export function CardForm({ saved, onDirty }: { saved: KeptCard | null; onDirty(dirty: boolean): void }) {
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const queries = useQueryClient();
  const [values, setValues] = useState<CardValues>(() => valuesOf(saved));
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const dirty = JSON.stringify(values) !== JSON.stringify(valuesOf(saved));
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(dirty), [dirty]);
  useEffect(() => () => tell(false), []);

  const save = useMutation({
    mutationFn: (card: IdentityCard) => api.account.card.save(card),
    onSuccess: (card) => {
      queries.setQueryData(orpc.account.card.get.queryKey(), card);
      void queries.invalidateQueries({ queryKey: orpc.overview.key() });
      setValues(valuesOf(card));
      toast(t("card.saved"));
    },
    onError: (error) => toastFailure(t("card.failed"), errorText(te, error)),
  });
  const submit = () => {
    const read = cardOf(values);
    if ("card" in read) {
      setWrong(null);
      return save.mutate(read.card);
    }
    setWrong(read);
    const field = [...(read.market ? [read.market] : []), read.wrong].join("-");
    document.getElementById(`card-${field}`)?.focus();
  };
  const hints: Partial<Record<CardField, string>> = {
    nameLatin: t("card.hints.nameLatin"),
    company: t("card.hints.company"),
    wechat: t("card.hints.wechat"),
    address: t("card.hints.address"),
  };
  return (
    <form
      className={styles.form}
      aria-label={t("card.title")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.grid}>
        {cardFields.map((field) => (
          <TextInput
            key={field}
            id={`card-${field}`}
            label={t(`card.fields.${field}`)}
            description={hints[field]}
            required={field === "name"}
            type={fieldKinds[field].type}
            autoComplete={fieldKinds[field].autoComplete}
            maxLength={fieldKinds[field].max}
            value={values[field]}
            error={
              wrong?.wrong === field && wrong.market === null
                ? t(field === "name" ? "card.needName" : "card.badEmail")
                : null
            }
            inputWrapperOrder={["label", "input", "description", "error"]}
            onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <CardPortrait />
      <CardPicture saved={saved} picture="logo" />
      <CardColour value={values.accent} onChange={(accent) => setValues({ ...values, accent })} />
      <CardPicture saved={saved} picture="qr" />
      <MarketCards
        markets={values.markets}
        badEmail={wrong?.market ?? null}
        onChange={(markets) => setValues({ ...values, markets })}
      />
      <div className={account.buttons}>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? t("saving") : t("card.save")}
        </Button>
      </div>
    </form>
  );
}
