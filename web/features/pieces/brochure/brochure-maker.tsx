/** Chooses paper, language and colour of the brochure, shows its pages, and saves the PDF. */
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import { type BrochureSize, brochureSizes, sizeOfMarket } from "#contract/media/brochure";
import styles from "#web/features/pieces/brochure/brochure.module.css";
import { useAccountAccent } from "#web/features/pieces/made/use-account-accent.ts";
import { Choices } from "#web/features/pieces/posters/choices.tsx";
import posterStyles from "#web/features/pieces/posters/posters.module.css";
import { useObjectUrl } from "#web/features/pieces/use-object-url.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ColourField } from "#web/ui/colour-field.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** A colour is drawn once the hand rests. */
const SETTLE_MS = 250;
const FRESH_MS = 60_000;

export function BrochureMaker({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const own = useLanguage();
  const { languages } = campaign.preferences;
  const [size, setSize] = useState<BrochureSize>(sizeOfMarket(campaign.market));
  const [language, setLanguage] = useState<CopyLanguage>(languages.find((one) => one === own) ?? languages[0] ?? own);
  const begin = useAccountAccent();
  const [chosen, setAccent] = useState<string | null>(null);
  const accent = chosen ?? begin.accent;
  const [settled] = useDebouncedValue(accent, SETTLE_MS);
  const wanted = { id: campaign.id, size, language };
  const { data, error, isFetching, refetch } = useQuery({
    ...orpc.brochures.draw.queryOptions({ input: { ...wanted, accent: settled, format: "preview" } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled: begin.known && settled === accent,
  });
  const url = useObjectUrl(data);
  const download = useMutation({
    mutationFn: () => api.brochures.draw({ ...wanted, accent, format: "pdf" }),
    onSuccess: (file) => {
      const name = file.name || `${campaign.propertyNumber}.pdf`;
      saveFile(file, name);
      toast(t("downloaded", { name }));
    },
    onError: (failure) => toastFailure(errorText(tError, failure)),
  });
  return (
    <div className={posterStyles.maker}>
      <div className={posterStyles.controls}>
        <Choices
          legend={t("brochure.size")}
          options={brochureSizes.map((value) => ({ value, label: t(`brochure.sizes.${value}`) }))}
          value={size}
          onChange={setSize}
        />
        {languages.length > 1 ? (
          <Choices
            legend={t("language")}
            options={languages.map((value) => ({ value, label: ownLanguageName(value) }))}
            value={language}
            onChange={setLanguage}
          />
        ) : null}
        <ColourField label={t("posters.color")} value={accent} onChange={setAccent} />
        <Button
          className={posterStyles.save}
          loading={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={() => download.mutate()}
        >
          {t("brochure.download")}
        </Button>
      </div>
      {error && !isFetching ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        // scrolled by keyboard as by hand
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
        <section className={styles.stage} aria-busy={isFetching} aria-label={t("brochure.pages")} tabIndex={0}>
          {url ? (
            <img className={styles.pages} src={url} alt={t("brochure.alt", { title: campaign.title })} />
          ) : (
            <Loading label={t("brochure.drawing")} />
          )}
        </section>
      )}
    </div>
  );
}
