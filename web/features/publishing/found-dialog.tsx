/** A person found a post that its platform could not tell of: where it stands, as evidence. */
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/dialog.tsx";
import { PostedForm } from "./posted-form.tsx";

export function FoundDialog(props: { onFound(address: string | null): void; onClose(): void }) {
  const { t } = useTranslation("publishing");
  return (
    <Dialog title={t("isThere")} size={440} onClose={props.onClose}>
      <PostedForm send={t("isThereSave")} busy={false} onPosted={props.onFound} />
    </Dialog>
  );
}
