/** A checkbox or radio button drawn as a card. A real input inside, so keyboard, forms and screen readers just work. */
import { type ReactNode, useId } from "react";
import styles from "#web/ui/choice-card.module.css";

export function ChoiceCard(props: {
  type: "checkbox" | "radio";
  /** Radio buttons of one question share a name. */
  name: string;
  label: string;
  /** Language of the label where it is not the interface's. */
  lang?: string;
  hint?: ReactNode;
  /** A mark at the card's end: decoration, passed over by screen readers. */
  aside?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label className={styles.card} data-checked={props.checked || undefined}>
      <input
        type={props.type}
        name={props.name}
        className={styles.input}
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
      />
      <span className={styles.mark} data-type={props.type} aria-hidden="true" />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label} lang={props.lang}>
          {props.label}
        </span>
        {props.hint ? (
          <span id={`${id}-hint`} className={styles.hint}>
            {props.hint}
          </span>
        ) : null}
      </span>
      {props.aside ? (
        <span className={styles.end} aria-hidden="true">
          {props.aside}
        </span>
      ) : null}
    </label>
  );
}

/** A question and its cards. `error` is tied to the group and announced. */
export function ChoiceGroup(props: {
  id: string;
  legend: string;
  aside?: string;
  /** A button for all answers at once, at the legend's end. */
  all?: ReactNode;
  /** A `Help`, beside the legend. */
  help?: ReactNode;
  error?: string | null;
  /** Something to say about the answers, under them. */
  below?: ReactNode;
  /** Least width of a card in pixels; phones take a little less, to keep two in a row. */
  least?: number;
  children: ReactNode;
}) {
  return (
    <fieldset
      className={styles.group}
      id={props.id}
      tabIndex={-1}
      aria-describedby={props.error ? `${props.id}-error` : undefined}
    >
      <legend className={styles.legend}>
        <span>
          {props.legend} {props.help}
        </span>
        {props.aside || props.all ? (
          <span className={styles.aside}>
            {props.aside} {props.all}
          </span>
        ) : null}
      </legend>
      <div className={styles.cards} style={{ "--wide": `${props.least ?? 148}px` } as React.CSSProperties}>
        {props.children}
      </div>
      {props.below}
      {props.error ? (
        <p className={styles.error} id={`${props.id}-error`} role="alert">
          {props.error}
        </p>
      ) : null}
    </fieldset>
  );
}
