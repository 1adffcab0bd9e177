/** Who invites, and to what: told to whoever holds the mail's link, before anything is typed. */
import { linkHash } from "#server/backend/shared/invitations";
import { open } from "#server/procedures/base/base";
import { findInvitation } from "#server/queries/accounts/invitations";

export const invitations = {
  look: open.invitations.look.handler(({ context: { db, now }, input: { tokenHash } }) =>
    findInvitation(db, linkHash(tokenHash), now()),
  ),
};
