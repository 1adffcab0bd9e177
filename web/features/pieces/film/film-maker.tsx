/** Makes a film: its look and sound, its storyboard, the order; and below, the films there are. */
import { Button } from "@mantine/core";
import { IconMovie } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import type { CopyLanguage } from "#contract/copy";
import { type FilmOrder, filmLimits, filmSeconds, type Shot } from "#contract/media/film";
import styles from "#web/features/pieces/film/film.module.css";
import { useAccountAccent } from "#web/features/pieces/made/use-account-accent.ts";
import { api, orpc } from "#web/lib/api.ts";
import { refusalOfError } from "#web/lib/billing/plan-refusal.ts";
import { useEntitled } from "#web/lib/billing/use-entitled.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDuration } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { uuid } from "#web/lib/uuid.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { PausedNotice } from "#web/ui/task/paused-notice.tsx";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";
import { FilmList } from "./film-list.tsx";
import { FilmSettings } from "./film-settings.tsx";
import { SpeakButton } from "./speak-button.tsx";
import { Storyboard } from "./storyboard.tsx";
import { useAnsweredCaptions } from "./use-answered-captions.tsx";
import { useCaptionChecks } from "./use-caption-checks.ts";

type Look = Omit<FilmOrder, "shots">;
/** Without a colour: the account's. */
type Chosen = Omit<Look, "accent"> & { accent: string | null };

type Edited = Partial<Record<CopyLanguage, Shot[]>>;
const without = (edited: Edited, language: CopyLanguage): Edited => {
  const { [language]: _dropped, ...others } = edited;
  return others;
};

export function FilmMaker({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const own = useLanguage();
  const client = useQueryClient();
  const entitled = useEntitled();
  const { languages } = campaign.preferences;
  const begin = useAccountAccent();
  const [chosen, setLook] = useState<Chosen>({
    language: languages.find((one) => one === own) ?? languages[0] ?? own,
    ratio: "9:16",
    quality: "standard",
    accent: null,
    music: { kind: "bed", bed: "morning" },
    voiceId: null,
  });
  const look: Look = { ...chosen, accent: chosen.accent ?? begin.accent };
  // of each language its own: changing the language and coming back loses nothing
  const [edited, setEdited] = useState<Edited>({});
  const { language } = look;
  const proposal = useQuery({
    ...orpc.films.storyboard.queryOptions({ input: { campaignId: campaign.id, language } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shots = edited[language] ?? proposal.data?.shots;
  // an answer that got lost is asked for again under the same key, and makes no second film
  const asked = useRef<{ of: string; key: string } | null>(null);
  const keyFor = (order: FilmOrder): string => {
    const of = JSON.stringify(order);
    if (asked.current?.of !== of) asked.current = { of, key: uuid() };
    return asked.current.key;
  };
  const start = useMutation({
    mutationFn: ({ order, reason }: { order: FilmOrder; reason: string | null }) =>
      api.films.start({
        ...{ campaignId: campaign.id, order, idempotencyKey: keyFor(order) },
        ...(reason === null ? {} : { reason }),
      }),
    onSuccess: () => {
      asked.current = null;
      captions.done();
      void client.invalidateQueries({ queryKey: orpc.films.list.key() });
      toast(t("film.asked"));
    },
    onError: (error) =>
      refusalOfError(error) === null && !captions.refused(error) && toastFailure(errorText(tError, error)),
  });
  const checked = useCaptionChecks(campaign.id, language, shots);
  const captions = useAnsweredCaptions(checked, {
    ...{ busy: start.isPending, error: start.error, use: t("film.makeWithReason") },
    send: (reason) => shots && start.mutate({ order: { ...look, shots }, reason }),
  });
  const seconds = shots ? filmSeconds(shots) : 0;
  const fits = seconds >= filmLimits.least && seconds <= filmLimits.most;
  const features = look.quality === "hd" ? (["video", "hdVideo"] as const) : (["video"] as const);
  const missesVideo = entitled?.state === "running" && features.some((one) => !entitled.entitlements[one]);
  const blocked = entitled?.state === "none" || missesVideo;
  return (
    <div className={styles.maker}>
      <PausedNotice kinds={["film"]} own />
      <UpgradeNotice entitled={entitled} wish={{ features }} refused={start.error && refusalOfError(start.error)} />
      <div className={styles.columns}>
        <FilmSettings
          look={look}
          languages={languages}
          onChange={(change) => setLook({ ...chosen, ...change })}
          otherVoice={
            shots && proposal.data?.speaks ? (
              <SpeakButton
                campaignId={campaign.id}
                order={{ ...look, shots }}
                checked={checked}
                onSpoken={(voiceId, next) => {
                  setLook({ ...chosen, voiceId });
                  setEdited({ ...edited, [language]: next });
                }}
              />
            ) : null
          }
        />
        <section className={styles.board} aria-label={t("film.storyboard")}>
          {shots ? (
            <Storyboard
              photos={campaign.photos}
              shots={shots}
              language={language}
              checks={checked.checks}
              onChange={(next) => setEdited({ ...edited, [language]: next })}
              onReset={edited[language] ? () => setEdited(without(edited, language)) : null}
            />
          ) : proposal.error ? (
            <ErrorState error={proposal.error} retry={() => void proposal.refetch()} />
          ) : (
            <Loading label={t("film.proposing")} />
          )}
          <div className={styles.order}>
            <p className={styles.total} data-wrong={(shots && !fits) || undefined} role="status">
              {t("film.total", { time: formatDuration(own, seconds) })}
              {shots && !fits ? ` ${t("film.limits", { least: filmLimits.least, most: filmLimits.most })}` : ""}
            </p>
            <Button
              mih={44}
              loading={start.isPending}
              disabled={!shots || !fits || blocked}
              leftSection={<IconMovie size={18} stroke={1.6} aria-hidden />}
              onClick={captions.start}
            >
              {t("film.make")}
            </Button>
          </div>
        </section>
      </div>
      {captions.dialog}
      <FilmList campaignId={campaign.id} />
    </div>
  );
}
