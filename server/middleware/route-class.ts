/** What a request costs, as far as its method and path tell: the rows of the table of limits. */
import { type AnyContractProcedure, getEventIteratorSchemaDetails, isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/api/index";
import { heavyProcedures, type RequestClass } from "#server/base/limits";

interface Asked {
  class: RequestClass;
  /** Stays open for as long as the client likes. */
  stream: boolean;
}

function procedures(router: object, path: readonly string[] = []): [name: string, procedure: AnyContractProcedure][] {
  return Object.entries(router).flatMap(([key, one]) => {
    const name = [...path, key];
    if (isContractProcedure(one)) return [[name.join("."), one]];
    return typeof one === "object" && one !== null ? procedures(one, name) : [];
  });
}

const isHeavy = (name: string) => heavyProcedures.some((heavy) => heavy === name);

/** By the name the API's own protocol has for each, and by method and path of the other form. */
const known = procedures(contract).map(([name, procedure]) => {
  const { route, outputSchema } = procedure["~orpc"];
  const method = route.method ?? "POST";
  const asked: Asked = {
    class: isHeavy(name) ? "heavy" : method === "GET" ? "read" : "write",
    stream: getEventIteratorSchemaDetails(outputSchema) !== undefined,
  };
  return { name, method, path: `/api${route.path ?? ""}`, asked };
});
const byName = new Map(known.map(({ name, asked }) => [`/api/rpc/${name.replaceAll(".", "/")}`, asked]));
const byPath = known
  .filter(({ asked }) => asked.class === "heavy" || asked.stream)
  .map(({ method, path, asked }) => ({ method, asked, path: new RegExp(`^${path.replace(/\{[^{}]+\}/g, "[^/]+")}$`) }));

const isReading = (method: string) => method === "GET" || method === "HEAD";
const plain = (name: RequestClass): Asked => ({ class: name, stream: false });

function ofApi(method: string, path: string): Asked {
  const named = byName.get(path);
  if (named) return named;
  const other = byPath.find((one) => one.method === method && one.path.test(path));
  if (other) return other.asked;
  // notices of payment providers come from few addresses
  const notice = /^\/api\/(payments|platforms)\/[^/]+\/callback$/.test(path);
  return plain(isReading(method) || notice ? "read" : "write");
}

/** Null for what has limits of its own (sign-in) and for the questions of machines whether this process works. */
export function classOf(method: string, path: string): Asked | null {
  if (/^\/(auth\/v1|\.well-known)(\/|$)/.test(path) || /^\/(healthz|readyz)$/.test(path)) return null;
  if (path.startsWith("/api/")) return ofApi(method, path);
  if (path.startsWith("/rest/v1/")) return plain(isReading(method) ? "read" : "write");
  if (path.startsWith("/storage/v1/")) return plain(isReading(method) ? "file" : "write");
  return plain(/^\/(p\/.+\/photos|site\/pictures)\//.test(path) ? "file" : "page");
}
