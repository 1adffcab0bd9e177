/**
 * What Google's platforms share: consent with offline access (developers.google.com/identity/protocols/oauth2/web-server) and
 * the errors of its APIs (developers.google.com/youtube/v3/docs/errors, cloud.google.com/apis/design/errors).
 */
import { z } from "zod";
import { caller, type Refuse } from "./call.ts";
import { askTokens, consentAddress, endOf, settingOf, type Tokens } from "./oauth.ts";
import type { Connected, PublisherIo } from "./publisher.ts";

const LOGIN = "https://accounts.google.com";
const TOKENS = "https://oauth2.googleapis.com";

const errorShape = z.object({
  error: z.object({
    message: z.string().default(""),
    status: z.string().default(""),
    errors: z.array(z.object({ reason: z.string().default("") })).default([]),
  }),
});
const refuse: Refuse = ({ status, body, headers }) => {
  // an upload that is not whole: the last byte that arrived, if any did
  if (status === 308)
    return { code: "platform_down", detail: `308 ${/-(\d{1,15})$/.exec(headers.get("range") ?? "")?.[1] ?? ""}` };
  const error = status < 400 ? undefined : errorShape.safeParse(body).data?.error;
  if (!error) return null;
  const reason = error.errors[0]?.reason ?? error.status;
  const detail = reason ? `${error.message} (${reason})` : error.message;
  if (status === 401) return { code: "connection_ended", detail };
  if (/quotaExceeded|dailyLimitExceeded|uploadLimitExceeded/.test(reason)) return { code: "quota_used_up", detail };
  if (status === 429 || /rateLimitExceeded|RESOURCE_EXHAUSTED/i.test(reason)) return { code: "rate_limited", detail };
  if (/youtubeSignupRequired|channelSuspended|accountDelegation|authenticatedUserAccount/.test(reason))
    return { code: "account_blocked", detail };
  if (/mediaBodyRequired|invalidFilename|mediaUpload|FETCHING|IMAGE|PHOTO/.test(`${reason} ${error.message}`))
    return { code: "media_rejected", detail };
  if (/duplicate|ALREADY_EXISTS/i.test(reason)) return { code: "duplicate", detail };
  const codes = { 400: "text_rejected", 403: "no_permission", 404: "not_found" } as const;
  return status in codes ? { code: codes[status as keyof typeof codes], detail } : null;
};
export const { ask: askGoogle, raw: rawGoogle } = caller(refuse);

export const bearerOf = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.accessToken ?? ""}` });

export const googleSettings = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] as const;

export const googleConsent = (
  scope: string,
  request: { redirectUri: string; state: string; codeChallenge: string },
  io: PublisherIo,
) =>
  consentAddress(`${io.origin(LOGIN)}/o/oauth2/v2/auth`, {
    response_type: "code",
    client_id: settingOf(io, "GOOGLE_CLIENT_ID"),
    redirect_uri: request.redirectUri,
    scope,
    state: request.state,
    code_challenge: request.codeChallenge,
    code_challenge_method: "S256",
    // a refresh token, even to whom consented before
    access_type: "offline",
    prompt: "consent",
  });

const client = (io: PublisherIo) => ({
  client_id: settingOf(io, "GOOGLE_CLIENT_ID"),
  client_secret: settingOf(io, "GOOGLE_CLIENT_SECRET"),
});
const accessOf = (io: PublisherIo, tokens: Tokens, refreshToken = "") => ({
  secrets: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? refreshToken },
  expiresAt: endOf(io, tokens.expires_in),
});

export async function googleTokens(
  io: PublisherIo,
  answer: { code: string; redirectUri: string; codeVerifier: string },
) {
  const { code, redirectUri: redirect_uri, codeVerifier: code_verifier } = answer;
  const form = { grant_type: "authorization_code", code, redirect_uri, code_verifier, ...client(io) };
  return accessOf(io, await askTokens(io, `${io.origin(TOKENS)}/token`, form));
}

/** Google's refresh tokens stay as they are. */
export async function googleRefresh(connection: Connected, io: PublisherIo): Promise<Connected> {
  const { refreshToken = "" } = connection.secrets;
  const form = { grant_type: "refresh_token", refresh_token: refreshToken, ...client(io) };
  return { ...connection, ...accessOf(io, await askTokens(io, `${io.origin(TOKENS)}/token`, form), refreshToken) };
}
