/** An invitation as the page behind its mail's link shows it before anything is typed. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminScope, role } from "#contract/account";

/** `used`: somebody has followed it, or another mail of it; `over`: it has run out, or its account was closed. */
export const invitationStates = ["open", "used", "over"] as const;

const invitation = z.object({
  state: z.enum(invitationStates),
  email: z.string(),
  /** Who invites; null where no name is known. */
  invitedBy: z.string().nullable(),
  role,
  scope: adminScope.nullable(),
  /** Null: the service that made the link decides. */
  expiresAt: z.iso.datetime().nullable(),
});
export type InvitationShown = z.infer<typeof invitation>;

export const invitations = {
  /** Spends nothing. Null when the link is none of ours, or its account is gone. */
  look: oc
    .route({ method: "POST", path: "/invitations/look", tags: ["sign-up"] })
    .input(z.object({ tokenHash: z.string().min(1).max(200) }))
    .output(invitation.nullable()),
};
