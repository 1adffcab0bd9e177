/** A link as a QR code: on the screen, and as a file for a chat, a flyer or a window. */
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { QUIET_ZONE, qrCode, qrSvg } from "#engine/campaign/qr";
import { saveFile } from "#web/lib/save-file.ts";
import styles from "./share.module.css";

/** About this many pixels a side: sharp on a poster; every module a whole number of pixels. */
const PNG_SIDE = 1200;

async function pngOf(link: string): Promise<Blob | null> {
  const { size, path } = qrCode(link);
  const side = size + 2 * QUIET_ZONE;
  const scale = Math.ceil(PNG_SIDE / side);
  const canvas = document.createElement("canvas");
  canvas.width = side * scale;
  canvas.height = side * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale, 0, 0, scale, QUIET_ZONE * scale, QUIET_ZONE * scale);
  pen.fillStyle = "#000";
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** `name`: of the files, without ending. */
export function QrPanel({ link, name }: { link: string; name: string }) {
  const { t } = useTranslation("propertyPage");
  const { size, path } = qrCode(link);
  const side = size + 2 * QUIET_ZONE;
  const savePng = async () => {
    const png = await pngOf(link);
    if (png) saveFile(png, `${name}.png`);
  };
  const saveSvg = () => saveFile(new Blob([qrSvg(link)], { type: "image/svg+xml" }), `${name}.svg`);
  const icon = <IconDownload size={16} stroke={1.6} aria-hidden />;
  return (
    <div className={styles.qr}>
      <svg
        className={styles.code}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        role="img"
        aria-label={t("qr")}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <div className={styles.qrSide}>
        <p className={styles.text}>{t("qrHint")}</p>
        <div className={styles.actions}>
          <Button variant="default" size="sm" mih={44} leftSection={icon} onClick={() => void savePng()}>
            {t("savePng")}
          </Button>
          <Button variant="default" size="sm" mih={44} leftSection={icon} onClick={saveSvg}>
            {t("saveSvg")}
          </Button>
        </div>
      </div>
    </div>
  );
}
