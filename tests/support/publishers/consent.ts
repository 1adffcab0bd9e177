/**
 * The part of OAuth 2.0 that platforms share (RFC 6749, 7636): a consent page that sends the agent back with a code, codes that
 * work once within ten minutes for the same address and verifier, access tokens that end, refresh tokens that change or stay.
 */
import { createHash } from "node:crypto";
import { type Asked, type Clock, Refused, type Said, said } from "./server.ts";

export const app = { id: "listcast-app", secret: "app-secret-9c41d7" };

export interface ConsentRules {
  readonly scopes: readonly string[];
  readonly separator?: " " | ",";
  readonly pkce?: boolean;
  /** How the page's request calls the application. */
  readonly idName?: "client_id" | "client_key";
  readonly lifeMs: number;
  /** "once": a refresh token is over when it was used; "stays"; "none": there is none. */
  readonly refresh: "once" | "stays" | "none";
}

interface Code {
  challenge: string | null;
  redirectUri: string;
  at: number;
}

export function consent(clock: Clock, rules: ConsentRules) {
  const codes = new Map<string, Code>();
  const access = new Map<string, number>();
  const refresh = new Set<string>();
  let open = true;
  let made = 0;
  const wrong = (error: string, description: string) => new Refused(400, { error, error_description: description });

  /** The consent page: the agent says yes. */
  function page({ query }: Asked): Said {
    const { idName = "client_id", scopes, separator = " ", pkce = true } = rules;
    const asked = (query.get("scope") ?? "").split(separator);
    const challenge = query.get("code_challenge");
    if (query.get(idName) !== app.id || query.get("response_type") !== "code")
      throw wrong("invalid_request", "client or response_type");
    if (!scopes.every((scope) => asked.includes(scope))) throw wrong("invalid_scope", `asked for ${asked.join(" ")}`);
    if (pkce && (challenge === null || query.get("code_challenge_method") !== "S256"))
      throw wrong("invalid_request", "code_challenge");
    const redirectUri = query.get("redirect_uri") ?? "";
    made += 1;
    const code = `code-${made}`;
    codes.set(code, { challenge, redirectUri, at: clock.now().getTime() });
    const back = new URL(redirectUri);
    back.searchParams.set("code", code);
    back.searchParams.set("state", query.get("state") ?? "");
    return said(302, "", { location: back.href });
  }

  function issue(lifeMs = rules.lifeMs): { access_token: string; expires_in: number; refresh_token?: string } {
    made += 1;
    const token = `access-token-${made}-a/b+c`;
    access.set(token, clock.now().getTime() + lifeMs);
    const more = rules.refresh === "none" ? {} : { refresh_token: `refresh-token-${made}` };
    if (more.refresh_token) refresh.add(more.refresh_token);
    return { access_token: token, expires_in: Math.floor(lifeMs / 1000), ...more };
  }

  /** A code for tokens. The caller has looked at the client's own secret. */
  function redeem(fields: Readonly<Record<string, string>>) {
    const code = codes.get(fields.code ?? "");
    codes.delete(fields.code ?? "");
    if (!code || clock.now().getTime() - code.at > 600_000)
      throw wrong("invalid_grant", "the code is unknown, used or too old");
    if (code.redirectUri !== fields.redirect_uri) throw wrong("invalid_grant", "redirect_uri differs");
    const proof = createHash("sha256")
      .update(fields.code_verifier ?? "")
      .digest("base64url");
    if (rules.pkce !== false && proof !== code.challenge) throw wrong("invalid_grant", "code_verifier differs");
    return issue();
  }

  function renew(token: string) {
    if (!open || !refresh.has(token)) throw wrong("invalid_grant", "the refresh token is unknown, used or revoked");
    if (rules.refresh === "once") refresh.delete(token);
    const made = issue();
    if (rules.refresh === "once") return made;
    refresh.delete(made.refresh_token ?? "");
    return { access_token: made.access_token, expires_in: made.expires_in };
  }

  /** How a token stands; unknown ones are revoked. */
  const standing = (token: string): "good" | "expired" | "revoked" => {
    const until = access.get(token);
    if (!open || until === undefined) return "revoked";
    return until > clock.now().getTime() ? "good" : "expired";
  };

  return {
    page,
    redeem,
    renew,
    issue,
    standing,
    /** Whether the client showed its secret: by Basic authentication, or in the form. */
    isClient: ({ headers }: Asked, fields: Readonly<Record<string, string>> = {}) =>
      headers.authorization === `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString("base64")}` ||
      ((fields.client_id ?? fields.client_key) === app.id && fields.client_secret === app.secret),
    expire: () => clock.pass(rules.lifeMs + 1000),
    revoke: () => {
      open = false;
    },
  };
}
