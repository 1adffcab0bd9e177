/** The dialog of whatever is being done to an account; fetched with the first of them. */
import type { AdminUser } from "#contract/admin/users";
import type { Act } from "./actions.tsx";
import { AskDisable, AskEnable, AskReset, AskSupport } from "./ask.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";

export function Acting(props: { act: Act; user: AdminUser; mayAll: boolean; onClose: () => void }) {
  const { act, mayAll, ...asked } = props;
  switch (act) {
    case "edit":
      return <EditDialog {...asked} />;
    case "role":
      return <RoleDialog {...asked} mayAll={mayAll} />;
    case "reset":
      return <AskReset {...asked} />;
    case "disable":
      return <AskDisable {...asked} />;
    case "enable":
      return <AskEnable {...asked} />;
    case "support":
      return <AskSupport {...asked} />;
  }
}
