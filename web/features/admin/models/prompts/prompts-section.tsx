/** What models are told: the wording that is being written, a trial of it, and every version there was. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelState, PromptVersion } from "#contract/admin/models";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { useMe } from "#web/lib/use-scope.ts";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import styles from "../models.module.css";
import { CompareDrawer } from "./compare-drawer.tsx";
import { keepDraft, loadDraft, type PromptDraft } from "./draft.ts";
import { PromptEditor } from "./editor.tsx";
import { PromptTrial } from "./prompt-trial.tsx";
import { usePrompts } from "./use-prompts.ts";
import { PromptVersions } from "./versions.tsx";
import { useWordings } from "./wordings.ts";

export function PromptsSection({ state }: { state: ModelState }) {
  const me = useMe();
  const { data, error, refetch } = usePrompts();
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data || !me.data) return <Loading />;
  return <Prompts versions={data} state={state} account={me.data.id} />;
}

const fresh = ({ version, texts }: PromptVersion): PromptDraft => ({ base: version, texts, note: "" });

function Prompts(props: { versions: PromptVersion[]; state: ModelState; account: string }) {
  const { t } = useTranslation("adminModels");
  const { versions, state, account } = props;
  const [draft, setDraft] = useState(() => loadDraft(account));
  const [compares, setCompares] = useState<{ from: string; to: string } | null>(null);
  const [replaces, setReplaces] = useState<PromptVersion | null>(null);
  const wordings = useWordings(versions, draft);
  const inForce = versions.find((one) => one.inForce) ?? versions[0];
  if (!inForce) return null;
  const write = (next: PromptDraft | null) => {
    setDraft(next);
    keepDraft(account, next);
  };
  const begin = (version: PromptVersion) => {
    write(fresh(version));
    setReplaces(null);
    document.getElementById("wording")?.focus();
  };
  return (
    <div className={styles.stack}>
      <PromptEditor
        draft={draft ?? fresh(inForce)}
        began={draft !== null}
        versions={versions}
        inForce={inForce}
        write={write}
        compare={() => setCompares({ from: String(inForce.version), to: "draft" })}
      />
      <PromptTrial wordings={wordings} inForce={inForce} state={state} />
      <PromptVersions
        versions={versions}
        compare={(version) => setCompares({ from: String(inForce.version), to: String(version) })}
        edit={(version) => (draft ? setReplaces(version) : begin(version))}
      />
      {compares ? <CompareDrawer wordings={wordings} start={compares} onClose={() => setCompares(null)} /> : null}
      {replaces ? (
        <ConfirmDialog
          title={t("prompts.replaceTitle")}
          text={t("prompts.replaceText", { version: replaces.version })}
          confirm={t("prompts.replace")}
          danger
          busy={false}
          onConfirm={() => begin(replaces)}
          onClose={() => setReplaces(null)}
        />
      ) : null}
    </div>
  );
}
