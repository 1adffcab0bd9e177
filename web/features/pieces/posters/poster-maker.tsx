/** Chooses a poster (template, shape, language, colour, photo), shows it as the server draws it, and saves it in full. */
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import {
  DEFAULT_ACCENT,
  occasionOfTemplate,
  type PosterTemplate,
  posterTemplates,
  type Ratio,
  ratios,
} from "#contract/media/poster";
import styles from "#web/features/pieces/posters/posters.module.css";
import { useObjectUrl } from "#web/features/pieces/use-object-url.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { Choices } from "./choices.tsx";

/** A colour is drawn once the hand rests. */
const SETTLE_MS = 250;
const FRESH_MS = 60_000;

export function PosterMaker({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const own = useLanguage();
  const { languages, occasion } = campaign.preferences;
  const offered = posterTemplates.filter((one) => {
    const needed = occasionOfTemplate(one);
    return needed === null || needed === occasion?.kind;
  });
  const [template, setTemplate] = useState<PosterTemplate>("just-listed");
  const [ratio, setRatio] = useState<Ratio>("3:4");
  const [language, setLanguage] = useState<CopyLanguage>(languages.find((one) => one === own) ?? languages[0] ?? own);
  const [accent, setAccent] = useState<string>(DEFAULT_ACCENT);
  const [photo, setPhoto] = useState(0);
  const [settled] = useDebouncedValue(accent, SETTLE_MS);
  const wanted = { id: campaign.id, template, ratio, language, photo };
  const { data, error, isFetching, refetch } = useQuery({
    ...orpc.posters.draw.queryOptions({ input: { ...wanted, accent: settled, size: "preview" } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  const url = useObjectUrl(data);
  const download = useMutation({
    mutationFn: () => api.posters.draw({ ...wanted, accent, size: "full" }),
    onSuccess: (file) => {
      const name = file.name || `${campaign.propertyNumber}-${template}.jpg`;
      saveFile(file, name);
      toast(t("downloaded", { name }));
    },
    onError: (failure) => toastFailure(errorText(tError, failure)),
  });
  return (
    <div className={styles.maker}>
      <div className={styles.controls}>
        <Choices
          legend={t("posters.template")}
          options={offered.map((value) => ({ value, label: t(`posters.templates.${value}`) }))}
          value={template}
          onChange={setTemplate}
        />
        <Choices
          legend={t("posters.ratio")}
          options={ratios.map((value) => ({ value, label: value === "A4" ? t("posters.print") : value }))}
          value={ratio}
          onChange={setRatio}
        />
        {languages.length > 1 ? (
          <Choices
            legend={t("language")}
            options={languages.map((value) => ({ value, label: ownLanguageName(value) }))}
            value={language}
            onChange={setLanguage}
          />
        ) : null}
        {campaign.photos.length > 1 ? (
          <Choices
            legend={t("posters.photo")}
            options={campaign.photos.map((one, at) => ({
              value: String(at),
              label: t("preview.photo", { number: at + 1 }),
              picture: one.url,
            }))}
            value={String(photo)}
            onChange={(value) => setPhoto(Number(value))}
          />
        ) : null}
        <label className={styles.color}>
          <span>{t("posters.color")}</span>
          <input type="color" value={accent} onChange={(event) => setAccent(event.currentTarget.value)} />
        </label>
        <Button
          className={styles.save}
          loading={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={() => download.mutate()}
        >
          {t("posters.download")}
        </Button>
      </div>
      <div className={styles.stage} aria-busy={isFetching}>
        {error && !isFetching ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : url ? (
          <img
            className={styles.poster}
            src={url}
            alt={t("posters.alt", { template: t(`posters.templates.${template}`), title: campaign.title })}
          />
        ) : (
          <Loading label={t("posters.drawing")} />
        )}
      </div>
    </div>
  );
}
