/** Where many homes come from: a file, or links line by line. */
import { Button, FileButton, Textarea } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type DragEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Batch, type BatchLink, MAX_BATCH_LINKS } from "#contract/batch/batch";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { Panel } from "#web/ui/page.tsx";
import styles from "./batch.module.css";
import { linksToRead } from "./links-to-read.ts";

const ACCEPT = ".csv,.tsv,.txt,.xlsx,.json,.xml,.blm,.zip";

export function ChooseBatch({ onBatch }: { onBatch: (batch: Batch) => void }) {
  const { t } = useTranslation("batch");
  const { t: tError } = useTranslation("errors");
  const [links, setLinks] = useState("");
  /** How many links stood there when they could not be taken; null: nothing to complain of. */
  const [refused, setRefused] = useState<number | null>(null);
  const take = useMutation({
    mutationFn: (asked: File | BatchLink[]) =>
      Array.isArray(asked) ? api.batches.createFromLinks({ links: asked }) : api.batches.create({ file: asked }),
    onSuccess: onBatch,
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) take.mutate(file);
  };
  const found = linksToRead(links);
  const told = found.filter((link) => typeof link !== "string").length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // what would be left out is never left out unsaid
    const fits = found.length > 0 && found.length <= MAX_BATCH_LINKS;
    setRefused(fits ? null : found.length);
    if (fits) take.mutate(found);
  };
  return (
    <div className={styles.stack}>
      {take.isError ? (
        <p role="alert" className={styles.error}>
          {errorText(tError, take.error)}
        </p>
      ) : null}
      <section aria-label={t("file.title")} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Panel title={t("file.title")}>
          <p className={styles.text}>{t("file.text")}</p>
          <FileButton accept={ACCEPT} onChange={(file) => file && take.mutate(file)}>
            {(button) => (
              <Button
                loading={take.isPending && !Array.isArray(take.variables)}
                leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
                {...button}
              >
                {t("file.choose")}
              </Button>
            )}
          </FileButton>
          <p role="status" className="visually-hidden">
            {take.isPending ? t("file.reading") : ""}
          </p>
        </Panel>
      </section>
      <Panel title={t("links.title")}>
        <form onSubmit={submit} className={styles.form} noValidate>
          <Textarea
            label={t("links.label")}
            description={t("links.text")}
            rows={5}
            resize="vertical"
            spellCheck={false}
            value={links}
            error={
              refused === null
                ? null
                : refused === 0
                  ? t("links.none")
                  : t("links.tooMany", { count: refused, most: MAX_BATCH_LINKS })
            }
            onChange={(event) => {
              setRefused(null);
              setLinks(event.currentTarget.value);
            }}
          />
          <p role="status" className={styles.read}>
            {told > 0 ? t("links.withWords", { count: found.length }) : null}
          </p>
          <Button type="submit" variant="default" loading={take.isPending && Array.isArray(take.variables)}>
            {t("links.take")}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
