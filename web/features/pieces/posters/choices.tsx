/** One choice of several, as buttons: with words, or with pictures. */
import styles from "#web/features/pieces/posters/posters.module.css";

export function Choices<T extends string>(props: {
  legend: string;
  options: readonly { value: T; label: string; picture?: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.options.map(({ value, label, picture }) => (
        <button
          key={value}
          type="button"
          className={picture === undefined ? styles.choice : styles.thumb}
          aria-pressed={value === props.value}
          {...(picture === undefined ? {} : { "aria-label": label })}
          onClick={() => props.onChange(value)}
        >
          {picture === undefined ? label : <img src={picture} alt="" loading="lazy" />}
        </button>
      ))}
    </fieldset>
  );
}
