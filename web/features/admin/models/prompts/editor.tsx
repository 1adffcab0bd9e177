/** Words one part after another: what each is for, what was changed, what is wrong with it, and keeping it all as a version. */
import { Button, Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PromptVersion } from "#contract/admin/models";
import { type PromptPart, partOf, promptFaults, promptParts } from "#contract/admin/prompts";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { Panel } from "#web/ui/page.tsx";
import { toast } from "#web/ui/toast.ts";
import modelStyles from "../models.module.css";
import { changedParts, type PromptDraft, withPart } from "./draft.ts";
import { usePartName } from "./part-name.ts";
import { Placeholders } from "./placeholders.tsx";
import styles from "./prompts.module.css";
import { usePromptChange } from "./use-prompts.ts";

const longest = (part: PromptPart) => (part === "instructions" || part === "task" ? 8_000 : 500);

export function PromptEditor(props: {
  draft: PromptDraft;
  /** Whether anything was typed that no version holds. */
  began: boolean;
  versions: readonly PromptVersion[];
  inForce: PromptVersion;
  write: (draft: PromptDraft | null) => void;
  compare: () => void;
}) {
  const { t } = useTranslation("adminModels");
  const name = usePartName();
  const { draft, began, write } = props;
  const [part, setPart] = useState<PromptPart>("instructions");
  const [complains, setComplains] = useState(false);
  const [givesUp, setGivesUp] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = usePromptChange(api.admin.models.prompts.create);
  const base = props.versions.find(({ version }) => version === draft.base) ?? props.inForce;
  const changed = changedParts(base.texts, draft.texts);
  const { missing, unknown } = promptFaults(draft.texts);
  const marked = (names: readonly string[]) => names.map((one) => `{{${one}}}`).join(" ");
  const faultOf = (one: PromptPart): string | null => {
    const text = partOf(draft.texts, one).trim();
    if (!text) return t("prompts.empty");
    const strange = unknown.filter((found) => found.part === one).map((found) => found.name);
    return (
      [
        one === "task" && missing.length > 0 ? t("prompts.missing", { names: marked(missing) }) : "",
        strange.length > 0 ? t(one === "task" ? "prompts.unknown" : "prompts.outside", { names: marked(strange) }) : "",
      ]
        .join(" ")
        .trim() || null
    );
  };
  const faulty = promptParts.filter((one) => faultOf(one) !== null);
  const type = (text: string) => write({ ...draft, texts: withPart(draft.texts, part, text) });
  const insert = (placeholder: string) => {
    const at = field.current;
    const text = partOf(draft.texts, part);
    const [from, to] = at ? [at.selectionStart, at.selectionEnd] : [text.length, text.length];
    type(`${text.slice(0, from)}{{${placeholder}}}${text.slice(to)}`);
    at?.focus();
  };
  const submit = () => {
    const [first] = faulty;
    if (first) return setPart(first);
    if (!draft.note.trim()) return setComplains(true);
    save.mutate(
      { texts: draft.texts, note: draft.note.trim() },
      {
        onSuccess: (versions) => {
          write(null);
          setComplains(false);
          toast(t("prompts.kept", { version: versions[0]?.version ?? "" }), t("prompts.keptText"));
        },
      },
    );
  };
  const kind = part === "instructions" || part === "task" ? part : "style";
  return (
    <Panel title={t("prompts.editor")}>
      <p className={modelStyles.text}>{t("prompts.text")}</p>
      <div className={styles.editor}>
        <fieldset className={styles.parts} aria-label={t("prompts.parts")}>
          {promptParts.map((one) => (
            <button key={one} type="button" aria-pressed={one === part} onClick={() => setPart(one)}>
              <span>{name(one)}</span>
              {faultOf(one) ? (
                <small data-tone="bad">{t("prompts.faulty")}</small>
              ) : changed.includes(one) ? (
                <small>{t("prompts.changed")}</small>
              ) : null}
            </button>
          ))}
        </fieldset>
        <div className={styles.writing}>
          <Textarea
            id="wording"
            ref={field}
            label={name(part)}
            description={t(`prompts.for.${kind}`, { style: "{{style}}" })}
            classNames={{ input: styles.wording ?? "" }}
            rows={kind === "style" ? 4 : 14}
            maxLength={longest(part)}
            spellCheck={false}
            value={partOf(draft.texts, part)}
            error={faultOf(part)}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {part === "task" ? <Placeholders text={draft.texts.task} insert={insert} /> : null}
        </div>
      </div>
      {began ? (
        <div className={styles.keep}>
          <TextInput
            label={t("prompts.note")}
            description={t("prompts.noteHint")}
            maxLength={200}
            value={draft.note}
            error={complains && !draft.note.trim() ? t("prompts.noteMissing") : null}
            onChange={(event) => write({ ...draft, note: event.currentTarget.value })}
          />
          <p className={modelStyles.small}>
            {changed.length > 0
              ? t("prompts.draftText", { version: draft.base, parts: changed.map(name).join(t("prompts.and")) })
              : t("prompts.draftSame", { version: draft.base })}
          </p>
          <div className={modelStyles.buttons}>
            <Button loading={save.isPending} disabled={changed.length === 0} onClick={submit}>
              {t("prompts.keep")}
            </Button>
            <Button variant="default" onClick={props.compare}>
              {t("prompts.compareDraft")}
            </Button>
            <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => setGivesUp(true)}>
              {t("prompts.giveUp")}
            </Button>
          </div>
        </div>
      ) : (
        <p className={styles.hint}>{t("prompts.showsInForce", { version: props.inForce.version })}</p>
      )}
      {givesUp ? (
        <ConfirmDialog
          title={t("prompts.giveUpTitle")}
          text={t("prompts.giveUpText")}
          confirm={t("prompts.giveUp")}
          danger
          busy={false}
          onConfirm={() => {
            write(null);
            setGivesUp(false);
          }}
          onClose={() => setGivesUp(false)}
        />
      ) : null}
    </Panel>
  );
}
