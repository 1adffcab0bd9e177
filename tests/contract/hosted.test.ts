/**
 * The supabase side of the seam, held against a service that speaks the protocol: our own backend plays the hosted one,
 * so that key set, tokens, bans and files are asked for over HTTP as they would be.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mail";
import { type Backend, createBackend } from "#server/backend/index";
import { type FreshDatabase, freshDatabase } from "../support/database.ts";
import { newEmail, openHouse, type Subject } from "./subject.ts";

let service: Subject;
let hosted: Backend;
let pool: FreshDatabase["pool"];
let openHosted: (url: string, secretKey: string) => Promise<Backend>;
const mails: Mail[] = [];
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

beforeAll(async () => {
  const database = await freshDatabase();
  pool = database.pool;
  service = await openHouse(database, "postgres");
  const rows = await database.db
    .selectFrom("house.secrets" as never)
    .selectAll()
    .execute();
  const secretKey = (rows as { name: string; value: string }[]).find((row) => row.name === "secretKey")?.value ?? "";
  openHosted = (url, key) =>
    createBackend({
      kind: "supabase",
      pool: database.pool,
      mailer: { name: "outbox", send: async (mail) => void mails.push(mail), close: () => {} },
      log: quiet,
      now: () => new Date(),
      origin: () => "https://listcast.example",
      filesFolder: "",
      clientAddress: () => "127.0.0.1",
      supabase: { url, publishableKey: service.key, secretKey: key },
    });
  hosted = await openHosted(service.url, secretKey);
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
    expect(hosted.capabilities).toEqual({ mathCaptcha: false, passwordOrder: false, deviceKeys: false });
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

  test("writes down each way in once: by password, by mail, with a second factor, from another network, in another browser", async () => {
    const person = await service.person();
    const token = await tokenOf(person);
    const sql = (text: string, values: unknown[]) => pool.query(text, values);
    const { rows: sessions } = await sql("select id from auth.sessions where user_id = $1", [person.id]);
    const ways = async () => {
      const found = await sql("select outcome from sign_in_attempts where email = $1 order by id", [person.email]);
      return found.rows.map((row) => row.outcome).slice(written);
    };
    // the service under test writes its own journal here, too
    let written = 0;
    written = (await ways()).length;
    await hosted.authenticate(`Bearer ${token}`);
    await hosted.authenticate(`Bearer ${token}`);
    expect(await ways()).toEqual(["signed_in"]);
    await sql("update auth.sessions set ip = '203.0.113.7' where user_id = $1", [person.id]);
    await sql(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', now(), now())`,
      [sessions[0].id],
    );
    const again = await openHosted(service.url, "sb_secret_of_this_test_only");
    await again.authenticate(`Bearer ${token}`);
    await again.close();
    expect(await ways()).toEqual(["signed_in", "new_place", "second_factor"]);
    await sql("update hosted_sessions set agent = 'Safari/605' where session_id = $1", [sessions[0].id]);
    await sql("update auth.sessions set user_agent = 'Firefox/133' where user_id = $1", [person.id]);
    const moved = await openHosted(service.url, "sb_secret_of_this_test_only");
    await moved.authenticate(`Bearer ${token}`);
    await moved.close();
    expect((await ways()).slice(3)).toEqual(["new_device"]);
    // by the mail of an invitation
    await sql(
      `with proof as (update auth.mfa_amr_claims set authentication_method = 'otp'
         where session_id = $2 and authentication_method = 'password'),
         gone as (delete from hosted_sessions where session_id = $2)
       update auth.users set invited_at = now(), email_confirmed_at = now() where id = $1`,
      [person.id, sessions[0].id],
    );
    const third = await openHosted(service.url, "sb_secret_of_this_test_only");
    await third.authenticate(`Bearer ${token}`);
    await third.close();
    expect((await ways()).slice(4)).toEqual(["invitation", "second_factor"]);
  });

  test("writes down a password that awaits its second factor as that, and shows no device of it", async () => {
    const person = await service.person();
    await pool.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now() - interval '1 day', now())`,
      [person.id],
    );
    const { rows: journal } = await pool.query("select max(id) as last from sign_in_attempts");
    const hostedNow = await openHosted(service.url, "sb_secret_of_this_test_only");
    const token = await tokenOf(person);
    await hostedNow.authenticate(`Bearer ${token}`);
    const written = async () => {
      const sql = "select outcome from sign_in_attempts where email = $1 and id > $2 order by id";
      const { rows } = await pool.query(sql, [person.email, journal[0].last]);
      return rows.map(({ outcome }) => outcome);
    };
    expect(await written()).toEqual(["password_awaits_factor"]);
    expect(await hostedNow.accounts.sessions(person.id)).toEqual([]);
    await hostedNow.close();
  });

  test("reads, signs and removes files through the service", async () => {
    const person = await service.person();
    const name = `${person.id}/p.webp`;
    const bytes = new Uint8Array([1, 2, 3]);
    await service.house?.backend.files.put("media", name, bytes, { type: "image/webp", owner: person.id });
    expect((await hosted.files.get("media", name))?.bytes).toEqual(bytes);
    const opened = await hosted.files.open("media", name);
    expect(opened).toMatchObject({ size: bytes.length, type: "image/webp" });
    const read = async (range?: { start: number; end: number }) =>
      new Uint8Array(await new Response((await opened?.read(range)) ?? null).arrayBuffer());
    expect(await read()).toEqual(bytes);
    expect(await read({ start: 1, end: 2 })).toEqual(bytes.slice(1, 3));
    const answer = await fetch(await hosted.files.signedUrl("media", name, 60));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    await hosted.files.remove("media", [name]);
    expect(await hosted.files.get("media", name)).toBeNull();
    await expect(hosted.files.signedUrl("media", name, 60)).rejects.toMatchObject({ code: "not_found" });
  });

  test("sees and ends sessions, knows the password and lists files in the service's own tables", async () => {
    const person = await service.person();
    const token = await tokenOf(person);
    expect(await hosted.accounts.find(person.id)).toMatchObject({ email: person.email });
    expect(await hosted.accounts.passwordIs(person.id, person.password)).toBe(true);
    expect(await hosted.accounts.passwordIs(person.id, "Wrong!Day42")).toBe(false);
    const name = `${person.id}/exports/a.zip`;
    const about = { type: "application/zip", owner: person.id };
    await service.house?.backend.files.put("media", name, new Uint8Array([1]), about);
    expect(await hosted.files.list("media", person.id)).toEqual([name]);
    const [session] = await hosted.accounts.sessions(person.id);
    expect(await hosted.accounts.endSessions(person.id, { except: session?.id ?? null })).toBe(0);
    expect(await hosted.accounts.endSessions(person.id, { only: session?.id ?? "" })).toBe(1);
    expect(await hosted.authenticate(token)).toBeNull();
  });

  test("asks the service's administration to delete an account, and takes one that is gone for done", async () => {
    const asked: string[] = [];
    let status = 200;
    const administration = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ msg: "answer" }));
    });
    await new Promise<void>((resolve) => administration.listen(0, "127.0.0.1", resolve));
    const { port } = administration.address() as AddressInfo;
    const backend = await openHosted(`http://127.0.0.1:${port}`, "sb_secret_of_this_test_only");
    const id = crypto.randomUUID();
    await backend.accounts.remove(id);
    // the client asks who it was before it asks for the end
    expect(asked.slice(-1)).toEqual([`DELETE /auth/v1/admin/users/${id} Bearer sb_secret_of_this_test_only`]);
    status = 404;
    await backend.accounts.remove(id);
    status = 500;
    await expect(backend.accounts.remove(id)).rejects.toMatchObject({ code: "unavailable" });
    await new Promise((resolve) => administration.close(resolve));
    await backend.close();
  });

  test("asks the service's administration for invitations, links and bans, and writes the mails itself", async () => {
    const person = await service.person();
    const asked: { to: string; body: Record<string, unknown> }[] = [];
    const user = { id: person.id, email: person.email, invited_at: "2026-01-01T00:00:00Z", user_metadata: {} };
    let refusal: { status: number; code: string } | null = null;
    const administration = createServer(async (request, response) => {
      const text = (await request.toArray()).join("");
      asked.push({ to: `${request.method} ${request.url}`, body: text === "" ? {} : JSON.parse(text) });
      const link = { hashed_token: "hash-of-the-service", email_otp: "123456" };
      const answer = refusal ? { code: refusal.code, message: "no" } : { ...link, ...user };
      const head = { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" };
      response.writeHead(refusal?.status ?? 200, head).end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => administration.listen(0, "127.0.0.1", resolve));
    const { port } = administration.address() as AddressInfo;
    mails.length = 0;
    const { accounts, close } = await openHosted(`http://127.0.0.1:${port}`, "sb_secret_of_this_test_only");
    const about = { role: "admin", scope: "system", displayName: "Ada", language: "en" } as const;
    expect(await accounts.invite(person.email, about)).toBe(person.id);
    expect(asked[0]).toMatchObject({
      to: "POST /auth/v1/admin/generate_link",
      body: { type: "invite", email: person.email, data: { display_name: "Ada", lang: "en" } },
    });
    expect(asked.at(-1)?.body).toMatchObject({ type: "recovery", email: person.email });
    expect(mails).toMatchObject([{ to: person.email, subject: "Your Listcast account" }]);
    expect(mails[0]?.text).toContain(
      "https://listcast.example/auth/confirm?token_hash=hash-of-the-service&type=recovery",
    );
    expect(await hosted.authenticate(await tokenOf(person))).toMatchObject({ role: "admin", scope: "system" });

    const token = await tokenOf(person);
    await accounts.disable(person.id);
    expect(asked.at(-1)).toMatchObject({
      to: `PUT /auth/v1/admin/users/${person.id}`,
      body: { ban_duration: "876000h" },
    });
    expect(await hosted.authenticate(token)).toBeNull();
    await accounts.enable(person.id);
    expect(asked.at(-1)?.body).toEqual({ ban_duration: "none" });

    const squatted = newEmail();
    await service.client().auth.signUp({ email: squatted, password: "Stranger!Was1st" });
    if (!service.house) throw new Error("the service is a house");
    const { user_id } = await service.house.db
      .selectFrom("accounts")
      .select("user_id")
      .where("email", "=", squatted)
      .executeTakeFirstOrThrow();
    const from = asked.length;
    await accounts.invite(squatted, about);
    expect(asked.slice(from).map(({ to }) => to)).toContain(`DELETE /auth/v1/admin/users/${user_id}`);
    expect(asked[from]?.to, "before the link is made").not.toContain("generate_link");

    refusal = { status: 422, code: "email_exists" };
    await expect(accounts.invite(person.email, about)).rejects.toMatchObject({ code: "conflict" });
    refusal = { status: 404, code: "user_not_found" };
    await expect(accounts.sendPasswordReset(person.id)).rejects.toMatchObject({ code: "not_found" });
    refusal = { status: 500, code: "unexpected_failure" };
    await expect(accounts.disable(person.id)).rejects.toMatchObject({ code: "unavailable" });
    await new Promise((resolve) => administration.close(resolve));
    await close();
  });

  test("finds an account that is there", async () => {
    const person = await service.person();
    expect(await hosted.createUser({ email: person.email, password: "any" })).toBe(person.id);
  });
});
