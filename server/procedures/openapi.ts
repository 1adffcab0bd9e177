/** The API's description for machines, made from the contract once and kept; its title is the product's name of today. */
import type { OpenAPI } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#contract/api/index";
import { inNames, type Names } from "#contract/names";
import { administering } from "./summaries/administering.ts";
import { buying } from "./summaries/buying.ts";
import { people } from "./summaries/people.ts";

const verbs = ["get", "post", "put", "patch", "delete"] as const;
const made = new Map<string, Promise<OpenAPI.Document>>();

/** `origin`: where the API is served from, without a path. `names`: null as the product comes. */
export async function openApiDocument(origin: string, names: Names | null): Promise<OpenAPI.Document> {
  const { info, ...document } = await describe(origin);
  return { ...document, info: { ...info, title: inNames(info.title, names) } };
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

function describe(origin: string): Promise<OpenAPI.Document> {
  const earlier = made.get(origin);
  if (earlier) return earlier;
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const generated = generator.generate(contract, {
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
  const document = generated.then(summed);
  made.set(origin, document);
  return document;
}
