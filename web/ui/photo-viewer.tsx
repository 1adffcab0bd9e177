/** One photo large, the others a press, an arrow key or a swipe away. Comes with the first photo that is opened. */
import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./photo-viewer.module.css";

export interface ViewedPhoto {
  id: string;
  url: string;
  caption: string | null;
}

/** Pixels a finger must go to the side. */
const SWIPE = 40;

/** `first`: the index the viewer opens at. */
export default function PhotoViewer(props: { photos: readonly ViewedPhoto[]; first: number; onClose: () => void }) {
  const { photos, first, onClose } = props;
  const { t } = useTranslation();
  const [at, setAt] = useState(first);
  const down = useRef<number | null>(null);
  const photo = photos[at];
  if (!photo) return null;
  const many = photos.length > 1;
  const go = (step: number) => setAt((at + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0 || !many) return;
    event.preventDefault();
    go(step);
  };
  const where = t("photo.number", { number: at + 1, total: photos.length });
  return (
    <Dialog title={where} size={1120} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows answer wherever the keyboard is in the viewer */}
      <div
        className={styles.viewer}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          down.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const gone = event.clientX - (down.current ?? event.clientX);
          down.current = null;
          if (many && Math.abs(gone) > SWIPE) go(gone < 0 ? 1 : -1);
        }}
      >
        <img className={styles.photo} src={photo.url} alt={photo.caption ?? where} draggable={false} />
        {many ? (
          <div className={styles.steps}>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t("photo.previous")}
              data-autofocus
              onClick={() => go(-1)}
            >
              <IconChevronLeft size={20} stroke={1.6} />
            </ActionIcon>
            <p className={styles.caption}>{photo.caption}</p>
            <ActionIcon variant="default" size={44} aria-label={t("photo.next")} onClick={() => go(1)}>
              <IconChevronRight size={20} stroke={1.6} />
            </ActionIcon>
          </div>
        ) : (
          <p className={styles.caption}>{photo.caption}</p>
        )}
        <p className="visually-hidden" role="status">
          {where} {photo.caption}
        </p>
      </div>
    </Dialog>
  );
}
