/** Signed addresses: whoever holds one may read that one file until it runs out. */
import { errors, jwtVerify, SignJWT } from "jose";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";

const key = (backend: EmbeddedBackend) => new TextEncoder().encode(backend.secrets.files);

/** The path and query after /storage/v1. */
export async function signPath(
  backend: EmbeddedBackend,
  bucket: string,
  name: string,
  seconds: number,
): Promise<string> {
  const token = await new SignJWT({ url: `${bucket}/${name}` })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(Math.floor(backend.now().getTime() / 1000))
    .setExpirationTime(Math.floor(backend.now().getTime() / 1000) + seconds)
    .sign(key(backend));
  return `/object/sign/${bucket}/${name}?token=${token}`;
}

export async function signatureHolds(
  backend: EmbeddedBackend,
  bucket: string,
  name: string,
  token: string,
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, key(backend), { algorithms: ["HS256"], currentDate: backend.now() });
    return payload.url === `${bucket}/${name}`;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
