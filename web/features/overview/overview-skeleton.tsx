/** The places of the first screen's parts while they are on their way. */
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import type { Shape } from "./checklist-place.ts";
import styles from "./overview.module.css";

const four = ["a", "b", "c", "d"];
const six = [...four, "e", "f"];

export function OverviewSkeleton({ checklist }: { checklist: Shape }) {
  return (
    <Waiting>
      {checklist === "none" ? null : <div className={checklist === "line" ? styles.waitingLine : styles.waitingList} />}
      <div className={styles.figures}>
        {four.map((one) => (
          <div key={one} className={styles.figure}>
            <Place width={80} height={16} />
            <span className={styles.value}>
              <Place width={96} height={34} />
            </span>
            <Place width="70%" height={14} />
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.waitingPanel}>
          <Place width={96} height={18} />
          {six.map((one) => (
            <Place key={one} height={44} />
          ))}
        </div>
        <div className={styles.waitingPanel} data-small>
          <Place width={96} height={18} />
          <Place height={40} />
          <Place width={110} height={40} />
          <Place height={110} />
        </div>
      </div>
    </Waiting>
  );
}
