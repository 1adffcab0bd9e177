/** Has the captions read aloud by the provider of speech, and says when the voice no longer belongs to them. */
import { Button } from "@mantine/core";
import { IconMicrophone } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FilmOrder, Shot } from "#contract/media/film";
import styles from "#web/features/pieces/film/film.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

type Spoken = Pick<FilmOrder, "language" | "shots">;

const saidIn = ({ language, shots }: Spoken): string =>
  JSON.stringify([language, shots.map(({ caption, seconds }) => [caption, seconds])]);

export function SpeakButton(props: {
  campaignId: string;
  order: Pick<FilmOrder, "language" | "music" | "shots" | "voiceId">;
  onSpoken: (voiceId: string, shots: Shot[]) => void;
}) {
  const { campaignId, order, onSpoken } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  const last = useRef<{ voiceId: string; said: string } | null>(null);
  const { language, music, shots } = order;
  const speak = useMutation({
    mutationFn: () => api.films.speak({ campaignId, language, music, shots }),
    onSuccess: ({ sound, shots: told }) => {
      client.setQueryData(orpc.films.sounds.queryKey(), (before) => [sound, ...(before ?? [])]);
      last.current = { voiceId: sound.id, said: saidIn({ language, shots: told }) };
      onSpoken(sound.id, told);
      toast(t("film.spoken"));
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const { current } = last;
  const stale = current !== null && current.voiceId === order.voiceId && current.said !== saidIn(order);
  return (
    <div className={styles.sound}>
      <Button
        variant="default"
        mih={44}
        loading={speak.isPending}
        leftSection={<IconMicrophone size={18} stroke={1.6} aria-hidden />}
        onClick={() => speak.mutate()}
      >
        {t("film.speak")}
      </Button>
      <p className={styles.total} data-wrong={stale || undefined} role="status">
        {t(stale ? "film.speakAgain" : "film.speakHint")}
      </p>
    </div>
  );
}
