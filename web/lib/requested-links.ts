/**
 * Which mails with a link this browser has asked for, by address, for a day: such a link may sign in without a question.
 * An attacker's link never fits, because it would have to belong to the address that was asked for.
 */
const KEY = "listcast-asked-links";
const LIFE_MS = 24 * 60 * 60 * 1000;
const MOST = 5;

type Kind = "signup" | "recovery";
interface Asked {
  kind: Kind;
  email: string;
  at: number;
}

const normal = (email: string) => email.trim().toLowerCase();

function readAll(now: number): Asked[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: unknown): Asked[] => {
      if (typeof one !== "object" || one === null || !("kind" in one) || !("email" in one) || !("at" in one)) return [];
      const { kind, email, at } = one;
      if ((kind !== "signup" && kind !== "recovery") || typeof email !== "string" || typeof at !== "number") return [];
      return at > now - LIFE_MS && at <= now ? [{ kind, email, at }] : [];
    });
  } catch {
    return [];
  }
}

function writeAll(asked: readonly Asked[]): void {
  try {
    if (asked.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(asked.slice(-MOST)));
  } catch {
    // Without storage the link asks "continue as …?".
  }
}

/** Which mail a call of the client asks for; a confirmation's is `signup`, asked for again or not. */
function kindOf(path: string, body: object): Kind | null {
  if (path.endsWith("/auth/v1/signup")) return "signup";
  if (path.endsWith("/auth/v1/recover")) return "recovery";
  return path.endsWith("/auth/v1/resend") && "type" in body && body.type === "signup" ? "signup" : null;
}

/** Takes note of a request of the client that the service has taken, when it asks for such a mail. */
export function noteRequested(url: string, body: unknown, now = Date.now()): void {
  const path = url.replace(/[?#].*/s, "");
  if (typeof body !== "string" || !path.includes("/auth/v1/")) return;
  try {
    const request: unknown = JSON.parse(body);
    if (typeof request !== "object" || request === null || !("email" in request) || typeof request.email !== "string")
      return;
    const [kind, email] = [kindOf(path, request), normal(request.email)];
    if (kind === null) return;
    const others = readAll(now).filter((one) => one.kind !== kind || one.email !== email);
    writeAll([...others, { kind, email, at: now }]);
  } catch {
    // No JSON asks for no mail.
  }
}

/** Whether this browser asked for a link of that type ("signup", "email", "recovery" …) to that address. */
export function wasRequested(type: string | null, email: string, now = Date.now()): boolean {
  const kind = type === "email" ? "signup" : type;
  return readAll(now).some((one) => one.kind === kind && one.email === normal(email));
}

/** Forgets an address: its link has come. */
export function forgetRequested(email: string, now = Date.now()): void {
  writeAll(readAll(now).filter((one) => one.email !== normal(email)));
}
