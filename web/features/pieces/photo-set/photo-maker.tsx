/** Chooses shape, light and signature, compares a photo before and after, and saves all of them, one after the other. */
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import {
  type PhotoLight,
  type PhotoShape,
  type PhotoSign,
  photoLights,
  photoShapes,
  photoSigns,
} from "#contract/media/photo-set";
import { Choices } from "#web/features/pieces/posters/choices.tsx";
import posterStyles from "#web/features/pieces/posters/posters.module.css";
import { useObjectUrl } from "#web/features/pieces/use-object-url.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { Compare } from "./compare.tsx";
import styles from "./photo-set.module.css";

const FRESH_MS = 60_000;
type Look = { shape: PhotoShape; light: PhotoLight; sign: PhotoSign };

function useDrawn(id: string, number: number, look: Look, enabled = true) {
  const { data, error, isFetching, refetch } = useQuery({
    ...orpc.photoSets.draw.queryOptions({ input: { id, number, ...look, size: "preview" } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled,
  });
  return { url: useObjectUrl(data), error, isFetching, refetch };
}

export function PhotoMaker({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const { id, photos } = campaign;
  const [shape, setShape] = useState<PhotoShape>("3:4");
  const [light, setLight] = useState<PhotoLight>("corrected");
  const [sign, setSign] = useState<PhotoSign>("none");
  const [photo, setPhoto] = useState(0);
  const [done, setDone] = useState(0);
  const look = { shape, light, sign };
  const after = useDrawn(id, photo, look);
  const card = useQuery(orpc.account.card.get.queryOptions());
  const labelOf: Record<PhotoSign, string> = {
    none: t("photoSet.unsigned"),
    name: campaign.agent.company ?? campaign.agent.name,
    logo: t("photoSet.logo"),
  };
  const compared = light === "corrected";
  const before = useDrawn(id, photo, { ...look, light: "as-is" }, compared);
  const download = useMutation({
    mutationFn: async () => {
      setDone(0);
      const drawn: Record<string, Uint8Array> = {};
      for (const number of photos.keys()) {
        const file = await api.photoSets.draw({ id, number, ...look, size: "full" });
        drawn[file.name || `${number + 1}.jpg`] = new Uint8Array(await file.arrayBuffer());
        setDone(number + 1);
      }
      const { zipSync } = await import("fflate");
      return new Uint8Array(zipSync(drawn, { level: 0 }));
    },
    onSuccess: (bytes) => {
      const name = `${campaign.propertyNumber}-photos-${shape.replace(":", "x")}.zip`;
      saveFile(new Blob([bytes], { type: "application/zip" }), name);
      toast(t("downloaded", { name }));
    },
    onError: (failure) => toastFailure(errorText(tError, failure)),
  });
  const alt = photos[photo]?.caption ?? t("preview.photo", { number: photo + 1 });
  return (
    <div className={posterStyles.maker}>
      <div className={posterStyles.controls}>
        <Choices
          legend={t("posters.ratio")}
          options={photoShapes.map((value) => ({
            value,
            label: value === "original" ? t("photoSet.original") : value,
          }))}
          value={shape}
          onChange={setShape}
        />
        <Choices
          legend={t("photoSet.light")}
          options={photoLights.map((value) => ({ value, label: t(`photoSet.lights.${value}`) }))}
          value={light}
          onChange={setLight}
        />
        <Choices
          legend={t("photoSet.sign")}
          options={photoSigns
            .filter((value) => value !== "logo" || card.data?.logoUrl !== undefined)
            .map((value) => ({ value, label: labelOf[value] }))}
          value={sign}
          onChange={setSign}
        />
        {photos.length > 1 ? (
          <Choices
            legend={t("photoSet.which")}
            options={photos.map((one, at) => ({
              value: String(at),
              label: t("preview.photo", { number: at + 1 }),
              picture: one.url,
            }))}
            value={String(photo)}
            onChange={(value) => setPhoto(Number(value))}
          />
        ) : null}
        <Button
          className={posterStyles.save}
          loading={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={() => download.mutate()}
        >
          {t("photoSet.download", { count: photos.length })}
        </Button>
        {download.isPending ? (
          <div className={styles.progress}>
            <ProgressBar percent={(100 * done) / photos.length} label={t("photoSet.saving")} />
            <span>{t("photoSet.progress", { done, total: photos.length })}</span>
          </div>
        ) : null}
        <p className={styles.note}>{t("photoSet.note")}</p>
      </div>
      <div className={posterStyles.stage} aria-busy={after.isFetching}>
        {after.error && !after.isFetching ? (
          <ErrorState error={after.error} retry={() => void after.refetch()} />
        ) : !after.url ? (
          <Loading label={t("photoSet.drawing")} />
        ) : compared && before.url ? (
          <Compare before={before.url} after={after.url} alt={alt} />
        ) : (
          <img className={posterStyles.poster} src={after.url} alt={alt} />
        )}
      </div>
    </div>
  );
}
