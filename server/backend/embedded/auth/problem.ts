/** Refusals of the sign-in routes, in the protocol's two error shapes. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Codes, statuses and sentences as Supabase Auth has them; the screens translate by code. */
const problems = {
  validation_failed: [400, "The request could not be understood"],
  bad_json: [400, "Could not parse request body as JSON"],
  not_found: [404, "Not found"],
  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  user_banned: [400, "User is banned"],
  signup_disabled: [422, "Signups not allowed for this instance"],
  user_already_exists: [422, "User already registered"],
  invalid_credentials: [400, "Invalid login credentials"],
  email_not_confirmed: [400, "Email not confirmed"],
  captcha_failed: [400, "captcha protection: request disallowed"],
  weak_password: [422, "Password should contain at least 8 characters, one of each: A-Z, a-z, 0-9, special"],
  same_password: [422, "New password should be different from the old password."],
  current_password_required: [400, "Current password required when setting new password."],
  current_password_mismatch: [400, "Current password is incorrect."],
  reauthentication_not_valid: [422, "Nonce has expired or is invalid"],
  otp_expired: [403, "Token has expired or is invalid"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  over_request_rate_limit: [429, "Request rate limit reached"],
  over_email_send_rate_limit: [429, "Email rate limit exceeded"],
  insufficient_aal: [403, "AAL2 required: show the second factor first"],
  mfa_factor_not_found: [404, "Factor not found"],
  mfa_factor_name_conflict: [422, "A factor with this friendly name already exists"],
  mfa_challenge_expired: [422, "The challenge has expired, please make another"],
  mfa_verification_failed: [422, "Invalid TOTP code entered"],
  mfa_recovery_codes_sole_factor: [422, "Recovery codes cannot be the only factor"],
  mfa_recovery_codes_locked: [429, "Too many wrong recovery codes, please wait"],
  too_many_enrolled_mfa_factors: [422, "Maximum number of factors reached"],
  phone_provider_disabled: [400, "Phone logins are disabled"],
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  request_timeout: [503, "The service is not ready, please try again"],
  unexpected_failure: [500, "Unexpected failure, please check server logs for more information"],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

export type AuthCode = keyof typeof problems;

export class AuthProblem extends Error {
  readonly code: AuthCode;
  readonly status: ContentfulStatusCode;
  readonly reasons: readonly string[] | undefined;
  constructor(
    code: AuthCode,
    options: { message?: string; status?: ContentfulStatusCode; reasons?: readonly string[] } = {},
  ) {
    super(options.message ?? problems[code][1]);
    this.code = code;
    this.status = options.status ?? problems[code][0];
    this.reasons = options.reasons;
  }
}

const version = "X-Supabase-Api-Version";
const newShapeSince = "2024-01-01";

/** Clients that name a version of 2024 or later get `{code: "string", message}`, others `{code: number, error_code, msg}`. */
export function answerProblem(c: Context, problem: AuthProblem): Response {
  const weak = problem.reasons ? { weak_password: { reasons: problem.reasons } } : {};
  if (problem.status === 503) c.header("Retry-After", "2");
  c.header("Cache-Control", "no-store");
  if ((c.req.header(version) ?? "") >= newShapeSince) {
    c.header(version, newShapeSince);
    return c.json({ code: problem.code, message: problem.message, ...weak }, problem.status);
  }
  return c.json({ code: problem.status, error_code: problem.code, msg: problem.message, ...weak }, problem.status);
}
