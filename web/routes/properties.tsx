/** W2 writes this screen; the router already knows it. */
import { Loading } from "#web/ui/states.tsx";

export function PropertiesScreen() {
  return <Loading />;
}
