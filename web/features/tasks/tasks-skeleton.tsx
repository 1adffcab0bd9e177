/** The list's place while it is on its way. */
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import styles from "./tasks.module.css";

const rows = ["a", "b", "c", "d", "e", "f"];

export function TasksSkeleton() {
  return (
    <Waiting>
      <div className={styles.waiting}>
        {rows.map((row) => (
          <div key={row} className={styles.waitingRow}>
            <div className={styles.places}>
              <Place width="62%" height={18} />
              <Place width="44%" height={14} />
            </div>
            <Place width={84} height={24} />
            <Place width={104} height={42} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
