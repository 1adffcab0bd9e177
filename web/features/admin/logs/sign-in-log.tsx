/** Who tried to sign in, from where, and what came of it. With hosted sign-in, who came in: what it refused is the host's own. */
import { useTranslation } from "react-i18next";
import { type SignInAttempt, signInEntries, signInOutcomes } from "#contract/admin/logs";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { useConfig } from "#web/lib/config-context.tsx";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { JournalTail } from "./journal-tail.tsx";
import styles from "./logs.module.css";

const entered: ReadonlySet<string> = new Set(signInEntries);

export function SignInLog() {
  const { t } = useTranslation("logs");
  const language = useLanguage();
  const address = useListAddress();
  // only our own sign-in asks the arithmetic question
  const { capabilities } = useConfig();
  const list = useAdminList({
    sorts: ["at"],
    filters: {
      outcome: {
        label: t("signIns.outcome"),
        values: signInOutcomes,
        say: (value) => t(`signIns.outcomes.${value}`),
      },
    },
    since: useSinceFilter(),
    rows: (asked) => orpc.admin.logs.signIns.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.logs.signIns.export(asked),
  });
  const outcome = (one: SignInAttempt) => {
    const knownOutcome = oneOf(signInOutcomes, one.outcome);
    return (
      <Status tone={knownOutcome && entered.has(knownOutcome) ? "good" : "wait"}>
        {knownOutcome ? t(`signIns.outcomes.${knownOutcome}`) : one.outcome}
      </Status>
    );
  };
  return (
    <>
      {capabilities.mathCaptcha ? null : <p className={styles.note}>{t("signIns.hosted")}</p>}
      <AdminTable
        label={t("tab.signIns")}
        list={list}
        nameOf={(one) => one.email}
        searchHint={t("signIns.search")}
        before={<JournalTail journal="signIns" />}
        columns={[
          { key: "email", label: t("signIns.email"), cell: (one) => one.email },
          { key: "outcome", label: t("signIns.outcome"), cell: outcome },
          { key: "address", label: t("address"), width: "150px", rank: 3, cell: (one) => one.address ?? "–" },
          {
            key: "at",
            label: t("when"),
            sort: "at",
            width: "228px",
            cell: (one) => formatMoment(language, one.at, "medium"),
          },
        ]}
        drawer={(attempt) => (
          <AdminDrawer title={attempt.email} onClose={() => address.change({ open: null })}>
            <Facts
              of={[
                [t("when"), formatMoment(language, attempt.at, "medium")],
                [t("signIns.outcome"), outcome(attempt)],
                [t("address"), attempt.address],
                [t("signIns.agent"), attempt.userAgent],
              ]}
            />
          </AdminDrawer>
        )}
        empty={{ title: t("signIns.empty"), text: t("signIns.emptyText") }}
      />
    </>
  );
}
