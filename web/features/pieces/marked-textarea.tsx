/** A textarea with marks behind its words. The layer of marks also gives the field its height, so it never scrolls inside. */
import { useId } from "react";
import styles from "./marked-textarea.module.css";
import { type Span, segments } from "./text-marks.ts";

export function MarkedTextarea(props: {
  label: string;
  value: string;
  lang: string;
  spans: Span[];
  maxLength: number;
  describedBy?: string;
  onChange: (value: string) => void;
  onSave: () => void;
  fieldRef: React.Ref<HTMLTextAreaElement>;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      <div className={styles.field}>
        <div className={styles.layer} aria-hidden="true" lang={props.lang}>
          {segments(props.value, props.spans).map((segment) =>
            segment.kind ? (
              <mark key={segment.start} className={styles.mark} data-kind={segment.kind}>
                {segment.text}
              </mark>
            ) : (
              segment.text
            ),
          )}
          {"\n"}
        </div>
        <textarea
          ref={props.fieldRef}
          id={id}
          className={styles.input}
          lang={props.lang}
          value={props.value}
          maxLength={props.maxLength}
          aria-describedby={props.describedBy}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            props.onSave();
          }}
        />
      </div>
    </div>
  );
}
