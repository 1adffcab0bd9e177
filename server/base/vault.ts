/**
 * Keeps the embedded backend's secrets sealed in the database: whoever reads a dump cannot sign tokens with it. The key never lies
 * in the database; every process of one deployment has the same (SECRET_KEY, or a file in the data folder).
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const MARK = "sealed:v1:";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Vault {
  /** Seals text for one place, such as the row's name; the same text elsewhere cannot be opened. */
  seal(text: string, place: string): string;
  /** The text again; what is not sealed comes back as it is. Throws without the right key. */
  open(kept: string, place: string): string;
}

/** Whether a kept secret is sealed, whatever the key. */
export const isSealed = (kept: string): boolean => kept.startsWith(MARK);

const wrongKey = () =>
  new Error(
    "The secrets in the database are sealed with another key: give SECRET_KEY (or data/secret.key) its former value",
  );

/** `key`: any text of good length. Null keeps what is new in plain text, and can open nothing that is sealed. */
export function createVault(key: string | null): Vault {
  const secret = key === null ? null : Buffer.from(hkdfSync("sha256", key, "", "listcast house secrets", 32));
  return {
    seal(text, place) {
      if (!secret) return text;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", secret, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return MARK + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(kept, place) {
      if (!isSealed(kept)) return kept;
      if (!secret) throw wrongKey();
      const bytes = Buffer.from(kept.slice(MARK.length), "base64url");
      try {
        const plain = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return plain.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + plain.final("utf8");
      } catch {
        throw wrongKey();
      }
    },
  };
}
