/** Opens the publishing of a campaign; the dialog comes when it is first wanted. */
import { Button } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/campaign";

const PublishDialog = lazy(async () => ({ default: (await import("./publish-dialog.tsx")).PublishDialog }));

export function PublishButton({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("publishing");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={campaign.pieces.length === 0}
        leftSection={<IconSend2 size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <PublishDialog campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
