/** Bodies that no form has, sent to pages: refused before they are read, whoever's page it is. */
import { randomUUID } from "node:crypto";
import type { Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import { type Watch, while_ } from "./watch.ts";
import { type Resident, resident } from "./world.ts";

const BYTES = 24 * 1024 * 1024;
const SECONDS = 10;

/** Pages that take forms; the link to a handed over post is one of the account's own. */
const pages: Record<string, (owner: Resident) => Promise<string>> = {
  "a home's page": async ({ page }) => `${page}/enquiry`,
  "a post on its agent's phone": async ({ client, piece }) => {
    const posts = [{ pieceId: piece.id, connectionId: null }];
    const { publications } = await client.publications.plan({ posts, dueAt: null, idempotencyKey: randomUUID() });
    return new URL((await client.publications.phoneLink({ id: publications[0]?.id ?? "" })).url).pathname;
  },
  "an approval nobody asked for": async () => "/approve/nothing",
  "a page nobody made": async () => "/nothing",
};

const forms: Record<string, () => BodyInit> = {
  "a field": () => new URLSearchParams({ address: "a".repeat(BYTES) }),
  "a file": () => {
    const form = new FormData();
    form.set("address", new File([Buffer.alloc(BYTES)], "address.txt"));
    return form;
  },
};

export function formTries(site: Site, watch: Watch): Try[] {
  let owner: Promise<Resident> | null = null;
  return Object.entries(pages).flatMap(([where, pathOf]) =>
    Object.entries(forms).map(([what, body]) => ({
      name: `form: ${what} of 24 MiB to ${where}`,
      run: async () => {
        owner ??= resident(site);
        const path = await pathOf(await owner);
        await while_(watch, SECONDS, async () => {
          // some clients see the connection end before the answer
          const answer = await site.ask(path, { method: "POST", body: body() }).catch(() => null);
          held(answer === null || answer.status === 413, `answered ${answer?.status}`);
        });
      },
    })),
  );
}
