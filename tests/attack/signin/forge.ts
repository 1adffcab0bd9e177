/** Tokens nobody issued, or not to this account, at every door that reads one. */
import { createHmac, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from "jose";
import type { Account, Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

interface Victim {
  token: string;
  /** Of another account, signed in as well. */
  other: string;
  jwks: string;
}

const ownKeys = generateKeyPairSync("ec", { namedCurve: "P-256" });
const rsaKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const bySelf = (claims: JWTPayload, header: object, key: KeyObject = ownKeys.privateKey, alg = "ES256") =>
  new SignJWT(claims).setProtectedHeader({ alg, ...header }).sign(key);
const unsigned = (header: object, claims: JWTPayload) => `${encoded(header)}.${encoded(claims)}.`;
/** The published key taken for a shared secret. */
const hmac = (header: object, claims: JWTPayload, secret: string, hash = "sha256") => {
  const body = `${encoded(header)}.${encoded(claims)}`;
  return `${body}.${createHmac(hash, secret).update(body).digest("base64url")}`;
};
const parts = (token: string) => token.split(".") as [string, string, string];
const withClaims = (token: string, over: JWTPayload) => {
  const [head, , seal] = parts(token);
  return `${head}.${encoded({ ...decodeJwt(token), ...over })}.${seal}`;
};
const withHeader = (token: string, over: object) => {
  const [, body, seal] = parts(token);
  return `${encoded({ ...decodeProtectedHeader(token), ...over })}.${body}.${seal}`;
};

type Forgery = (victim: Victim) => string | Promise<string>;
const own =
  (over: JWTPayload, header: object = {}): Forgery =>
  ({ token }) => {
    const { kid } = decodeProtectedHeader(token);
    return bySelf({ ...decodeJwt(token), ...over }, { kid, ...header });
  };

const forgeries: Record<string, Forgery> = {
  "alg none": ({ token }) => unsigned({ alg: "none", typ: "JWT" }, decodeJwt(token)),
  "alg None": ({ token }) => unsigned({ alg: "None", typ: "JWT" }, decodeJwt(token)),
  "alg NONE with the old seal": ({ token }) => withHeader(token, { alg: "NONE" }),
  "no alg": ({ token }) => unsigned({ typ: "JWT" }, decodeJwt(token)),
  "alg empty": ({ token }) => withHeader(token, { alg: "" }),
  "alg as a list": ({ token }) => withHeader(token, { alg: ["ES256"] }),
  "no seal": ({ token }) => `${parts(token).slice(0, 2).join(".")}.`,
  "two parts": ({ token }) => parts(token).slice(0, 2).join("."),
  "four parts": ({ token }) => `${token}.${parts(token)[2]}`,
  "a zeroed seal": ({ token }) => `${parts(token).slice(0, 2).join(".")}.${Buffer.alloc(64).toString("base64url")}`,
  "half a seal": ({ token }) => token.slice(0, -40),
  "HS256 with the published keys as secret": ({ token, jwks }) =>
    hmac({ alg: "HS256", kid: decodeProtectedHeader(token).kid }, decodeJwt(token), jwks),
  "HS256 with an empty secret": ({ token }) => hmac({ alg: "HS256" }, decodeJwt(token), ""),
  "HS512 with the word secret": ({ token }) => hmac({ alg: "HS512" }, decodeJwt(token), "secret", "sha512"),
  "RS256 with another key": ({ token }) =>
    bySelf(decodeJwt(token), { kid: decodeProtectedHeader(token).kid }, rsaKeys.privateKey, "RS256"),
  "another key under the known name": own({}),
  "another key with no name": ({ token }) => bySelf(decodeJwt(token), {}),
  "another key under an unknown name": own({}, { kid: randomUUID() }),
  "a name that climbs": own({}, { kid: "../../../../dev/null" }),
  "a name that is SQL": own({}, { kid: "' or '1'='1" }),
  "a key of its own in the head": own({}, { jwk: ownKeys.publicKey.export({ format: "jwk" }) }),
  "an address of keys in the head": own({}, { jku: "http://127.0.0.1:9/jwks.json" }),
  "an address of certificates in the head": own({}, { x5u: "http://127.0.0.1:9/x.pem" }),
  "an unknown critical head, old seal": ({ token }) => withHeader(token, { crit: ["exp"], exp: 1 }),
  "another issuer": own({ iss: "https://evil.example/auth/v1" }),
  "expired a day ago": own({ exp: Math.floor(Date.now() / 1000) - 86_400 }),
  "administrator by a claim, old seal": ({ token }) => withClaims(token, { user_role: "admin", role: "service_role" }),
  "somebody else's id, old seal": ({ token, other }) => withClaims(other, { sub: decodeJwt(token).sub ?? "" }),
  "somebody else's session, old seal": ({ token, other }) =>
    withClaims(other, { session_id: decodeJwt(token).session_id }),
  "ends in a thousand years, old seal": ({ token }) => withClaims(token, { exp: 33_000_000_000 }),
  "for another audience": own({ aud: "anon" }),
  "of an anonymous visitor": own({ is_anonymous: true, aal: "aal2" }),
  "not valid yet": own({ nbf: 33_000_000_000 }),
  "64 KiB of token": ({ token }) => `${token}${"A".repeat(8_000)}`,
  "five dots": () => ".....",
  "a captcha's token": () => "",
};

/** A door answers whose it takes the bearer for; null: nobody's. */
type Door = (site: Site, token: string) => Promise<{ status: number; text: string }>;
const get =
  (path: string, init: RequestInit = {}): Door =>
  async (site, token) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers };
    const answer = await site.ask(path, { ...init, headers });
    return { status: answer.status, text: await answer.text() };
  };

export const doors: Record<string, Door> = {
  "/api/me": get("/api/me"),
  "/auth/v1/user": get("/auth/v1/user"),
  "/rest/v1/profiles": get("/rest/v1/profiles?select=*"),
  "/storage/v1/object/list": get("/storage/v1/object/list/avatars", { method: "POST", body: '{"prefix":""}' }),
};

export function forge(site: Site, victim: Account, other: Account): Try[] {
  const known = async (): Promise<Victim> => ({
    token: victim.token,
    other: other.token,
    jwks: await (await site.ask("/auth/v1/.well-known/jwks.json")).text(),
  });
  return Object.entries(forgeries).flatMap(([name, make]) =>
    Object.entries(doors).map(([door, open]) => ({
      name: `token: ${name} at ${door}`,
      run: async () => {
        const made =
          name === "a captcha's token"
            ? (await site.client(null).captcha.issue()).challenge
            : await make(await known());
        const { status, text } = await open(site, made);
        held(status >= 400 && status < 500, `answered ${status}: ${text.slice(0, 100)}`);
        held(!text.includes(victim.id) && !text.includes(victim.email), `told of the account: ${text.slice(0, 100)}`);
      },
    })),
  );
}
