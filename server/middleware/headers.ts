/** Security headers of every answer. A route that sets its own (files, mails) keeps them. */
import type { MiddlewareHandler } from "hono";

export interface HeaderSettings {
  production: boolean;
  /** Our own origin, without a slash at its end. */
  origin(): string;
  /** What the browser's client talks to; another origin on a hosted Supabase. */
  backendUrl(): string;
}

/**
 * Scripts come from files of our own only; the page's configuration is JSON and is not executed.
 * Styles need 'unsafe-inline': the component kit and the pre-rendered page set style attributes.
 */
function contentPolicy({ origin, backendUrl }: HeaderSettings): string {
  // this machine goes by several names (localhost, 127.0.0.1); addresses of pictures are made of one of them
  const own = origin();
  const backend = backendUrl() === own ? "" : ` ${backendUrl()} ${backendUrl().replace(/^http/, "ws")}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' ${own} data: blob:${backend}`,
    `media-src 'self' ${own} blob:${backend}`,
    `connect-src 'self'${backend}`,
    "font-src 'self' data:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

export function securityHeaders(settings: HeaderSettings): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const defaults: Record<string, string> = {
      "Content-Security-Policy": contentPolicy(settings),
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "SAMEORIGIN",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
      ...(settings.production && settings.origin().startsWith("https:")
        ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
        : {}),
    };
    for (const [name, value] of Object.entries(defaults)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
