/** Chooses a poster (template, shape, language, look, photo, words), shows it as the server draws it, and saves it in full. */
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload, IconStack2 } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import { carouselLength, occasionOfTemplate, posterTemplates, type Ratio, ratios } from "#contract/media/poster";
import type { NamedLook } from "#contract/media/poster-look";
import { useAccountAccent } from "#web/features/pieces/made/use-account-accent.ts";
import styles from "#web/features/pieces/posters/posters.module.css";
import { useObjectUrl } from "#web/features/pieces/use-object-url.ts";
import { orpc } from "#web/lib/api.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { CarouselStage } from "./carousel-stage.tsx";
import { Choices } from "./choices.tsx";
import { LookSettings, NamedLooks } from "./look-settings.tsx";
import { PictureSetList } from "./picture-set-list.tsx";
import { PosterTexts } from "./poster-texts.tsx";
import { usePictureSet } from "./use-picture-set.ts";
import { usePosterDownload } from "./use-poster-download.tsx";
import { usePosterWords } from "./use-poster-words.ts";

/** A colour is drawn once the hand rests. */
const SETTLE_MS = 150;
const FRESH_MS = 60_000;

const amounts = ["one", "carousel"] as const;
type Amount = (typeof amounts)[number];

interface Choice {
  language: CopyLanguage;
  ratio: Ratio;
  photo: number;
  amount: Amount;
  look: NamedLook["look"];
}
/** Without a look: ours, in the account's colour. */
type Chosen = Omit<Choice, "look"> & { look: Choice["look"] | null };

const PLAIN = { template: "just-listed", typeface: "serif", logoPlace: "start" } as const;

export function PosterMaker({ campaign }: { campaign: Campaign }) {
  const own = useLanguage();
  const { languages } = campaign.preferences;
  const begin = useAccountAccent();
  const [chosen, setChoice] = useState<Chosen>({
    language: languages.find((one) => one === own) ?? languages[0] ?? own,
    ratio: "3:4",
    photo: 0,
    amount: "one",
    look: null,
  });
  const look = chosen.look ?? { ...PLAIN, accent: begin.accent };
  const choice: Choice = { ...chosen, look };
  // words are of one language: what is being written in it begins anew in another
  return (
    <PosterDesk
      key={choice.language}
      campaign={campaign}
      choice={choice}
      begun={begin.known}
      onChange={(change) => setChoice((now) => ({ ...now, ...change }))}
    />
  );
}

function PosterDesk(props: {
  campaign: Campaign;
  choice: Choice;
  /** Whether the account's colour is known. */
  begun: boolean;
  onChange: (change: Partial<Choice>) => void;
}) {
  const { campaign, choice, begun, onChange } = props;
  const { language, ratio, photo, amount, look } = choice;
  const { t } = useTranslation("pieces");
  const { languages, occasion } = campaign.preferences;
  const offered = posterTemplates.filter((one) => {
    const needed = occasionOfTemplate(one);
    return needed === null || needed === occasion?.kind;
  });
  // a kept look may begin with a template this campaign has no occasion for
  const template = offered.find((one) => one === look.template) ?? "just-listed";
  const [accent] = useDebouncedValue(look.accent, SETTLE_MS);
  const hand = usePosterWords(campaign.id, language);
  const card = useQuery(orpc.account.card.get.queryOptions());
  const { typeface, logoPlace } = look;
  const wanted = {
    ...{ id: campaign.id, template, ratio, language, photo, typeface, logoPlace },
    ...(hand.drawn ? { words: hand.drawn } : {}),
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...orpc.posters.draw.queryOptions({ input: { ...wanted, accent, size: "preview" } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled: amount === "one" && begun && accent === look.accent,
  });
  const url = useObjectUrl(data);
  const pages = amount === "carousel" ? carouselLength(campaign.photos.length) : null;
  const name = `${campaign.propertyNumber}-${pages === null ? `${template}.jpg` : `carousel-${language}.zip`}`;
  const download = usePosterDownload({ ...wanted, accent: look.accent }, pages, hand.checks, name);
  const set = usePictureSet(campaign.id);
  const onLook = (next: Choice["look"]) => onChange({ look: next });
  return (
    <>
      <div className={styles.maker}>
        <div className={styles.controls}>
          <NamedLooks look={{ ...look, template }} onChange={onLook} />
          <Choices
            legend={t("posters.amount")}
            options={amounts.map((value) => ({ value, label: t(`posters.amounts.${value}`) }))}
            value={amount}
            onChange={(next) => onChange({ amount: next })}
          />
          <Choices
            legend={t("posters.template")}
            options={offered.map((value) => ({ value, label: t(`posters.templates.${value}`) }))}
            value={template}
            onChange={(next) => onLook({ ...look, template: next })}
          />
          <Choices
            legend={t("posters.ratio")}
            options={ratios.map((value) => ({ value, label: value === "A4" ? t("posters.print") : value }))}
            value={ratio}
            onChange={(next) => onChange({ ratio: next })}
          />
          {languages.length > 1 ? (
            <Choices
              legend={t("language")}
              options={languages.map((value) => ({ value, label: ownLanguageName(value) }))}
              value={language}
              onChange={(next) => onChange({ language: next })}
            />
          ) : null}
          {campaign.photos.length > 1 && pages === null ? (
            <Choices
              legend={t("posters.photo")}
              options={campaign.photos.map((one, at) => ({
                value: String(at),
                label: t("preview.photo", { number: at + 1 }),
                picture: one.url,
              }))}
              value={String(photo)}
              onChange={(value) => onChange({ photo: Number(value) })}
            />
          ) : null}
          <PosterTexts hand={hand} language={language} />
          <LookSettings look={look} onChange={onLook} hasLogo={card.data?.logoUrl !== undefined} />
          <Button
            className={styles.save}
            mih={44}
            loading={download.busy}
            leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
            onClick={download.start}
          >
            {pages === null ? t("posters.download") : t("posters.downloadAll", { count: pages })}
          </Button>
          <Button
            className={styles.save}
            variant="default"
            mih={44}
            loading={set.busy}
            leftSection={<IconStack2 size={18} stroke={1.6} aria-hidden />}
            onClick={() => set.start({ ...look, template, ratio, photo, languages, carousel: pages !== null })}
          >
            {languages.length === 1 ? t("pictureSet.makeOne") : t("pictureSet.make", { count: languages.length })}
          </Button>
          {download.dialog}
        </div>
        {pages === null ? (
          <div className={`${styles.stage} ${styles.watched}`} aria-busy={isFetching}>
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
        ) : (
          <CarouselStage order={{ ...wanted, accent }} count={pages} title={campaign.title} />
        )}
      </div>
      {/* not beside the picture that stays in sight: it would lie over the list */}
      <div className={styles.sets}>
        <PictureSetList campaignId={campaign.id} />
      </div>
    </>
  );
}
