/** Rows of `invitations`: a mail each, with who sent it. */

export interface Invitations {
  link_hash: string;
  user_id: string;
  invited_by: string | null;
  sent_at: Date;
  expires_at: Date | null;
}
