/** The API's descriptions for machines, made from the contract; their title is the product's name of today. */
import type { AnyContractRouter, OpenAPI } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#contract/api/index";
import { scopeOf } from "#contract/developer/scopes";
import { inNames, type Names } from "#contract/names";
import { administering } from "./summaries/administering.ts";
import { buying } from "./summaries/buying.ts";
import { people } from "./summaries/people.ts";

export type Description = OpenAPI.Document;

const verbs = ["get", "post", "put", "patch", "delete"] as const;

/** `origin`: where the API is served from, without a path. `names`: null as the product comes. */
export async function openApiDocument(origin: string, names: Names | null): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: inNames("Listcast API", names),
      version: "1",
      description: "A property link becomes a campaign: the same calls the web application makes.",
    },
    servers: [{ url: `${origin}/api` }],
    security: [{ session: [] }],
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "Access token of a session." },
      },
    },
  });
  return summed(document);
}

const summaries: Readonly<Record<string, string>> = { ...people, ...buying, ...administering };

/** Each call with its line. They stay on the server: the browser has the contract too, and needs none of them; lists bring theirs. */
function summed({ paths = {}, ...document }: OpenAPI.Document): OpenAPI.Document {
  for (const path of Object.values(paths))
    for (const verb of verbs) {
      const operation = path?.[verb];
      if (operation) operation.summary ??= summaries[operation.operationId ?? ""] ?? "";
    }
  return { ...document, paths };
}

const KEY_DESCRIPTION =
  "For programs of an account, with a key made under Settings. A key carries scopes: each call says which one it needs. Calls of a key are limited to 600 a minute; 429 says in Retry-After when to come back.";

/** The calls a key may open. `calls`: that part of the contract. */
export async function describeForKeys(
  calls: AnyContractRouter,
  origin: string,
  names: Names | null,
): Promise<Description> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(calls, {
    info: { title: inNames("Listcast API", names), version: "1", description: KEY_DESCRIPTION },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: "http", scheme: "bearer", description: "A key: lck_…" } } },
  });
  const described = summed(document);
  for (const path of Object.values(described.paths ?? {}))
    for (const verb of verbs) {
      const operation = path?.[verb];
      if (operation) operation.description = `Scope: ${scopeOf(operation.operationId ?? "") ?? ""}`;
    }
  return described;
}
