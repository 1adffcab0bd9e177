/** Chooses one of the sounds an account has brought, or brings another. */
import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/pieces/film/film.module.css";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatDuration } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { PlainSelect } from "#web/ui/plain-select.tsx";
import { toastFailure } from "#web/ui/toast.ts";

const TYPES = ".mp3,.m4a,.mp4,.wav,.flac,.ogg,.oga,.opus,audio/*";

export function SoundPicker(props: {
  label: string;
  /** What the choice of none is called. */
  none: string;
  value: string | null;
  onChange: (soundId: string | null) => void;
}) {
  const { label, none, value, onChange } = props;
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const sounds = useQuery(orpc.films.sounds.queryOptions());
  const upload = useMutation({
    mutationFn: (file: File) => api.films.uploadSound({ file }),
    onSuccess: (sound) => {
      client.setQueryData(orpc.films.sounds.queryKey(), (before) => [sound, ...(before ?? [])]);
      onChange(sound.id);
    },
    onError: (error) => toastFailure(errorText(tError, error)),
  });
  const known = sounds.data ?? [];
  return (
    <div className={styles.sound}>
      <span className={styles.legend}>{label}</span>
      <div className={styles.soundRow}>
        <PlainSelect
          label={label}
          value={value ?? ""}
          options={[
            { value: "", label: none },
            ...known.map(({ id, name, seconds }) => ({
              value: id,
              label: t("film.soundOf", { name, time: formatDuration(language, seconds) }),
            })),
          ]}
          onChange={(id) => onChange(id === "" ? null : id)}
        />
        <Button
          variant="default"
          mih={44}
          loading={upload.isPending}
          leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t("film.upload")}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={t("film.uploadOf", { label })}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) upload.mutate(file);
        }}
      />
    </div>
  );
}
