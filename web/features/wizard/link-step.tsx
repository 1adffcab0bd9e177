/** Step 1: where the listing is. Starts an import, shows it live, and says what to do when it fails. */
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportSource } from "#contract/import";
import { emptyListing } from "#contract/listing";
import { api } from "#web/lib/api.ts";
import { askEntitledAgain } from "#web/lib/billing/use-entitled.ts";
import { causeOf, isRefusedByPlan } from "#web/lib/errors.ts";
import { severalLinks, sharedText, wordsOfLink } from "#web/lib/pasted/links.ts";
import { uuid } from "#web/lib/uuid.ts";
import { PausedNotice } from "#web/ui/task/paused-notice.tsx";
import type { Draft } from "./draft.ts";
import { Examples } from "./examples.tsx";
import { startWithFiles } from "./files.ts";
import { ImportFailed } from "./import-failed.tsx";
import { type Imported, ImportProgress } from "./import-progress.tsx";
import { MAX_TEXT_CHARS } from "./paste.ts";
import { SourceForm } from "./source-form.tsx";
import type { DraftChange } from "./use-draft.ts";
import styles from "./wizard.module.css";

type Failure = ReturnType<typeof causeOf>;

/** What the form says, as the contract wants it. Manual entry asks the server for nothing. */
function toSource({ mode, url, text, html, htmlUrl }: Draft["source"]): ImportSource | null {
  if (mode === "text") return { type: "text", text };
  if (mode === "html") return { type: "html", html, url: htmlUrl.trim() || null };
  if (mode !== "url") return null;
  // whatever was typed or brought here: a link, a text with one, or a line of facts
  const shared = sharedText(url);
  return shared.is === "text" ? { type: "text", text: shared.text } : { type: "url", url: shared.url };
}

/** Keyboards bring in share texts without pasting: the link stays in its field, its words are kept for when it cannot be read. */
function withWordsApart(source: Draft["source"]): Draft["source"] {
  const shared = source.mode === "url" ? sharedText(source.url) : null;
  if (shared?.is !== "share") return source;
  return { ...source, url: shared.url, shared: shared.text.slice(0, MAX_TEXT_CHARS), links: severalLinks(shared.text) };
}

/** What was shared with a link that has been read is done with; what waits for the other links of its text is not. */
function withoutWords(source: Draft["source"]): Draft["source"] {
  const { url, text, shared, links } = source;
  return {
    ...source,
    text: text !== "" && text === wordsOfLink(url, shared) ? "" : text,
    shared: links.length > 1 ? shared : "",
  };
}

/** `focus` puts the keyboard into the link's field: a link was brought here and waits for one press. `files` were brought, too. */
export function LinkStep(props: {
  draft: Draft;
  change: DraftChange;
  files?: readonly File[];
  focus?: boolean;
  onReady: () => void;
}) {
  const { draft, change, onReady } = props;
  const { t } = useTranslation("wizard");
  const client = useQueryClient();
  const [watching, setWatching] = useState(draft.taskId !== null && draft.listing === null ? draft.taskId : null);
  const [files, setFiles] = useState<File[]>([...(props.files ?? [])]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const start = useMutation({
    mutationFn: (asked: ImportSource | File[]) =>
      Array.isArray(asked) ? startWithFiles(asked) : api.imports.start({ source: asked, idempotencyKey: uuid() }),
    onSuccess: (task) => {
      change({ taskId: task.id });
      setWatching(task.id);
    },
    onError: (error) => {
      // the notice above the form explains it, with the way up
      if (isRefusedByPlan(error)) askEntitledAgain(client);
      setFailure(causeOf(error));
    },
  });

  const submit = (given: Draft["source"] = draft.source) => {
    setFailure(null);
    const source = withWordsApart(given);
    if (source !== given) change({ source });
    const asked = source.mode === "file" ? files : toSource(source);
    if (asked) return start.mutate(asked);
    change((before) =>
      before.listing ? {} : { listing: emptyListing(), photos: [], missingPhotos: [], chosen: [], taskId: null },
    );
    onReady();
  };
  const done = ({ listing, photos, missingPhotos, same }: Imported) => {
    change(({ source }) => ({
      ...{ listing, photos, missingPhotos, same, chosen: photos.map((photo) => photo.id) },
      source: withoutWords(source),
    }));
    setWatching(null);
    onReady();
  };
  const failed = (cause: Failure) => {
    change({ taskId: null });
    setWatching(null);
    // Cancelling is the person's own wish: back to the form without a reproach.
    setFailure(cause.code === "cancelled" ? null : cause);
  };
  const setMode = (mode: Draft["source"]["mode"]) => {
    setFailure(null);
    change((before) => ({ source: { ...before.source, mode } }));
  };

  const words = draft.source.mode === "url" ? wordsOfLink(draft.source.url, draft.source.shared) : "";

  if (watching) return <ImportProgress taskId={watching} onDone={done} onFailed={failed} />;
  return (
    <div className={styles.stack}>
      {failure ? (
        <ImportFailed
          cause={failure}
          onRetry={() => submit()}
          onMode={setMode}
          onAnother={() => setFailure(null)}
          // words that tell of no home are no door either
          shared={words !== "" && failure.code !== "no_home_in_text"}
          onShared={() => {
            setFailure(null);
            // where nothing else is typed they stand there to be mended
            if (draft.source.text.trim() === "") change({ source: { ...draft.source, mode: "text", text: words } });
            start.mutate({ type: "text", text: words });
          }}
        />
      ) : null}
      <PausedNotice kinds={["import"]} own />
      <SourceForm
        source={draft.source}
        files={files}
        onFiles={setFiles}
        busy={start.isPending}
        focus={props.focus ?? false}
        onChange={(source) => change({ source })}
        onSubmit={() => submit()}
        onMode={setMode}
      />
      {draft.listing ? (
        <Button variant="default" className={styles.continue} onClick={onReady}>
          {t("link.continueWith", { title: draft.listing.title ?? t("link.untitled") })}
        </Button>
      ) : null}
      <Examples
        disabled={start.isPending}
        onPick={(url) => {
          const source = { ...draft.source, mode: "url" as const, url };
          change({ source });
          submit(source);
        }}
      />
    </div>
  );
}
