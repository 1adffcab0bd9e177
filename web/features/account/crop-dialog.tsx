/** Choosing the square of a picture: drag, pinch, wheel or arrow keys; the server cuts it out of the original. */
import { Button, Slider } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/crop-dialog.module.css";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toastFailure } from "#web/ui/toast.ts";

const whole: Area = { x: 0, y: 0, width: 100, height: 100 };
const MAX_ZOOM = 4;
/** The library speaks in percent. */
const part = (percent: number) => Math.min(1, Math.max(0, percent / 100));

export function CropDialog(props: { file: File; onClose(): void; onSaved(avatarUrl: string): void }) {
  const { file, onClose, onSaved } = props;
  const { t } = useTranslation("profile");
  const { t: tc } = useTranslation();
  const { t: te } = useTranslation("errors");
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>(whole);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const save = useMutation({
    mutationFn: () => {
      const { x, y, width, height } = area;
      return api.account.avatar.save({
        file,
        crop: { x: part(x), y: part(y), width: part(width), height: part(height) },
      });
    },
    onSuccess: ({ avatarUrl }) => onSaved(avatarUrl),
    onError: (error) => toastFailure(t("picture.failed"), errorText(te, error)),
  });

  return (
    <Dialog onClose={onClose} title={t("picture.title")} size={440}>
      <p className={styles.text}>{t("picture.text")}</p>
      <div className={styles.stage}>
        <Cropper
          {...(url ? { image: url } : {})}
          crop={crop}
          zoom={zoom}
          aspect={1}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          cropperProps={{ role: "group", "aria-label": t("picture.area"), tabIndex: 0 }}
          mediaProps={{
            alt: "",
            onError: () => {
              toastFailure(t("picture.failed"), t("picture.unreadable"));
              onClose();
            },
          }}
        />
      </div>
      <div className={styles.zoom}>
        <span id="crop-zoom">{t("picture.zoom")}</span>
        <Slider
          value={zoom}
          onChange={setZoom}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          label={null}
          thumbSize={24}
          thumbProps={{ "aria-labelledby": "crop-zoom" }}
          className={styles.slider}
        />
      </div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {tc("cancel")}
        </Button>
        <Button onClick={() => save.mutate()} loading={save.isPending} data-autofocus>
          {t("picture.use")}
        </Button>
      </div>
    </Dialog>
  );
}
