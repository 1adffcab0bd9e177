/** What sharing means while a property has no page: it becomes public, or has to come out of the archive first. */
import { Button } from "@mantine/core";
import { IconArchiveOff, IconExternalLink, IconWorld } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import styles from "./share.module.css";

/** A preview's address works for an hour: asked for again well before. */
const PREVIEW_FRESH_MS = 30 * 60_000;

export function NotOnline(props: {
  propertyId: string;
  archived: boolean;
  /** It was online before: its links are out there. */
  again: boolean;
  busy: boolean;
  onAct: () => void;
}) {
  const { propertyId, archived, again, busy, onAct } = props;
  const { t } = useTranslation("propertyPage");
  // Asked for before it is wanted: an address opened in a click of its own is not taken for a pop-up.
  const preview = useQuery({
    ...orpc.pages.previewUrl.queryOptions({ input: { propertyId } }),
    staleTime: PREVIEW_FRESH_MS,
    refetchInterval: PREVIEW_FRESH_MS,
  });
  const textKey = archived ? "archived" : again ? "again" : "draft";
  const Icon = archived ? IconArchiveOff : IconWorld;
  return (
    <div className={styles.offline}>
      <span className={styles.mark}>
        <Icon size={26} stroke={1.5} aria-hidden />
      </span>
      <p className={styles.lead}>{t(`${textKey}.lead`)}</p>
      <p className={styles.text}>{t(`${textKey}.text`)}</p>
      <div className={styles.actions}>
        <Button loading={busy} onClick={onAct}>
          {t(`${textKey}.action`)}
        </Button>
        <Button
          component="a"
          href={preview.data?.url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          aria-disabled={!preview.data}
          data-disabled={!preview.data || undefined}
          leftSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
        >
          {t("draft.preview")}
        </Button>
      </div>
    </div>
  );
}
