/** In the place of a row that a link opens and the page does not have: until it has come, and when there is none. */
import { AppError } from "#contract/errors";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { AdminDrawer } from "./admin-drawer.tsx";
import type { ListQuery } from "./types.ts";

export function OpenRowDrawer(props: { title: string; query: ListQuery<unknown>; onClose: () => void }) {
  const { data, error, refetch } = props.query;
  return (
    <AdminDrawer title={props.title} onClose={props.onClose}>
      {data || error ? (
        <ErrorState error={data ? new AppError("not_found") : error} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </AdminDrawer>
  );
}
