/** The API's description for machines, made from the contract once and kept; its title is the product's name of today. */
import type { OpenAPI } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#contract/index";
import { inNames, type Names } from "#contract/names";

const made = new Map<string, Promise<OpenAPI.Document>>();

/** `origin`: where the API is served from, without a path. `names`: null as the product comes. */
export async function openApiDocument(origin: string, names: Names | null): Promise<OpenAPI.Document> {
  const { info, ...document } = await describe(origin);
  return { ...document, info: { ...info, title: inNames(info.title, names) } };
}

function describe(origin: string): Promise<OpenAPI.Document> {
  const known = made.get(origin);
  if (known) return known;
  const document = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: "Listcast API",
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
  made.set(origin, document);
  return document;
}
