/** The facts and photos of a property, edited as in the wizard. What is not saved stays on the device. */
import { Button, CloseButton, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Property, PropertyDetail } from "#contract/property";
import { errorText } from "#web/lib/errors.ts";
import { FactGroups } from "#web/ui/listing/fact-groups.tsx";
import { withCaption } from "#web/ui/listing/photo-caption.tsx";
import { Photos } from "#web/ui/listing/photos.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toast } from "#web/ui/toast.ts";
import styles from "./edit.module.css";
import { writeAgain } from "./property-text.ts";
import { useFactEdit } from "./use-fact-edit.ts";

export function EditDialog({
  property,
  onClose,
}: {
  property: Pick<Property, "id" | "title" | "number">;
  onClose: () => void;
}) {
  const { t } = useTranslation("properties");
  const { t: tc } = useTranslation();
  const { t: tError } = useTranslation("errors");
  const phone = useMediaQuery("(max-width: 767px)", undefined, { getInitialValueInEffect: false }) ?? false;
  /** Saved, and texts written from the earlier facts remain. */
  const [done, setDone] = useState<PropertyDetail | null>(null);
  const edit = useFactEdit(property.id, (saved) => {
    if (saved.outdated) return setDone(saved);
    toast(t("editor.saved"), saved.title);
    onClose();
  });
  const { now } = edit;
  return (
    // in parts, because the whole one's head is a second banner to screen readers
    <Modal.Root opened onClose={onClose} fullScreen={phone} size={960} classNames={{ content: styles.modal }}>
      <Modal.Overlay />
      <Modal.Content aria-label={done ? t("editor.doneTitle") : t("editor.title")}>
        <Modal.Body p={0}>
          <div className={styles.bar}>
            <h2 className={styles.heading}>
              {done ? t("editor.doneTitle") : t("editor.title")}{" "}
              <span className={styles.number}>{property.number}</span>
            </h2>
            <CloseButton size={44} iconSize={20} aria-label={tc("close")} onClick={onClose} />
          </div>
          {done ? (
            <Done saved={done} onClose={onClose} />
          ) : edit.detail.isError && !now ? (
            <ErrorState error={edit.detail.error} retry={() => void edit.detail.refetch()} />
          ) : !now || !edit.detail.data ? (
            <Loading />
          ) : (
            <>
              <div className={styles.fields}>
                <p className={styles.lead}>{t("editor.lead")}</p>
                {edit.conflict ? (
                  <div className={styles.note} data-warn role="alert">
                    <p>
                      <strong>{t("editor.staleTitle")}</strong> {t("editor.staleText")}
                    </p>
                    <div className={styles.choices}>
                      <Button variant="default" loading={edit.saving} onClick={edit.keepMine}>
                        {t("editor.keepMine")}
                      </Button>
                      <Button variant="default" onClick={edit.discard}>
                        {t("editor.takeTheirs")}
                      </Button>
                    </div>
                  </div>
                ) : edit.restored ? (
                  <div className={styles.note} role="status">
                    <p>{t("editor.restored")}</p>
                    <Button variant="default" onClick={edit.discard}>
                      {t("editor.discard")}
                    </Button>
                  </div>
                ) : null}
                <Photos
                  photos={now.photos}
                  chosen={now.chosen}
                  missing={edit.detail.data.missingPhotos}
                  onChange={(photos, chosen) => edit.change({ photos, chosen })}
                  onCaption={(id, caption) =>
                    edit.change((before) => ({ photos: withCaption(before.photos, id, caption) }))
                  }
                  onAdd={(photo) =>
                    edit.change((before) => ({
                      photos: [...before.photos, photo],
                      chosen: [...before.chosen, photo.id],
                    }))
                  }
                />
                <FactGroups listing={now.listing} onChange={(listing) => edit.change({ listing })} />
              </div>
              <div className={styles.foot}>
                {edit.error ? (
                  <p className={styles.error} role="alert">
                    {errorText(tError, edit.error)}
                  </p>
                ) : (
                  <p className={styles.kept}>{edit.dirty ? t("editor.kept") : null}</p>
                )}
                <Button variant="default" onClick={onClose}>
                  {t("editor.cancel")}
                </Button>
                <Button loading={edit.saving} disabled={!edit.dirty || edit.conflict} onClick={edit.save}>
                  {t("editor.save")}
                </Button>
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Texts are never changed behind a person's back: they are told, and offered to write again. */
function Done({ saved, onClose }: { saved: PropertyDetail; onClose: () => void }) {
  const { t } = useTranslation("properties");
  const count = saved.campaigns.reduce((sum, campaign) => sum + campaign.pieces, 0);
  return (
    <div className={styles.done} role="status">
      <p>{t("editor.doneText", { count })}</p>
      <div className={styles.choices}>
        <Button component={Link} to={writeAgain(saved.id)}>
          {t("detail.rewrite")}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t("editor.later")}
        </Button>
      </div>
    </div>
  );
}
