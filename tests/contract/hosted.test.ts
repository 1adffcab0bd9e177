/**
 * The supabase side of the seam, held against a service that speaks the protocol: our own backend plays the hosted one,
 * so that key set, tokens, bans and files are asked for over HTTP as they would be.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, createBackend } from "#server/backend/index";
import { freshDatabase } from "../support/database.ts";
import { openHouse, type Subject } from "./subject.ts";

let service: Subject;
let hosted: Backend;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

beforeAll(async () => {
  const database = await freshDatabase();
  service = await openHouse(database, "postgres");
  const rows = await database.db
    .selectFrom("house.secrets" as never)
    .selectAll()
    .execute();
  const secretKey = (rows as { name: string; value: string }[]).find((row) => row.name === "secretKey")?.value ?? "";
  hosted = await createBackend({
    kind: "supabase",
    pool: database.pool,
    mailer: { name: "outbox", send: async () => {}, close: () => {} },
    log: quiet,
    now: () => new Date(),
    origin: () => "https://listcast.example",
    filesFolder: "",
    clientAddress: () => "127.0.0.1",
    supabase: { url: service.url, publishableKey: service.key, secretKey },
  });
});
afterAll(async () => {
  await hosted.close();
  await service.close();
});

const tokenOf = async (person: Awaited<ReturnType<Subject["person"]>>) =>
  (await person.client.auth.getSession()).data.session?.access_token ?? "";

describe("the supabase backend", () => {
  test("tells the browser where the service is and answers none of its routes", async () => {
    expect([hosted.backendUrl(), hosted.publishableKey]).toEqual([service.url, service.key]);
    expect(hosted.capabilities).toEqual({ mathCaptcha: false, passwordOrder: false });
    expect((await hosted.routes.request("/auth/v1/health")).status).toBe(404);
  });

  test("verifies the service's tokens by its key set and asks the database whether they stand", async () => {
    const person = await service.person();
    const token = await tokenOf(person);
    expect(await hosted.authenticate(`Bearer ${token}`)).toMatchObject({ userId: person.id, role: "agent" });
    const [head, , seal] = token.split(".");
    expect(await hosted.authenticate(`${head}.e30.${seal}`)).toBeNull();
    expect(await hosted.authenticate(service.key)).toBeNull();
    await person.client.auth.signOut();
    expect(await hosted.authenticate(token)).toBeNull();
  });

  test("reads, signs and removes files through the service", async () => {
    const person = await service.person();
    const name = `${person.id}/p.webp`;
    const bytes = new Uint8Array([1, 2, 3]);
    await service.house?.backend.files.put("media", name, bytes, { type: "image/webp", owner: person.id });
    expect((await hosted.files.get("media", name))?.bytes).toEqual(bytes);
    const answer = await fetch(await hosted.files.signedUrl("media", name, 60));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    await hosted.files.remove("media", [name]);
    expect(await hosted.files.get("media", name)).toBeNull();
    await expect(hosted.files.signedUrl("media", name, 60)).rejects.toMatchObject({ code: "not_found" });
  });

  test("finds an account that is there", async () => {
    const person = await service.person();
    expect(await hosted.createUser({ email: person.email, password: "any" })).toBe(person.id);
  });
});
