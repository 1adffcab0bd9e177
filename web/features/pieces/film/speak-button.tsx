/** Has the captions read aloud by a task, takes the voice when it is read, and says when it no longer belongs to them. */
import { Button } from "@mantine/core";
import { IconMicrophone } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FilmOrder, Shot } from "#contract/media/film";
import type { Voice, VoiceOrder } from "#contract/media/voice";
import styles from "#web/features/pieces/film/film.module.css";
import { useMadeList } from "#web/features/pieces/made/use-made-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { isRunning } from "#web/lib/task-stream.ts";
import { uuid } from "#web/lib/uuid.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { useAnsweredCaptions } from "./use-answered-captions.tsx";
import type { CaptionChecks } from "./use-caption-checks.ts";
import { VoiceProgress } from "./voice-progress.tsx";

const same = (one: VoiceOrder["shots"], other: VoiceOrder["shots"]): boolean =>
  JSON.stringify(one.map(({ caption, seconds }) => [caption, seconds])) ===
  JSON.stringify(other.map(({ caption, seconds }) => [caption, seconds]));

export function SpeakButton(props: {
  campaignId: string;
  order: Pick<FilmOrder, "language" | "music" | "shots" | "voiceId">;
  checked: CaptionChecks;
  onSpoken: (voiceId: string, shots: Shot[]) => void;
}) {
  const { campaignId, order, checked, onSpoken } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const { language, music, shots } = order;
  const queryKey = orpc.voices.list.queryKey({ input: { campaignId } });
  const { data, putTask } = useMadeList(campaignId, queryKey, () => api.voices.list({ campaignId }));
  // an answer that got lost is asked for again under the same key, and nothing is paid for twice
  const asked = useRef<{ of: string; key: string } | null>(null);
  const keyFor = (wanted: VoiceOrder): string => {
    const of = JSON.stringify(wanted);
    if (asked.current?.of !== of) asked.current = { of, key: uuid() };
    return asked.current.key;
  };
  const start = useMutation({
    mutationFn: ({ wanted, reason }: { wanted: VoiceOrder; reason: string | null }) =>
      api.voices.start({
        ...{ campaignId, order: wanted, idempotencyKey: keyFor(wanted) },
        ...(reason === null ? {} : { reason }),
      }),
    onSuccess: (voice) => {
      asked.current = null;
      captions.done();
      client.setQueryData<Voice[]>(queryKey, (before) => [voice, ...(before ?? [])]);
    },
    onError: (error) => !captions.refused(error) && toastFailure(errorText(tError, error)),
  });
  const captions = useAnsweredCaptions(checked, {
    ...{ busy: start.isPending, error: start.error, use: t("film.speakWithReason") },
    send: (reason) => start.mutate({ wanted: { language, music, shots }, reason }),
  });
  const newest = data?.find((voice) => voice.order.language === language);
  const taken = data?.find(({ sound }) => sound !== null && sound.id === order.voiceId);
  const running = newest?.task ? isRunning(newest.task) : false;
  const take = ({ sound, shots: told }: Voice) => {
    if (sound === null || told === null) return;
    client.setQueryData(orpc.films.sounds.queryKey(), (before) => [
      sound,
      ...(before ?? []).filter(({ id }) => id !== sound.id),
    ]);
    onSpoken(sound.id, told);
    toast(t("film.spoken"));
  };
  // one that was waited for here is taken as it comes, unless the storyboard was changed meanwhile
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (newest === undefined) return;
    if (running) awaited.current = newest.id;
    else if (newest.sound !== null && awaited.current === newest.id) {
      awaited.current = null;
      if (same(newest.order.shots, shots)) take(newest);
    }
  });
  const stale = taken?.shots ? !same(taken.shots, shots) : false;
  const ready = !running && newest?.sound && newest.id !== taken?.id ? newest : null;
  return (
    <div className={styles.sound}>
      <div className={styles.soundRow}>
        <Button
          variant="default"
          mih={44}
          loading={start.isPending}
          disabled={running}
          leftSection={<IconMicrophone size={18} stroke={1.6} aria-hidden />}
          onClick={captions.start}
        >
          {t("film.speak")}
        </Button>
        {ready ? (
          <Button variant="default" mih={44} onClick={() => take(ready)}>
            {t("film.takeVoice")}
          </Button>
        ) : null}
      </div>
      {newest?.task && newest.sound === null ? <VoiceProgress task={newest.task} onTask={putTask} /> : null}
      {captions.dialog}
      <p className={styles.total} data-wrong={stale || undefined} role="status">
        {t(stale ? "film.speakAgain" : "film.speakHint")}
      </p>
    </div>
  );
}
