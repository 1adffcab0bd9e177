/** Every call of a model: what it was for, what came back, what the checks said of it, what it took. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import {
  type CallFindings,
  callPurposes,
  callStates,
  isWordingTried,
  type ModelCallLine,
} from "#contract/admin/model-log";
import { modelCauses } from "#contract/admin/model-names";
import { maySee } from "#contract/admin/scopes";
import { accountAt } from "#web/features/admin/addresses.ts";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import rows from "#web/features/admin/list/rows.module.css";
import { useSinceFilter } from "#web/features/admin/list/since-filter.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { pieceLabel } from "#web/features/admin/piece-label.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatNumber, ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { useScope } from "#web/lib/use-scope.ts";
import { Status } from "#web/ui/status.tsx";
import styles from "./call-log.module.css";
import { formatCost } from "./money.ts";
import { AsItCame, ProviderSaid } from "./provider-said.tsx";

function useOutcome() {
  const { t } = useTranslation("adminModels");
  return ({ outcome }: ModelCallLine) => {
    const cause = modelCauses.find((one) => one === outcome);
    if (outcome === "written") return <Status tone="good">{t("log.states.written")}</Status>;
    return <Status tone="wait">{cause ? t(`causes.${cause}`) : t("causes.cancelled")}</Status>;
  };
}

function Findings({ of, written }: { of: readonly CallFindings[]; written: boolean }) {
  const { t } = useTranslation("adminModels");
  const { t: tp } = useTranslation("pieces");
  const language = useLanguage();
  if (of.length === 0) return <p className={styles.none}>{written ? t("log.noFindings") : t("log.notChecked")}</p>;
  return (
    <ul className={styles.pieces}>
      {of.map(({ piece, reason, findings }) => (
        <li key={piece}>
          <p className={styles.piece}>
            <b>{pieceLabel(language, piece)}</b>{" "}
            {reason === null ? t("log.shown") : t("log.replaced", { reason: tp(`fallback.${reason}`) })}
          </p>
          {findings.length === 0 ? null : (
            <ul className={styles.notes}>
              {[...new Set(findings.map(({ note }) => note))].map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Leads to the account for whoever looks after accounts. */
function Whose({ call: { accountId, accountEmail } }: { call: ModelCallLine }) {
  const scope = useScope();
  if (!accountId || !accountEmail || !maySee("users", scope ?? null)) return accountEmail;
  return (
    <Link to={accountAt(accountId)} className={rows.link}>
      {accountEmail}
    </Link>
  );
}

function Call({ call, onClose }: { call: ModelCallLine; onClose: () => void }) {
  const { t } = useTranslation("adminModels");
  const { t: tl } = useTranslation("logs");
  const language = useLanguage();
  const outcome = useOutcome();
  const count = (value: number | null) => (value === null ? null : formatNumber(language, value));
  const heading = call.outcome === "written" ? t("log.answer") : t("log.refusedAnswer");
  return (
    <AdminDrawer title={`${call.provider} · ${t(`log.purposes.${call.purpose}`)}`} onClose={onClose}>
      <Facts
        of={[
          [tl("when"), formatMoment(language, call.at, "medium")],
          [t("log.outcome"), outcome(call)],
          [t("log.model"), call.model],
          [t("log.account"), call.accountEmail && <Whose key="account" call={call} />],
          [t("log.language"), call.language && ownLanguageName(call.language)],
          [t("log.pieces"), call.pieces.map((piece) => pieceLabel(language, piece)).join(", ") || null],
          [t("log.promptVersion"), isWordingTried(call) ? t("log.tried") : (call.promptVersion?.toString() ?? null)],
          [t("log.tokensIn"), count(call.tokensIn)],
          [t("log.tokensOut"), count(call.tokensOut)],
          [t("log.cost"), formatCost(language, call.cost, call.currency)],
          [t("log.milliseconds"), count(call.milliseconds)],
        ]}
      />
      <ProviderSaid error={call.error} answer="" />
      <section>
        <h3 className={styles.heading}>{t("log.findings")}</h3>
        <Findings of={call.findings} written={call.outcome === "written"} />
      </section>
      <section>
        <h3 className={styles.heading}>{heading}</h3>
        {call.answer === "" ? (
          <p className={styles.none}>{t("log.noAnswer")}</p>
        ) : (
          <AsItCame text={call.answer} label={heading} />
        )}
        <p className={styles.none}>{t("log.masked")}</p>
      </section>
    </AdminDrawer>
  );
}

export function CallLog() {
  const { t } = useTranslation("adminModels");
  const { t: tl } = useTranslation("logs");
  const language = useLanguage();
  const address = useListAddress();
  const outcome = useOutcome();
  const list = useAdminList({
    sorts: ["at"],
    filters: {
      purpose: { label: t("log.purpose"), values: callPurposes, say: (value) => t(`log.purposes.${value}`) },
      state: { label: t("log.outcome"), values: callStates, say: (value) => t(`log.states.${value}`) },
    },
    since: useSinceFilter(),
    rows: (asked) => orpc.admin.models.log.list.queryOptions({ input: asked }),
    file: (asked) => api.admin.models.log.export(asked),
  });
  return (
    <AdminTable
      label={t("tabs.log")}
      list={list}
      nameOf={(one) => `${one.provider} ${formatMoment(language, one.at, "medium")}`}
      searchHint={t("log.search")}
      columns={[
        { key: "provider", label: t("log.provider"), cell: (one) => one.provider },
        { key: "purpose", label: t("log.purpose"), cell: (one) => t(`log.purposes.${one.purpose}`) },
        { key: "outcome", label: t("log.outcome"), cell: outcome },
        {
          key: "found",
          label: t("log.findings"),
          width: "110px",
          rank: 2,
          cell: (one) =>
            formatNumber(
              language,
              one.findings.reduce((all, { findings }) => all + findings.length, 0),
            ),
        },
        {
          key: "tokens",
          label: t("log.tokens"),
          width: "120px",
          rank: 3,
          cell: (one) => formatNumber(language, (one.tokensIn ?? 0) + (one.tokensOut ?? 0)),
        },
        {
          key: "cost",
          label: t("log.cost"),
          width: "120px",
          rank: 3,
          align: "end",
          cell: (one) => formatCost(language, one.cost, one.currency, "column"),
        },
        {
          key: "at",
          label: tl("when"),
          sort: "at",
          width: "228px",
          cell: (one) => formatMoment(language, one.at, "medium"),
        },
      ]}
      drawer={(call) => <Call call={call} onClose={() => address.change({ open: null })} />}
      empty={{ title: t("log.empty"), text: t("log.emptyText") }}
    />
  );
}
