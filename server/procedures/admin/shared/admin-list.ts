/** A list of the administration from its declaration: where its rows come from, and what a file of them says. */
import type { AuditAction } from "#contract/admin/audit-actions";
import type { FileFormat } from "#contract/admin/list";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { lookedAs } from "#server/queries/accounts/admin-accounts";
import type { PageAsked } from "#server/queries/lists/keyset";
import { countedPage, type ListSource, type Reader } from "#server/queries/lists/list-source";
import { type SheetColumns, sheet } from "./sheet.ts";

interface ListAsked {
  q?: string | undefined;
  /** Rows of administrators' own accounts are left out. */
  customers?: boolean | undefined;
}
type Context = RequestContext & AdminContext;

/** Whoever asks, with whose eyes the list is looked at. */
export const readerOf = ({ db, scope, adminId, now }: Context, asked: Pick<ListAsked, "customers">): Reader => ({
  db,
  scope: lookedAs(scope, asked),
  adminId,
  now: now(),
});

/**
 * The handlers of a list's two calls. `name`: what its file is called after. `action`: what the audit says of the file, where
 * its rows have a word of their own; `noted`: what else it says.
 */
export const adminList = <Asked extends ListAsked, Item>(list: {
  name: string;
  action?: AuditAction;
  noted?: Record<string, string>;
  source: ListSource<Asked, Item>;
  columns: SheetColumns<Item>;
}) => ({
  page: async ({ context, input }: { context: Context; input: Asked & PageAsked }) =>
    await countedPage(await list.source(readerOf(context, input), input), input),

  file: async ({
    context,
    input,
  }: {
    context: Context;
    input: Asked & { language: "zh" | "en"; format: FileFormat };
  }) => {
    const { page } = await list.source(readerOf(context, input), input);
    const { name, action = "lists.export", columns, noted = action === "lists.export" ? { list: name } : {} } = list;
    return await sheet(context, { list: name, action, asked: { ...input, ...noted }, columns, page });
  },
});
