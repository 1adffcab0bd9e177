/** Post text with the platform's own fold: a number of lines or of characters, then "more". */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./shared.module.css";
import { textParts } from "./text-parts.ts";

type Fold = { lines: number } | { chars: number } | null;

export function RichText({ text }: { text: string }) {
  return textParts(text).map((part, index) =>
    part.kind === "text" ? (
      part.text
    ) : (
      // The parts of one text never move among themselves: the position is their identity.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index} className={styles.mark}>
        {part.text}
      </span>
    ),
  );
}

const lineCount = (text: string, charsPerLine: number) =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / charsPerLine)), 0);

/**
 * `charsPerLine` estimates whether a clamp of lines will cut anything, so that "more" appears only where needed.
 */
export function FoldedText({
  text,
  lang,
  fold,
  more,
  less,
  className,
  charsPerLine = 22,
  lead,
}: {
  text: string;
  lang: string;
  fold: Fold;
  more?: string;
  less?: string;
  className?: string;
  charsPerLine?: number;
  lead?: React.ReactNode;
}) {
  const { t } = useTranslation("pieces");
  const [open, setOpen] = useState(false);
  const id = useId();
  const cjk = lang === "zh" || lang === "ja" || lang === "ko";
  const units = [...text];
  const cut =
    fold === null
      ? false
      : "chars" in fold
        ? units.length > fold.chars
        : lineCount(text, cjk ? charsPerLine : charsPerLine * 2) > fold.lines;
  const visibleText =
    cut && !open && fold && "chars" in fold ? `${units.slice(0, fold.chars).join("").trimEnd()}… ` : text;
  const clamp = cut && !open && fold && "lines" in fold ? fold.lines : undefined;
  return (
    <div className={className}>
      <p
        id={id}
        lang={lang}
        className={styles.text}
        data-clamp={clamp ? "" : undefined}
        style={clamp ? { WebkitLineClamp: clamp } : undefined}
      >
        {lead}
        <RichText text={visibleText} />
      </p>
      {cut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? (less ?? t("preview.less")) : (more ?? t("preview.more"))}
        </button>
      )}
    </div>
  );
}
