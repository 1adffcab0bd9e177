/** Mails that were given up: which, whose and why, and sent again once the reason is gone. */
import { Button } from "@mantine/core";
import { IconEye, IconRefresh } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FailedMail } from "#contract/admin/mails";
import { mailKinds } from "#contract/mail";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";
import { LOOK_AGAIN_MS } from "./live.tsx";
import styles from "./tasks.module.css";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** Its link is of no use any more, and neither is the mail. */
const isOver = ({ expiresAt }: FailedMail) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function useResend() {
  const { t } = useTranslation("adminTasks");
  const { t: tError } = useTranslation("errors");
  const client = useQueryClient();
  return useMutation(
    orpc.admin.mails.resend.mutationOptions({
      onSuccess: () => toast(t("mails.resent")),
      onError: (error) => toastFailure(t("mails.failed"), errorText(tError, error)),
      onSettled: () => client.invalidateQueries({ queryKey: orpc.admin.mails.key() }),
    }),
  );
}

export function FailedMails() {
  const { t } = useTranslation("adminTasks");
  const language = useLanguage();
  const address = useListAddress();
  const resend = useResend();
  const close = () => address.change({ open: null });
  const list = useAdminList({
    sorts: ["at"],
    filters: { kind: { label: t("mails.kind"), values: mailKinds, say: (value) => t(`mails.kinds.${value}`) } },
    rows: (asked) => orpc.admin.mails.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.mails.export(asked),
    again: LOOK_AGAIN_MS,
  });
  const whose = ({ account }: FailedMail) =>
    account ? (account.email ?? account.name ?? t("noAccount")) : t("mails.nobody");
  const moment = (at: string | null) => (at ? formatMoment(language, at, "medium") : null);
  return (
    <AdminTable
      label={t("mails.list")}
      list={list}
      nameOf={(mail) => `${t(`mails.kinds.${mail.kind}`)} ${whose(mail)}`}
      searchHint={t("mails.search")}
      columns={[
        { key: "kind", label: t("mails.kind"), cell: ({ kind }) => t(`mails.kinds.${kind}`) },
        {
          key: "account",
          label: t("column.account"),
          cell: (mail) => <span className={styles.break}>{whose(mail)}</span>,
        },
        { key: "ended", label: t("mails.givenUp"), width: "200px", rank: 3, cell: ({ endedAt }) => moment(endedAt) },
        {
          key: "at",
          label: t("mails.written"),
          sort: "at",
          width: "200px",
          rank: 2,
          cell: ({ createdAt }) => moment(createdAt),
        },
      ]}
      actions={[
        { key: "open", label: t("open"), icon: <IconEye {...icon} />, run: ({ id }) => address.change({ open: id }) },
        {
          key: "resend",
          label: t("mails.resend"),
          icon: <IconRefresh {...icon} />,
          shown: (mail) => !isOver(mail),
          run: ({ id }) => resend.mutate({ id }),
        },
      ]}
      drawer={(mail) => (
        <AdminDrawer title={t(`mails.kinds.${mail.kind}`)} onClose={close}>
          <Facts
            of={[
              [t("column.account"), whose(mail)],
              [t("column.attempts"), formatNumber(language, mail.tries)],
              [t("mails.written"), moment(mail.createdAt)],
              [t("mails.givenUp"), moment(mail.endedAt)],
              [t("mails.expires"), moment(mail.expiresAt)],
            ]}
          />
          <p className={styles.quiet}>{t(isOver(mail) ? "mails.over" : "mails.why")}</p>
          {isOver(mail) ? null : (
            <div className={styles.acts}>
              <Button loading={resend.isPending} onClick={() => resend.mutate({ id: mail.id }, { onSuccess: close })}>
                {t("mails.resend")}
              </Button>
            </div>
          )}
        </AdminDrawer>
      )}
      empty={{ title: t("mails.empty"), text: t("mails.emptyText") }}
    />
  );
}
