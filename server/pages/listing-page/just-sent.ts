/**
 * That a visitor has just sent the form is known to their browser alone: an address that said so would say it to everybody it is
 * passed on to. A cookie of two minutes, for this page only, that no script reads.
 */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Named in the privacy policy. */
export const SENT_COOKIE = "enquiry_sent";
const SECONDS = 120;

/** `path`: of the page, whose form was sent. */
export function rememberSent(c: Context, path: string, origin: string): void {
  const secure = origin.startsWith("https:");
  setCookie(c, SENT_COOKIE, "1", { path, maxAge: SECONDS, httpOnly: true, sameSite: "Lax", secure });
}

/** Whether this browser sent the form of the page it asks for. */
export const hasJustSent = (c: Context): boolean => getCookie(c, SENT_COOKIE) === "1";
