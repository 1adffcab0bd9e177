/** Being written. */
import { Loading } from "#web/ui/states.tsx";

export function AuthScreen() {
  return <Loading />;
}
