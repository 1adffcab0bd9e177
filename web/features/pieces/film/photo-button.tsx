/** The photo of a shot; pressed, it offers the others. */
import { Popover } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import styles from "#web/features/pieces/film/film.module.css";

export function PhotoButton(props: {
  photos: Campaign["photos"];
  /** Null: a plain ground. */
  value: number | null;
  label: string;
  onChange: (photo: number) => void;
}) {
  const { photos, value, label, onChange } = props;
  const { t } = useTranslation("pieces");
  const [open, setOpen] = useState(false);
  const shown = value === null ? undefined : photos[value];
  const picture = shown ? <img src={shown.url} alt="" loading="lazy" /> : null;
  if (photos.length < 2) return <div className={styles.photo}>{picture}</div>;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={300} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={styles.photo} aria-label={label} onClick={() => setOpen(!open)}>
          {picture}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.others}>
        {photos.map((one, at) => (
          <button
            key={one.url}
            type="button"
            className={styles.photo}
            aria-pressed={at === value}
            aria-label={one.caption ?? t("preview.photo", { number: at + 1 })}
            onClick={() => {
              onChange(at);
              setOpen(false);
            }}
          >
            <img src={one.url} alt="" loading="lazy" />
          </button>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
