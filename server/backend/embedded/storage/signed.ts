/** Signed addresses: whoever holds one may read that one file until it runs out. */
import { errors, jwtVerify, SignJWT } from "jose";
import type { House } from "#server/backend/embedded/shared/embedded-backend";

const key = (house: House) => new TextEncoder().encode(house.secrets.files);

/** The path and query after /storage/v1. */
export async function signPath(house: House, bucket: string, name: string, seconds: number): Promise<string> {
  const token = await new SignJWT({ url: `${bucket}/${name}` })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(Math.floor(house.now().getTime() / 1000))
    .setExpirationTime(Math.floor(house.now().getTime() / 1000) + seconds)
    .sign(key(house));
  return `/object/sign/${bucket}/${name}?token=${token}`;
}

export async function signatureHolds(house: House, bucket: string, name: string, token: string): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, key(house), { algorithms: ["HS256"], currentDate: house.now() });
    return payload.url === `${bucket}/${name}`;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
