/** Credentials in pictures, where the operator has a certificate: prepared once at boot, asked for every picture that is handed out. */
import type { SignPicture } from "#adapters/credentials/index";
import type { CredentialSetting } from "#adapters/credentials/signer";

const PRODUCT = "Listcast 房播";
let sign: SignPicture | null = null;

/** Throws bad_setting where the certificate cannot sign; null: pictures are handed out as they are. */
export async function prepareCredentials(setting: CredentialSetting | null, now: Date): Promise<void> {
  if (setting === null) {
    sign = null;
    return;
  }
  // the libraries that sign are fetched by those who do only
  const { openCredentials } = await import("#adapters/credentials/index");
  sign = await openCredentials(setting, PRODUCT, now);
}

/** The picture, with its credentials where there are any. */
export const withCredentials = async (picture: Uint8Array): Promise<Uint8Array> =>
  sign === null ? picture : await sign(picture);
