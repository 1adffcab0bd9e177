/** The brochure of the campaign's home, folded away until somebody wants it: its script comes with the first opening. */
import { IconBook2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";
import styles from "#web/features/pieces/posters/posters.module.css";
import { Loading } from "#web/ui/states.tsx";

const BrochureMaker = lazy(async () => ({ default: (await import("./brochure-maker.tsx")).BrochureMaker }));

export function Brochure({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("pieces");
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.posters} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <IconBook2 size={20} stroke={1.6} aria-hidden />
        <h2 className={styles.title}>{t("brochure.title")}</h2>
        <span className={styles.lead}>{t("brochure.lead")}</span>
      </summary>
      {open ? (
        <Suspense fallback={<Loading />}>
          <BrochureMaker campaign={campaign} />
        </Suspense>
      ) : null}
    </details>
  );
}
