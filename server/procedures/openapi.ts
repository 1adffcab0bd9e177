/** The API's description for machines, made from the contract once and kept. */
import type { OpenAPI } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#contract/index";

const made = new Map<string, Promise<OpenAPI.Document>>();

/** `origin`: where the API is served from, without a path. */
export function openApiDocument(origin: string): Promise<OpenAPI.Document> {
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
