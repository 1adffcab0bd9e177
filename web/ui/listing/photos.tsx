/**
 * Photos chosen by checkbox and ordered by dragging or by two buttons; the first chosen one is the cover. For the keyboard the list
 * is one place: Tab reaches the controls of one photo, the arrow keys lead to the others.
 */
import { ActionIcon, Button, FileButton } from "@mantine/core";
import { IconArrowLeft, IconArrowRight, IconUpload, IconZoomIn } from "@tabler/icons-react";
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MissingPhoto, Photo } from "#contract/import";
import { Toolbar } from "#web/ui/toolbar.tsx";
import { usePhotoViewer } from "#web/ui/use-photo-viewer.tsx";
import factStyles from "./fact.module.css";
import { MissingPhotos } from "./missing-photos.tsx";
import { OrderButton } from "./order-button.tsx";
import { PhotoCaption } from "./photo-caption.tsx";
import { movePhoto } from "./photo-order.ts";
import styles from "./photos.module.css";
import { UploadState } from "./upload-state.tsx";
import { useUploads } from "./use-uploads.ts";

export function Photos(props: {
  photos: Photo[];
  chosen: string[];
  /** Those of the page that could not be had. */
  missing?: readonly MissingPhoto[];
  onChange: (photos: Photo[], chosen: string[]) => void;
  /** Adds to whatever the list is by then: uploads end one after the other. */
  onAdd: (photo: Photo) => void;
  /** Says of the list as it is by then what a photo of it shows. */
  onCaption: (id: string, caption: string | null) => void;
}) {
  const { photos, chosen, onChange, onAdd, onCaption } = props;
  const { t } = useTranslation("wizard");
  const { t: tFacts } = useTranslation("facts");
  const { t: tc } = useTranslation();
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const uploads = useUploads(onAdd);
  const { view, viewer } = usePhotoViewer(photos);
  /** The photo whose controls Tab reaches. */
  const [active, setActive] = useState(0);
  const reached = Math.min(active, photos.length - 1);
  const cover = photos.find((photo) => chosen.includes(photo.id))?.id;

  const move = (from: number, to: number, side?: "earlier" | "later") => {
    const next = movePhoto(photos, from, to);
    onChange(next, chosen);
    setSaid(t("photos.moved", { number: to + 1 }));
    // The buttons travel with the photo, and so must the focus; at an end, the other button takes it.
    const id = photos[from]?.id;
    if (side && id)
      requestAnimationFrame(() => {
        const item = list.current?.querySelector(`[data-photo="${id}"]`);
        const same = item?.querySelector<HTMLButtonElement>(`[data-side="${side}"]:not(:disabled)`);
        (same ?? item?.querySelector<HTMLButtonElement>("[data-side]:not(:disabled)"))?.focus();
      });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type !== "checkbox") return;
    const to = { ArrowRight: reached + 1, ArrowDown: reached + 1, ArrowLeft: reached - 1, ArrowUp: reached - 1 }[
      event.key
    ];
    const next = event.key === "Home" ? 0 : event.key === "End" ? photos.length - 1 : to;
    const id = next === undefined ? undefined : photos[next]?.id;
    if (id === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLInputElement>(`[data-photo="${id}"] input`)?.focus();
  };
  const toggle = (id: string, on: boolean) =>
    onChange(photos, on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const dropOn = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null && dragged !== to) move(dragged, to);
    setDragged(null);
  };
  const dropFiles = (event: DragEvent) => {
    const files = [...event.dataTransfer.files].filter((file) => file.type.startsWith("image/"));
    if (files.length === 0) return;
    event.preventDefault();
    uploads.send(files);
  };

  return (
    <section
      className={factStyles.group}
      aria-labelledby="facts-photos"
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropFiles}
    >
      <div className={styles.head}>
        <h3 id="facts-photos" className={styles.title}>
          {tFacts("groups.photos")}
        </h3>
        <Toolbar labelledBy="facts-photos" className={styles.tools}>
          {photos.length > 0 ? (
            <span className={styles.count}>{t("photos.chosen", { chosen: chosen.length, total: photos.length })}</span>
          ) : null}
          {photos.length > 1 ? (
            <Button
              variant="subtle"
              color="gray"
              c="var(--ink)"
              size="compact-md"
              mih={44}
              onClick={() => onChange(photos, chosen.length === photos.length ? [] : photos.map((photo) => photo.id))}
            >
              {chosen.length === photos.length ? t("photos.noneChosen") : t("photos.all")}
            </Button>
          ) : null}
          <OrderButton
            photos={photos}
            onOrder={(next) => {
              onChange(next, chosen);
              setSaid(t("photos.ordered"));
            }}
          />
          <FileButton multiple accept="image/*" onChange={uploads.send}>
            {(button) => (
              <Button variant="default" leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />} {...button}>
                {t("photos.upload")}
              </Button>
            )}
          </FileButton>
        </Toolbar>
      </div>
      <p className={styles.hint}>{photos.length > 0 ? t("photos.hint") : t("photos.none")}</p>
      <MissingPhotos missing={props.missing ?? []} />
      <UploadState uploads={uploads} />
      <p className="visually-hidden" role="status">
        {uploads.progress ? t("photos.uploading") : said}
      </p>
      <ul ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {photos.map((photo, index) => {
          const on = chosen.includes(photo.id);
          const tabIndex = index === reached ? 0 : -1;
          return (
            <li
              key={photo.id}
              data-photo={photo.id}
              className={styles.item}
              data-on={on || undefined}
              data-dragged={dragged === index || undefined}
              draggable
              onFocus={() => setActive(index)}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => dropOn(event, index)}
            >
              <label className={styles.pick}>
                <img
                  className={styles.image}
                  src={photo.url}
                  // what the mark beside it says is not read twice
                  alt={photo.plan && photo.caption === t("photos.plan") ? "" : (photo.caption ?? "")}
                  loading="lazy"
                  draggable={false}
                  {...(photo.tint ? { style: { backgroundColor: photo.tint } } : {})}
                />
                <input
                  type="checkbox"
                  className={styles.check}
                  checked={on}
                  tabIndex={tabIndex}
                  aria-describedby={photos.length > 1 ? "photo-keys" : undefined}
                  aria-label={t("photos.use", { number: index + 1 })}
                  onChange={(event) => toggle(photo.id, event.currentTarget.checked)}
                />
                {photo.id === cover ? (
                  <span className={styles.cover}>{t("photos.cover")}</span>
                ) : photo.plan ? (
                  <span className={styles.cover}>{t("photos.plan")}</span>
                ) : null}
              </label>
              <PhotoCaption photo={photo} number={index + 1} tabIndex={tabIndex} onCaption={onCaption} />
              {photo.hints ? (
                <p className={styles.faults}>{photo.hints.map((hint) => t(`photos.hints.${hint}`)).join(" · ")}</p>
              ) : null}
              <ActionIcon
                variant="default"
                size={44}
                className={styles.view}
                tabIndex={tabIndex}
                aria-label={tc("photo.open", { number: index + 1 })}
                onClick={() => view(index)}
              >
                <IconZoomIn size={18} stroke={1.6} />
              </ActionIcon>
              <div className={styles.order}>
                <ActionIcon
                  data-side="earlier"
                  tabIndex={tabIndex}
                  variant="subtle"
                  color="gray"
                  c="var(--ink)"
                  size={44}
                  disabled={index === 0}
                  aria-label={t("photos.earlier", { number: index + 1 })}
                  onClick={() => move(index, index - 1, "earlier")}
                >
                  <IconArrowLeft size={18} stroke={1.6} />
                </ActionIcon>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <ActionIcon
                  data-side="later"
                  tabIndex={tabIndex}
                  variant="subtle"
                  color="gray"
                  c="var(--ink)"
                  size={44}
                  disabled={index === photos.length - 1}
                  aria-label={t("photos.later", { number: index + 1 })}
                  onClick={() => move(index, index + 1, "later")}
                >
                  <IconArrowRight size={18} stroke={1.6} />
                </ActionIcon>
              </div>
            </li>
          );
        })}
      </ul>
      <p id="photo-keys" className="visually-hidden">
        {t("photos.keys")}
      </p>
      {viewer}
    </section>
  );
}
