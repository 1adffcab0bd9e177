/** What a request costs, as far as its method and path tell: the rows of the table of limits. */
import { getEventIteratorSchemaDetails } from "@orpc/contract";
import { heavyProcedures, type RequestClass } from "#server/base/limits";
import { procedureOf, procedures } from "./procedure-of.ts";

interface Asked {
  class: RequestClass;
  /** Stays open for as long as the client likes. */
  stream: boolean;
}

const isHeavy = (name: string) => heavyProcedures.some((heavy) => heavy === name);

const askedOf = new Map<string, Asked>(
  procedures.map(({ name, method, procedure }) => [
    name,
    {
      class: isHeavy(name) ? "heavy" : method === "GET" ? "read" : "write",
      stream: getEventIteratorSchemaDetails(procedure["~orpc"].outputSchema) !== undefined,
    },
  ]),
);

const isReading = (method: string) => method === "GET" || method === "HEAD";
const plain = (name: RequestClass): Asked => ({ class: name, stream: false });

function ofApi(method: string, path: string): Asked {
  const ofProcedure = askedOf.get(procedureOf(method, path)?.name ?? "");
  if (ofProcedure) return ofProcedure;
  // notices of payment providers come from few addresses
  const notice = /^\/api\/(payments|platforms)\/[^/]+\/callback$/.test(path);
  return plain(isReading(method) || notice ? "read" : "write");
}

/** Sign-in has limits of its own for how often; how much at once is everybody's affair. */
export const isSignIn = (path: string): boolean => /^\/auth\/v1(\/|$)/.test(path);

/** A session that is looked at, renewed or ended, as no guess at a password is. */
export const isSessionGoingOn = (req: { path: string; query(name: string): string | undefined }): boolean =>
  /^\/auth\/v1\/(?:user|logout)$/.test(req.path) ||
  (req.path === "/auth/v1/token" && req.query("grant_type") === "refresh_token");

/** Null for sign-in and for the questions of machines whether this process works. */
export function classOf(method: string, path: string): Asked | null {
  if (isSignIn(path) || /^\/\.well-known(\/|$)/.test(path) || /^\/(healthz|readyz)$/.test(path)) return null;
  if (path.startsWith("/api/")) return ofApi(method, path);
  if (path.startsWith("/rest/v1/")) return plain(isReading(method) ? "read" : "write");
  if (path.startsWith("/storage/v1/")) return plain(isReading(method) ? "file" : "write");
  return plain(
    /^\/(p\/.+\/photos|site\/pictures)\/|^\/p\/.+\/(portrait\.webp|wechat\.png)$/.test(path) ? "file" : "page",
  );
}
