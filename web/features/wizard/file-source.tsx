/** A file of the listing, or photos: chosen, dropped here, or shared from a phone. They live in this page only. */
import { ActionIcon, Button, FileButton } from "@mantine/core";
import { IconFileText, IconPhoto, IconUpload, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./file-source.module.css";
import { addFiles, isPicture, sizeOf } from "./files.ts";

const ACCEPT = ".pdf,.docx,.html,.htm,.mhtml,.mht,.txt,image/*";

export function FileSource(props: { files: File[]; error: string | null; onChange: (files: File[]) => void }) {
  const { files, error, onChange } = props;
  const { t } = useTranslation("wizard");
  const language = useLanguage();
  const [over, setOver] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const { data: abilities } = useQuery(orpc.imports.abilities.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const add = (more: File[]) => {
    if (more.length === 0) return;
    const added = addFiles(files, more);
    setNote(added.note ? t(`files.${added.note}`) : null);
    onChange(added.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section
      className={styles.drop}
      data-over={over || undefined}
      aria-label={t("files.label")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.lead}>{t("files.lead")}</p>
      <p className={styles.hint}>{abilities?.ocr === false ? t("files.hintPlain") : t("files.hint")}</p>
      <FileButton multiple accept={ACCEPT} onChange={add}>
        {(button) => (
          <Button
            variant="default"
            data-field="file"
            leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
            {...button}
          >
            {t("files.choose")}
          </Button>
        )}
      </FileButton>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      <p role="status" className={styles.note}>
        {note}
      </p>
      {files.length > 0 ? (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={`${file.name}:${file.size}:${file.lastModified}`} className={styles.file}>
              {isPicture(file) ? (
                <IconPhoto size={20} stroke={1.6} aria-hidden />
              ) : (
                <IconFileText size={20} stroke={1.6} aria-hidden />
              )}
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>
                {t("link.heldUnit", { size: formatNumber(language, sizeOf(file), 1) })}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t("files.remove", { name: file.name })}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <IconX size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
