/** Keys and certificates of the local WeChat Pay (test support), made here: none of them opens anything else. */
import { createCipheriv, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export interface Signer {
  /** What `Wechatpay-Serial` says: a certificate's serial number or a public key's id. */
  serial: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}
export interface CertifiedSigner extends Signer {
  certificate: string;
  from: Date;
  to: Date;
}

const made = new Map<string, { privateKey: KeyObject; publicKey: KeyObject }>();

/** Making one takes a while: whoever asks for the same name gets the same pair. */
export function keyPair(name: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const pair = made.get(name) ?? generateKeyPairSync("rsa", { modulusLength: 2048 });
  made.set(name, pair);
  return pair;
}

export const pem = (key: KeyObject): string =>
  key.export({ format: "pem", type: key.type === "private" ? "pkcs8" : "spki" }).toString();

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : size)]), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, "").slice(0, 14)}Z`));
const sha256WithRsa = sequence(Buffer.from("06092a864886f70d01010b", "hex"), der(0x05));

/** A self-signed X.509 certificate (RFC 5280), as WeChat's are for all we check of them. */
export function certified(name: string, from: Date, to: Date): CertifiedSigner {
  const { privateKey, publicKey } = keyPair(name);
  const number = Buffer.concat([Buffer.from([0x5e]), randomBytes(19)]);
  const commonName = sequence(Buffer.from("0603550403", "hex"), der(0x0c, Buffer.from("Tenpay.com sign")));
  const issuer = sequence(der(0x31, commonName));
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, number),
    sha256WithRsa,
    issuer,
    sequence(time(from), time(to)),
    issuer,
    publicKey.export({ format: "der", type: "spki" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", told, privateKey));
  const lines =
    sequence(told, sha256WithRsa, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    serial: number.toString("hex").toUpperCase(),
    certificate: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
    privateKey,
    publicKey,
    from,
    to,
  };
}

/** AEAD_AES_256_GCM as WeChat seals certificates and news. */
export function seal(text: string, apiV3Key: string, associated_data: string) {
  const nonce = randomBytes(6).toString("hex");
  const cipher = createCipheriv("aes-256-gcm", apiV3Key, nonce).setAAD(Buffer.from(associated_data));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: "AEAD_AES_256_GCM", nonce, associated_data, ciphertext: ciphertext.toString("base64") };
}

/** The headers of an answer or a notification over exactly this body. */
export function signedHeaders(by: Signer, body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString("hex");
  const signature = sign("sha256", Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), by.privateKey).toString("base64");
  return {
    "wechatpay-serial": by.serial,
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-signature": signature,
    "wechatpay-signature-type": "WECHATPAY2-SHA256-RSA2048",
  };
}
