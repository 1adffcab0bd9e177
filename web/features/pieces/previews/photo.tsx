/** One photo in a preview, cropped by its frame. Describes itself by its caption, else by its place in the order. */
import { useTranslation } from "react-i18next";
import type { PreviewPhoto } from "./types.ts";

export function Photo({ photo, index, ratio }: { photo: PreviewPhoto; index: number; ratio?: string }) {
  const { t } = useTranslation("pieces");
  return (
    <img
      src={photo.url}
      alt={photo.caption ?? t("preview.photo", { number: index + 1 })}
      loading="lazy"
      decoding="async"
      width={photo.width}
      height={photo.height}
      style={{
        width: "100%",
        height: ratio ? "auto" : "100%",
        aspectRatio: ratio,
        objectFit: "cover",
        display: "block",
      }}
    />
  );
}
