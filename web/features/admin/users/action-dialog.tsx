/** The dialog of whatever is being done to an account; fetched with the first of them. */
import type { AdminUser } from "#contract/admin/users";
import { ConfirmDisable, ConfirmEnable, ConfirmReset, ConfirmSupport, ConfirmUnfactor } from "./confirm-dialogs.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import type { Act } from "./row-actions.tsx";

export function ActionDialog(props: { act: Act; user: AdminUser; mayAll: boolean; onClose: () => void }) {
  const { act, mayAll, ...asked } = props;
  switch (act) {
    case "edit":
      return <EditDialog {...asked} />;
    case "role":
      return <RoleDialog {...asked} mayAll={mayAll} />;
    case "reset":
      return <ConfirmReset {...asked} />;
    case "disable":
      return <ConfirmDisable {...asked} />;
    case "enable":
      return <ConfirmEnable {...asked} />;
    case "unfactor":
      return <ConfirmUnfactor {...asked} />;
    case "support":
      return <ConfirmSupport {...asked} />;
  }
}
