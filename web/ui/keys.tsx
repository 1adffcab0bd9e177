/** Keys of the keyboard, drawn as caps. */
import { Fragment } from "react";
import { keyCaps } from "#web/lib/platform.ts";
import styles from "#web/ui/keys.module.css";

/** `then` stands between the keys of a sequence ("g d"). */
export function Keys({ keys, then }: { keys: string; then?: string }) {
  return (
    <span className={styles.keys}>
      {keyCaps(keys).map((cap, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the caps of a shortcut never move
        <Fragment key={index}>
          {index > 0 && then && keys.includes(" ") ? <span className={styles.then}>{then}</span> : null}
          <kbd className={styles.key}>{cap}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
