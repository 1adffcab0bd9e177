/** The places of the package centre's parts while they are on their way. */
import { Place, Waiting } from "#web/ui/skeleton.tsx";
import styles from "./packages.module.css";

export function PackagesSkeleton() {
  return (
    <Waiting>
      <div className={styles.waitingUsage}>
        <Place width={90} height={18} />
        <Place width="40%" height={34} />
        <Place height={14} />
      </div>
      <div className={styles.plans}>
        {["a", "b", "c"].map((one) => (
          <div key={one} className={styles.plan}>
            <Place width={80} height={18} />
            <span className={styles.price}>
              <Place width={110} height={40} />
            </span>
            <Place height={96} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
