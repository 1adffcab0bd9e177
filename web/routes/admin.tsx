/** Being written. */
import { Loading } from "#web/ui/states.tsx";

export function AdminScreen() {
  return <Loading />;
}
