/** A sign-up that waits for its mail's answer, and an invitation: as the page behind the mail's link shows it before anyone presses a button. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminScope, role } from "#contract/account";

const waitingSignUp = z.object({
  email: z.string(),
  /** Null when the mail was asked for again by a browser that did not sign up, and nothing is known of who did. */
  askedAt: z.iso.datetime().nullable(),
  /** As it was given, where it is plainly a name. */
  name: z.string().nullable(),
  /** "Chrome · Windows". */
  browser: z.string().nullable(),
  /** This very browser signed up, or gave the right password: its password takes effect. Otherwise one is set. */
  here: z.boolean(),
  /** Somebody else signed up with the address too. */
  several: z.boolean(),
});
export type WaitingSignUp = z.infer<typeof waitingSignUp>;

export const signUps = {
  /** Spends nothing. Null when the link does not work, or no longer. */
  look: oc
    .route({ method: "POST", path: "/sign-ups/look", tags: ["sign-up"] })
    .input(
      z.object({
        tokenHash: z.string().min(1).max(200),
        /** Of this browser, where it keeps one. */
        deviceKey: z.string().max(100).nullable(),
      }),
    )
    .output(waitingSignUp.nullable()),
};

/** Of an invitation. `used`: somebody has followed it, or another mail of it; `over`: it has run out, or its account was closed. */
const invitationStates = ["open", "used", "over"] as const;

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
