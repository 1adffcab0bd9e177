/** Whether somebody who is signed in has yet to show the account's second factor: the service answers them nothing before. */
import type { Session } from "@supabase/supabase-js";

const levelOf = (accessToken: string): unknown => {
  try {
    const part = accessToken.split(".")[1] ?? "";
    const claims: { aal?: unknown } = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
    return claims.aal;
  } catch {
    return undefined;
  }
};

/** The apps that were added and shown once. */
export const appsOf = (session: Pick<Session, "user"> | null) =>
  (session?.user.factors ?? []).filter((factor) => factor.status === "verified" && factor.factor_type === "totp");

export const isFactorDue = (session: Pick<Session, "user" | "access_token"> | null): boolean =>
  session !== null && appsOf(session).length > 0 && levelOf(session.access_token) !== "aal2";

/**
 * The picture of an invitation as an address a browser draws: the client hands the SVG over as it is, and a browser ends the
 * address at the "#" of its first colour.
 */
export function pictureAddress(picture: string): string {
  const at = picture.indexOf("<svg");
  return at < 0 ? picture : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.slice(at))}`;
}
