/** One search over what customers quote, for the palette of the administration. */
import { administrator } from "#server/procedures/base/base";
import { findQuoted } from "#server/queries/administration/find";

export const find = administrator("operations", "system").admin.find.handler(
  async ({ context: { db, scope }, input: { q } }) => ({ items: await findQuoted({ db, scope, q }) }),
);
