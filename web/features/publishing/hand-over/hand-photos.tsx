/** The photos of a campaign in their order, each saved with one tap under a name that keeps the order. */
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { saveFile } from "#web/lib/save-file.ts";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "../publishing.module.css";

/** `id`: what tells one from the next. */
export interface HandPicture {
  readonly id: string;
  readonly url: string;
  readonly caption: string | null;
}

export function HandPhotos({ photos }: { photos: readonly HandPicture[] }) {
  const { t } = useTranslation("publishing");
  const { t: tError } = useTranslation("errors");
  if (photos.length === 0) return null;
  const save = async (url: string, number: number) => {
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      saveFile(await answer.blob(), `${String(number).padStart(2, "0")}.jpg`);
    } catch {
      toastFailure(tError("unavailable"));
    }
  };
  return (
    <section className={styles.field} aria-label={t("photos")}>
      <h2 className={styles.label}>{t("photos")}</h2>
      <ul className={styles.photos}>
        {photos.map(({ id, url, caption }, index) => (
          <li key={id} className={styles.photo}>
            <img src={url} alt={caption ?? ""} loading="lazy" />
            <Button variant="default" onClick={() => void save(url, index + 1)}>
              {t("savePhoto", { number: index + 1 })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
