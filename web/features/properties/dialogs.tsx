/** Preview, editor and sharing: fetched with their words when they are first opened. */
import { lazy, Suspense } from "react";
import type { Property } from "#contract/property";
import { loadSubjects } from "#web/lib/i18n.ts";
import { useFocusBack } from "#web/ui/use-focus-back.ts";
import type { RowActions } from "./row-menu.tsx";

export type OpenDialog = { kind: "edit" | "share"; property: Pick<Property, "id" | "title" | "number"> };

const Preview = lazy(async () => {
  const [module] = await Promise.all([import("./preview-drawer.tsx"), loadSubjects("facts", "propertyPage", "law")]);
  return { default: module.PreviewDrawer };
});
const Editor = lazy(async () => {
  const [module] = await Promise.all([import("./edit-dialog.tsx"), loadSubjects("facts", "wizard")]);
  return { default: module.EditDialog };
});
const Share = lazy(async () => {
  const [module] = await Promise.all([
    import("#web/features/properties/page/share-dialog.tsx"),
    loadSubjects("propertyPage", "law"),
  ]);
  return { default: module.ShareDialog };
});

export function Dialogs(props: {
  /** Whose preview is open. */
  openId: string | null;
  dialog: OpenDialog | null;
  actions: RowActions;
  onClosePreview: () => void;
  onClose: () => void;
}) {
  const { openId, dialog } = props;
  useFocusBack(openId !== null || dialog !== null);
  return (
    <Suspense fallback={null}>
      {openId ? <Preview id={openId} actions={props.actions} onClose={props.onClosePreview} /> : null}
      {dialog?.kind === "edit" ? (
        <Editor key={dialog.property.id} property={dialog.property} onClose={props.onClose} />
      ) : null}
      {dialog?.kind === "share" ? <Share property={dialog.property} onClose={props.onClose} /> : null}
    </Suspense>
  );
}
