/** Page source by paste. A long one is held as a chip: a field of a million characters makes typing slow. */
import { Button, Textarea, TextInput } from "@mantine/core";
import { IconFileCode, IconX } from "@tabler/icons-react";
import type { ClipboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import type { Draft } from "./draft.ts";
import { HELD_CHARS, megabytesOf } from "./paste.ts";
import styles from "./wizard.module.css";

type Source = Draft["source"];

export function PageSource(props: {
  source: Source;
  error: string | null;
  onChange: (change: Partial<Source>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}) {
  const { source, error, onChange, onPaste } = props;
  const { t } = useTranslation("wizard");
  const clear = () => onChange({ html: "" });
  return (
    <div className={styles.stackSmall}>
      {source.html.length > HELD_CHARS ? (
        <Held html={source.html} onClear={clear} />
      ) : (
        <Textarea
          data-field="html"
          label={t("link.html")}
          description={t("link.htmlHint")}
          rows={8}
          spellCheck={false}
          classNames={{ input: styles.code }}
          value={source.html}
          error={error}
          onPaste={onPaste}
          onChange={(event) => onChange({ html: event.currentTarget.value })}
        />
      )}
      <TextInput
        type="url"
        label={t("link.htmlUrl")}
        value={source.htmlUrl}
        onChange={(event) => onChange({ htmlUrl: event.currentTarget.value })}
      />
    </div>
  );
}

function Held({ html, onClear }: { html: string; onClear: () => void }) {
  const { t } = useTranslation("wizard");
  const language = useLanguage();
  return (
    <div className={styles.held}>
      <IconFileCode size={22} stroke={1.6} aria-hidden />
      <p role="status">
        <b>{t("link.held")}</b>
        <span>{t("link.heldSize", { size: formatNumber(language, megabytesOf(html), 1) })}</span>
      </p>
      <Button
        variant="subtle"
        color="gray"
        c="var(--ink)"
        leftSection={<IconX size={16} stroke={1.6} aria-hidden />}
        onClick={onClear}
      >
        {t("link.heldClear")}
      </Button>
    </div>
  );
}
