/** Every operation of the published description without a session, with a broken one, and with a key in its place. */
import { z } from "zod";
import { procedures } from "#tests/access/procedures/index";
import { held, type Try } from "../suite/try.ts";
import type { RulesSubject } from "./subject.ts";

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

export async function doorTries({ ask, domain, estate, stranger }: RulesSubject): Promise<Try[]> {
  const { paths } = description.parse(await (await ask("/api/openapi.json")).json());
  const bearers = {
    nothing: null,
    "a broken token": `${stranger.token.slice(0, -8)}AAAAAAAA`,
    "the public key": domain.backend.publishableKey,
  } as const;
  /** Somebody's real things wherever a path names one. */
  const known: Record<string, string> = {
    taskId: estate.importTaskId,
    propertyId: estate.propertyId,
    orderId: estate.orderId,
    id: estate.propertyId,
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      Object.entries(bearers).map(([what, token]) => ({
        name: `${method.toUpperCase()} ${path} with ${what}`,
        run: async () => {
          const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? estate.userId);
          const sends = ["post", "put", "patch"].includes(method);
          const body = sends ? { body: "{}", headers: { "content-type": "application/json" } } : {};
          const answer = await ask(`/api${filled}`, { method: method.toUpperCase(), ...body }, token);
          await answer.body?.cancel();
          const open = procedures[operationId]?.expected.visitor === "yes";
          held(answer.status < 500, `answered ${answer.status}`);
          if (!open) held(answer.status === 401, `answered ${answer.status}`);
        },
      })),
    ),
  );
}
