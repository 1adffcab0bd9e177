/** A row that a link opens: of the shown page, or, when it stands on another or is hidden by a filter, asked for by itself. */
import type { UseQueryResult } from "@tanstack/react-query";
import { AppError } from "#contract/errors";
import { AdminDrawer } from "#web/features/admin/list/admin-drawer.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";

type Rows<Item> = UseQueryResult<{ items: Item[] }>;

const rowOf = <Item extends { id: string }>(open: string | null, { data }: Rows<Item>): Item | undefined =>
  data?.items.find(({ id }) => id === open);

/** Whether it is to be asked for by itself: the page has come without it. */
export const isOutsidePage = <Item extends { id: string }>(open: string | null, page: Rows<Item>): boolean =>
  open !== null && page.data !== undefined && !page.isPlaceholderData && !rowOf(open, page);

/** The row, once one of the two has it. */
export const openRowOf = <Item extends { id: string }>(open: string | null, page: Rows<Item>, alone: Rows<Item>) =>
  rowOf(open, page) ?? rowOf(open, alone);

/** In the row's place until it has come, and when there is none. */
export function OpenRowDrawer(props: { title: string; query: Rows<{ id: string }>; onClose: () => void }) {
  const { data, error, isLoading, isEnabled, refetch } = props.query;
  if (!isEnabled) return null;
  return (
    <AdminDrawer title={props.title} onClose={props.onClose}>
      {isLoading ? (
        <Loading />
      ) : (
        <ErrorState error={data ? new AppError("not_found") : error} retry={() => void refetch()} />
      )}
    </AdminDrawer>
  );
}
