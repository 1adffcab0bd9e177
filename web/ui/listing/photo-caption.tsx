/** What a photo shows, said in a few words or by choosing a room: pictures of the home name it by them, and its order follows. */
import { Autocomplete } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_CAPTION, type Photo } from "#contract/import";
import { roomName, rooms } from "#engine/media/content/rooms";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import styles from "./photos.module.css";

/** The same photos, one of them with other words. */
export const withCaption = (photos: readonly Photo[], id: string, caption: string | null): Photo[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, caption } : photo));

/** Kept when the field is left. `onCaption`: with the words that were kept; null where nothing is said any more. */
export function PhotoCaption(props: {
  photo: Photo;
  number: number;
  tabIndex: number;
  onCaption: (id: string, caption: string | null) => void;
}) {
  const { photo, number, tabIndex, onCaption } = props;
  const { t, i18n } = useTranslation("wizard");
  const { t: tError } = useTranslation("errors");
  /** What is being typed and not kept yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);

  const keep = async (value: string) => {
    const caption = value.trim();
    setError(null);
    if (caption === (photo.caption ?? "")) return setTyped(null);
    try {
      await api.imports.captionPhoto({ id: photo.id, caption });
      onCaption(photo.id, caption === "" ? null : caption);
      // whoever has gone on typing meanwhile keeps that
      setTyped((now) => (now === value ? null : now));
    } catch (failed) {
      setError(failed);
    }
  };
  return (
    <Autocomplete
      className={styles.caption}
      size="md"
      aria-label={t("photos.caption", { number })}
      placeholder={t("photos.captionHint")}
      data={rooms.map((room) => roomName(room, currentLanguage(i18n)))}
      maxLength={MAX_CAPTION}
      tabIndex={tabIndex}
      value={typed ?? photo.caption ?? ""}
      error={error === null ? null : `${t("photos.captionNotKept")} ${errorText(tError, error)}`}
      onChange={setTyped}
      onBlur={(event) => void keep(event.currentTarget.value)}
      onOptionSubmit={(value) => void keep(value)}
      // marking words with the mouse moves no photo
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
