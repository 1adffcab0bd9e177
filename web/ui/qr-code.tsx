/** A QR code of a text. Its library is fetched when the first code is wanted. */
import { useEffect, useState } from "react";
import styles from "#web/ui/qr-code.module.css";

/** `size` in pixels. The place is kept while it is drawn. */
export function QrCode({ value, alt, size = 220 }: { value: string; alt: string; size?: number }) {
  const [image, setImage] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { toDataURL } = await import("qrcode");
      const drawn = await toDataURL(value, { margin: 2, width: size * 2 });
      if (wanted) setImage(drawn);
    };
    draw().catch((error: unknown) => console.error("No QR code", error));
    return () => {
      wanted = false;
    };
  }, [value, size]);
  const place = { width: size, height: size };
  if (image === null) return <div className={styles.code} style={place} />;
  return <img className={styles.code} src={image} width={size} height={size} style={place} alt={alt} />;
}
