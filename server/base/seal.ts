/**
 * Seals what an administrator gives us and nobody shall read again: keys of models, credentials of platforms. AES-256-GCM
 * under a key of SECRET_KEY (or data/secret.key), which never lies in the database; a dump alone opens nothing.
 */
import { AppError } from "#contract/errors";
import { createVault, isSealed } from "#server/base/vault";

/** Where a secret lies, such as `platform_apps/weibo/app_secret`: sealed for one place it cannot be opened for another. */
export type SealedPlace = `${string}/${string}`;

const place = (where: SealedPlace): string => `setting:${where}`;

/** What may be written to the database. Throws `secret_key_missing` where the deployment has no SECRET_KEY: nothing is kept in plain text. */
export function sealSecret(secretKey: string | null, text: string, where: SealedPlace): string {
  if (secretKey === null) throw new AppError("secret_key_missing");
  return createVault(secretKey).seal(text, place(where));
}

/** The text again. Throws without the right key, and for anything that was not sealed. */
export function openSecret(secretKey: string | null, kept: string, where: SealedPlace): string {
  if (!isSealed(kept)) throw new Error("a secret in the database is not sealed");
  return createVault(secretKey).open(kept, place(where));
}
