/**
 * OAuth 2.0, authorization code with PKCE (RFC 6749, 7636), for the platforms' own dialects of it. Kept clients were looked
 * at: arctic asks with the global fetch, past the house's guard; oauth4webapi takes a fetch, but refuses answers without
 * token_type and other names than client_id, as Meta, LinkedIn, Weibo and TikTok send them. So this is two calls of our own.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { caller, Ended, failed, type Refuse } from "./call.ts";
import type { PublisherIo } from "./publisher.ts";

const errorShape = z.object({ error: z.string(), error_description: z.string().optional() });
/** The code, the refresh token or the consent itself is no good any more. */
const over = new Set(["invalid_grant", "access_denied", "unauthorized_client"]);

const refuse: Refuse = ({ body, status }) => {
  const error = errorShape.safeParse(body).data;
  if (!error) return status === 400 || status === 401 ? { code: "connection_ended" } : null;
  const detail = [error.error, error.error_description].filter(Boolean).join(": ");
  return { code: over.has(error.error) ? "connection_ended" : "no_permission", detail };
};

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().optional(),
  scope: z.string().optional(),
});
export type Tokens = z.output<typeof tokens>;

const { ask } = caller(refuse);

/** An operator's setting that the door stands on; the server opens no door while one is missing. */
export function settingOf(io: PublisherIo, name: string): string {
  const value = io.setting(name);
  if (value === undefined || value === "")
    throw new Ended(failed("no_permission", houseNote("setting_missing", { name })));
  return value;
}

/** Where the agent consents: the platform's page with everything it wants to know. */
export function consentAddress(page: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** RFC 6749, 2.3.1. */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

/** Asks a token endpoint (4.1.3 and 6) with a form. */
export const askTokens = (
  io: PublisherIo,
  url: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Tokens> => ask(io, { method: "POST", url, form, headers }, tokens);

/** As Meta asks: everything in the address, with GET. */
export const fetchTokens = (io: PublisherIo, url: string, fields: Readonly<Record<string, string>>): Promise<Tokens> =>
  ask(io, { method: "GET", url: consentAddress(url, fields) }, tokens);

/** When a token ends; null: by itself never. */
export const endOf = (io: PublisherIo, seconds: number | undefined): string | null =>
  seconds === undefined || seconds <= 0 ? null : new Date(io.now().getTime() + seconds * 1000).toISOString();
