/** A QR code of a text. Its library is fetched when the first code is wanted. */
import { useEffect, useState } from "react";
import styles from "#web/features/landing/footer.module.css";

/** The place is kept while it is drawn. */
export function QrCode({ value, alt }: { value: string; alt: string }) {
  const [image, setImage] = useState<string | null>(null);
  useEffect(() => {
    const draw = async () => {
      const { toDataURL } = await import("qrcode");
      setImage(await toDataURL(value, { margin: 2, width: 440 }));
    };
    draw().catch((error: unknown) => console.error("No QR code", error));
  }, [value]);
  if (image === null) return <div className={styles.code} />;
  return <img className={styles.code} src={image} width={220} height={220} alt={alt} />;
}
