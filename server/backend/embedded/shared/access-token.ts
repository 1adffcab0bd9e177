/** Access tokens: ES256, one hour, verified by the published keys exactly as against a Supabase. */
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Clock } from "#server/base/clock";
import type { SigningKeys } from "./keys.ts";

export const accessTokenSeconds = 3600;

/** Who may ask with which claims is decided by the caller; here is only the seal. Answers the token and when it ends (seconds). */
export async function signAccessToken(
  keys: SigningKeys,
  claims: JWTPayload,
  issuer: string,
  now: Date,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, key } = await keys.signer();
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

export type Verified =
  | { claims: JWTPayload; problem?: undefined }
  | { claims?: undefined; problem: "bad_jwt" | "expired" };

/** Checks seal, time, issuer and audience. A key made by another process a moment ago is looked up once. */
export async function verifyAccessToken(
  keys: SigningKeys,
  token: string,
  issuer: string,
  now: Clock,
): Promise<Verified> {
  const check = async (fresh: boolean) =>
    jwtVerify(token, await keys.verifier(fresh), {
      algorithms: ["ES256"],
      issuer,
      audience: "authenticated",
      currentDate: now(),
      requiredClaims: ["exp", "sub", "session_id"],
    });
  try {
    return {
      claims: (
        await check(false).catch((e) => (e instanceof errors.JWKSNoMatchingKey ? check(true) : Promise.reject(e)))
      ).payload,
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { problem: "expired" };
    if (error instanceof errors.JOSEError || error instanceof TypeError) return { problem: "bad_jwt" };
    throw error;
  }
}
