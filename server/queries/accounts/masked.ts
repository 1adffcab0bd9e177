/** How to reach a person, as the audit keeps it: it stays when the account goes, so it says which one and not what it was. */

/** "l***@example.com" */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, "$1***@");

/** "+86138****1234"; of a number too short to be told by its end nothing stays. */
export const maskedPhone = (phone: string | null): string | null =>
  phone === null ? null : phone.length < 8 ? "****" : phone.replace(/.{4}(.{4})$/, "****$1");
