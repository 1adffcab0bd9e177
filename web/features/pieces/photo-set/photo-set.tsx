/** The campaign's photos made ready to post, folded away until somebody wants them: their script comes with the first opening. */
import { IconPhotoEdit } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import styles from "#web/features/pieces/posters/posters.module.css";
import { Loading } from "#web/ui/states.tsx";

const PhotoMaker = lazy(async () => ({ default: (await import("./photo-maker.tsx")).PhotoMaker }));

/** Nothing for a campaign without photos. */
export function PhotoSet({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  const [open, setOpen] = useState(false);
  if (campaign.photos.length === 0) return null;
  return (
    <details className={styles.posters} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <IconPhotoEdit size={20} stroke={1.6} aria-hidden />
        <h2 className={styles.title}>{t("photoSet.title")}</h2>
        <span className={styles.lead}>{t("photoSet.lead")}</span>
      </summary>
      {open ? (
        <Suspense fallback={<Loading />}>
          <PhotoMaker campaign={campaign} />
        </Suspense>
      ) : null}
    </details>
  );
}
