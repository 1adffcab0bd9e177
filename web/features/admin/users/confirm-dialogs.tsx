/** The questions before an account is touched: a mail, disabling, enabling, looking with its eyes. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/users";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { storeSupport } from "#web/lib/support.ts";
import { toastFailure } from "#web/ui/toast.ts";
import { nameOf } from "./account-labels.ts";
import { useUserChange } from "./use-user-change.ts";

interface Asked {
  user: AdminUser;
  onClose: () => void;
}

export function ConfirmReset({ user, onClose }: Asked) {
  const { t } = useTranslation("users");
  const textKey = user.state === "invited" ? "resend" : "reset";
  const reset = useUserChange(api.admin.users.resetPassword, { done: t(`${textKey}.done`), failed: t("reset.failed") });
  return (
    <ConfirmDialog
      title={t(`${textKey}.title`, { email: user.email })}
      text={t(`${textKey}.text`)}
      confirm={t("reset.confirm")}
      busy={reset.isPending}
      onConfirm={() => reset.mutate({ id: user.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function ConfirmDisable({ user, onClose }: Asked) {
  const { t } = useTranslation("users");
  const disable = useUserChange(api.admin.users.disable, { done: t("disable.done"), failed: t("disable.failed") });
  return (
    <ConfirmDialog
      title={t("disable.title", { name: nameOf(user) })}
      text={t("disable.text")}
      confirm={t("disable.confirm")}
      reason={t("disable.reason")}
      danger
      busy={disable.isPending}
      onConfirm={(reason) => disable.mutate({ id: user.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** For who lost the app and the codes; the reason says how one knows that it is them. */
export function ConfirmUnfactor({ user, onClose }: Asked) {
  const { t } = useTranslation("users");
  const messages = { done: t("unfactor.done"), failed: t("unfactor.failed") };
  const remove = useUserChange(api.admin.users.removeSecondFactor, messages);
  return (
    <ConfirmDialog
      title={t("unfactor.title", { name: nameOf(user) })}
      text={t("unfactor.text")}
      confirm={t("unfactor.confirm")}
      reason={t("unfactor.reason")}
      danger
      busy={remove.isPending}
      onConfirm={(reason) => remove.mutate({ id: user.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function ConfirmEnable({ user, onClose }: Asked) {
  const { t } = useTranslation("users");
  const enable = useUserChange(api.admin.users.enable, { done: t("enable.done"), failed: t("enable.failed") });
  return (
    <ConfirmDialog
      title={t("enable.title", { name: nameOf(user) })}
      text={t("enable.text")}
      confirm={t("enable.confirm")}
      busy={enable.isPending}
      onConfirm={() => enable.mutate({ id: user.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** Goes to the account's dashboard in this tab; the page is loaded anew, so that nothing of the administrator's stays in it. */
export function ConfirmSupport({ user, onClose }: Asked) {
  const { t } = useTranslation("users");
  const { t: tError } = useTranslation("errors");
  const start = useMutation({
    mutationFn: (reason: string) => api.admin.support.start({ id: user.id, reason }),
    onSuccess: ({ id }) => {
      storeSupport(id);
      location.assign("/dashboard");
    },
    onError: (error) => toastFailure(t("support.failed"), errorText(tError, error)),
  });
  return (
    <ConfirmDialog
      title={t("support.title", { name: nameOf(user) })}
      text={t("support.text")}
      confirm={t("support.confirm")}
      reason={t("support.reason")}
      busy={start.isPending}
      onConfirm={(reason) => start.mutate(reason)}
      onClose={onClose}
    />
  );
}
