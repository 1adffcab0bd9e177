/** The editor of one piece: title, text with marks, hashtags, counter, checks; save, undo, copy. */
import { Button, TagsInput, TextInput } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { pieceLimits, type SavedPiece } from "#contract/campaign";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { formatAgo } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Checks } from "./checks.tsx";
import { Counter } from "./counter.tsx";
import styles from "./editor.module.css";
import { MarkedTextarea } from "./marked-textarea.tsx";
import { type LaidOut, takesHashtags, targetOf } from "./platform-format.ts";
import { textOf } from "./saved-edits.ts";
import { StaleEdit } from "./stale-edit.tsx";
import { spansOf } from "./text-marks.ts";
import type { usePieceEdit } from "./use-piece-edit.ts";
import type { PieceWork } from "./use-piece-work.ts";
import { WrittenBy } from "./written-by.tsx";

/** A paste that is too long is shown whole, so that nothing of it is lost before it is shortened. */
const HOLDS = { title: 2_000, body: 60_000 };

export function Editor({
  piece,
  edit,
  laid,
  work,
  onCopy: copy,
  said,
}: {
  piece: SavedPiece;
  edit: ReturnType<typeof usePieceEdit>;
  laid: LaidOut;
  work: PieceWork;
  onCopy: (text: string) => Promise<void>;
  /** What came of the last copy. */
  said: string | null;
}) {
  const { t } = useTranslation("pieces");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const { text, change } = edit;
  // after a conflict the checks are those of the other version, and say nothing about what stands in the field
  const { findings, untraced } = edit.conflict ? { findings: [], untraced: [] } : piece;
  const isEmail = piece.kind === "email";
  const takesTitle =
    isEmail || text.title !== null || (piece.kind === "post" && targetOf(piece)?.text.hasTitle === true);
  // Platforms without hashtags (Moments) are not asked for any, unless the piece has some all the same.
  const takesTags = piece.kind === "post" && (text.hashtags.length > 0 || takesHashtags(targetOf(piece)));
  const max =
    text.body.length > pieceLimits.body
      ? pieceLimits.body
      : (text.title ?? "").length > pieceLimits.title
        ? pieceLimits.title
        : null;
  const error = max === null ? edit.error : { code: "too_long", data: { max } };
  const find = (where: "title" | "body", start: number, end: number) => {
    const target = where === "title" ? titleField.current : field.current;
    target?.focus();
    target?.setSelectionRange(start, end);
  };
  return (
    <div className={styles.editor}>
      {edit.conflict ? (
        <StaleEdit
          theirs={textOf(piece)}
          lang={piece.language}
          saving={edit.saving}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        />
      ) : null}
      {takesTitle ? (
        <div>
          <TextInput
            ref={titleField}
            label={isEmail ? t("subjectField") : t("titleField")}
            lang={piece.language}
            maxLength={HOLDS.title}
            value={text.title ?? ""}
            onChange={(event) => change({ title: event.currentTarget.value || null })}
          />
          {laid.titleLength ? <Counter length={laid.titleLength} /> : null}
        </div>
      ) : null}
      <div>
        <MarkedTextarea
          fieldRef={field}
          label={isEmail ? t("emailBody") : t("bodyField")}
          lang={piece.language}
          value={text.body}
          spans={spansOf(text.body, findings, untraced)}
          maxLength={HOLDS.body}
          describedBy={`count-${piece.id}`}
          onChange={(body) => change({ body })}
          onSave={edit.save}
        />
        <Counter length={laid.length} id={`count-${piece.id}`} />
      </div>
      {takesTags ? (
        <TagsInput
          size="md"
          label={t("hashtagsField")}
          description={t("hashtagsHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          maxTags={pieceLimits.hashtags}
          value={text.hashtags}
          onChange={(hashtags) =>
            change({
              hashtags: hashtags
                .map((tag) => tag.replace(/^[#＃\s]+|(?<![#＃\s])[#＃\s]+$/g, "").slice(0, pieceLimits.hashtag))
                .filter(Boolean),
            })
          }
        />
      ) : null}
      {error ? (
        <p className={styles.error} role="alert">
          {errorText(tError, error)}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button disabled={!edit.dirty || edit.conflict || max !== null} loading={edit.saving} onClick={edit.save}>
          {t("save")}
        </Button>
        {edit.undo ? (
          <Button variant="default" onClick={edit.undo}>
            {edit.dirty ? t("undoEdit") : t("undo")}
          </Button>
        ) : null}
        {laid.title ? (
          <Button variant="default" onClick={() => copy(laid.title ?? "")}>
            {t("copyTitle")}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => copy(laid.text)}>
          {laid.title ? t("copyText") : t("copy")}
        </Button>
        {laid.topics ? (
          <Button variant="default" onClick={() => copy(laid.topics ?? "")}>
            {t("copyTopics")}
          </Button>
        ) : null}
        <p className={styles.said} role="status">
          {said}
        </p>
        <p className={styles.state} role="status">
          {edit.dirty
            ? `${t("unsaved")} · ${t("draftKept")}`
            : piece.editedAt
              ? t("savedAt", { time: formatAgo(language, piece.editedAt, Date.now()) })
              : null}
        </p>
      </div>
      <Checks
        findings={findings}
        untraced={untraced}
        title={takesTitle ? text.title : null}
        text={text.body}
        changed={edit.dirty}
        mending={work.busy === "mend"}
        problem={work.error?.name === "mend" ? work.error.cause : null}
        onFind={find}
        onMend={(about) => work.run("mend", () => api.pieces.mend({ id: piece.id, version: piece.version, ...about }))}
      />
      <WrittenBy piece={piece} />
    </div>
  );
}
