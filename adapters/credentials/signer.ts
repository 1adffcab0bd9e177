/** Who signs content credentials: a certificate with its chain and the key to it, as PEM. */
import { constants, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { X509Certificate, X509ChainBuilder } from "@peculiar/x509";
import { CoseAlgorithmIdentifier, type Signer } from "@trustnxt/c2pa-ts/cose";
import { AppError } from "#contract/errors";

export interface CredentialSetting {
  /** PEM: the certificate first, then those that vouch for it. */
  readonly certificate: string;
  /** PEM, PKCS #8. */
  readonly key: string;
}

type Sign = (payload: Uint8Array) => Uint8Array;
interface Way {
  algorithm: CoseAlgorithmIdentifier;
  sign: Sign;
}

const curves: Readonly<Record<string, { algorithm: CoseAlgorithmIdentifier; hash: string }>> = {
  prime256v1: { algorithm: CoseAlgorithmIdentifier.ES256, hash: "sha256" },
  secp384r1: { algorithm: CoseAlgorithmIdentifier.ES384, hash: "sha384" },
  secp521r1: { algorithm: CoseAlgorithmIdentifier.ES512, hash: "sha512" },
};
/** As long as the hash. */
const SALT = 32;

/** How this key signs, as C2PA allows; null: it does not. */
function wayOf(key: KeyObject): Way | null {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === "ed25519") return { algorithm: CoseAlgorithmIdentifier.Ed25519, sign: (data) => sign(null, data, key) };
  if (type === "rsa" || type === "rsa-pss") {
    const padded = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT };
    return { algorithm: CoseAlgorithmIdentifier.PS256, sign: (data) => sign("sha256", data, padded) };
  }
  const curve = curves[details?.namedCurve ?? ""];
  // COSE wants both numbers side by side, where most of the world wraps them
  return curve
    ? { algorithm: curve.algorithm, sign: (data) => sign(curve.hash, data, { key, dsaEncoding: "ieee-p1363" }) }
    : null;
}

function keyOf(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

const block = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/gu;
const bad = (expected: string) =>
  new AppError("bad_setting", { data: { name: "C2PA_CERTIFICATE, C2PA_KEY", expected } });

/** Throws bad_setting for what is no certificate, has run out, or does not belong to the key. */
export async function signerOf({ certificate, key: pem }: CredentialSetting, now: Date): Promise<Signer> {
  const [own, ...chain] = (certificate.match(block) ?? []).map((one) => new X509Certificate(one));
  if (!own) throw bad("a certificate in PEM, its chain behind it");
  if (now < own.notBefore || now > own.notAfter) throw bad("a certificate that has not run out");
  const key = keyOf(pem);
  if (key === null || !createPublicKey(key).equals(createPublicKey(own.toString("pem"))))
    throw bad("the certificate's own key in PEM");
  const way = wayOf(key);
  if (!way) throw bad("a key of P-256, P-384, P-521, Ed25519 or RSA");
  const built = await new X509ChainBuilder({ certificates: chain }).build(own);
  const { algorithm } = way;
  return {
    algorithm,
    certificate: own,
    chainCertificates: built.slice(1),
    sign: async (payload) => new Uint8Array(way.sign(payload)),
  };
}
