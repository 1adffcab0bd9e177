/**
 * RSA keys as operators have them: PEM in one line with \n for line ends, the bare base64 that provider consoles show, or
 * the name of a file that holds either. Always handed on as PEM (PKCS #8, SPKI).
 */
import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

type Read = (text: string) => KeyObject;
const der = (text: string) => Buffer.from(text, "base64");
/** In the order they are tried. */
const privateForms: Read[] = [
  (text) => createPrivateKey(text),
  (text) => createPrivateKey({ key: der(text), format: "der", type: "pkcs8" }),
  (text) => createPrivateKey({ key: der(text), format: "der", type: "pkcs1" }),
];
/** A certificate in PEM counts as its key. */
const publicForms: Read[] = [
  (text) => createPublicKey(text),
  (text) => createPublicKey({ key: der(text), format: "der", type: "spki" }),
  (text) => createPublicKey({ key: der(text), format: "der", type: "pkcs1" }),
];

function firstThatReads(forms: readonly Read[], text: string): KeyObject | null {
  for (const form of forms) {
    try {
      const key = form(text);
      if (key.asymmetricKeyType === "rsa") return key;
    } catch {
      // the next form may read it
    }
  }
  return null;
}

/** The key itself, or what the file of that name holds. */
function contents(given: string): string {
  const looksLikeKey = given.includes("-----BEGIN") || /^[A-Za-z0-9+/=\s]{200,}$/.test(given);
  return (looksLikeKey ? given : readFileSync(given, "utf8")).replaceAll("\\n", "\n").trim();
}

const keyShape = (read: (text: string) => KeyObject | null, type: "pkcs8" | "spki") =>
  z.string().transform((given, issue) => {
    try {
      const key = read(contents(given));
      if (key) return key.export({ format: "pem", type }).toString();
    } catch {
      // no such file
    }
    issue.addIssue({ code: "custom", message: "not an RSA key" });
    return z.NEVER;
  });

const readPrivate = (text: string) => firstThatReads(privateForms, text);
export const privateKey = keyShape(readPrivate, "pkcs8");
/** Node would take a private key for its public half: whoever mixed the two up should hear of it. */
export const publicKey = keyShape((text) => (readPrivate(text) ? null : firstThatReads(publicForms, text)), "spki");

/** PEM of any kind, in one line or several, or the name of a file that holds it. */
export const pem = z.string().transform((given, issue) => {
  try {
    const text = contents(given);
    if (text.includes("-----BEGIN")) return text;
  } catch {
    // no such file
  }
  issue.addIssue({ code: "custom", message: "no PEM" });
  return z.NEVER;
});
