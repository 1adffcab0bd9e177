/** RSA keys of the settings, read once when a provider is made, so that a broken one is told at the start and not at the first sale. */
import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { AppError } from "#contract/errors";

/** Reads PEM; throws `bad_setting`, which names the setting and never what is in it. */
export function readKey(name: string, pem: string, type: "private" | "public"): KeyObject {
  try {
    const key = type === "private" ? createPrivateKey(pem) : createPublicKey(pem);
    if (key.asymmetricKeyType === "rsa") return key;
  } catch {
    // told below: the cause quotes the key's beginning
  }
  throw new AppError("bad_setting", { message: `${name} is not an RSA ${type} key in PEM` });
}
