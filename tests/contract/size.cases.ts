/** Whatever ends in a token, a header, an address or a mail is bounded, counted in bytes. */
import { decodeJwt } from "jose";
import { expect } from "vitest";
import { bearer, goodPassword, linkOf, newEmail, raw, type Subject, tokensOf } from "./subject.ts";
import type { Chapter } from "./suite.ts";

const kilobytes = (text: string) => Buffer.byteLength(text) / 1024;
const refused = (subject: Subject, data: object) =>
  subject
    .client()
    .auth.signUp({ email: newEmail(), password: goodPassword, options: { data } })
    .then(({ error }) => error?.code);

export const sizeCases: Chapter = ({ house }) => {
  house("user data is counted in bytes, at sign-up and later", async (_, subject) => {
    expect(await refused(subject, { note: "房".repeat(4000) })).toBe("validation_failed");
    expect(await refused(subject, { note: "房".repeat(690) })).toBe("validation_failed");
    expect(await refused(subject, { note: "房".repeat(600) })).toBeUndefined();
    const { client } = await subject.person();
    expect((await client.auth.updateUser({ data: { note: "房".repeat(690) } })).error?.code).toBe("validation_failed");
    expect((await client.auth.updateUser({ data: { one: "房".repeat(400) } })).error).toBeNull();
    const together = await client.auth.updateUser({ data: { two: "房".repeat(400) } });
    expect(together.error?.code).toBe("validation_failed");
    expect((await client.auth.updateUser({ data: { one: null, two: "房".repeat(400) } })).error).toBeNull();
  });

  house(
    "user data of lists in lists without end, or of numbers that are long to write, is refused in words",
    async (_, s) => {
      const deep = `${"[".repeat(15_000)}${"]".repeat(15_000)}`;
      const body = `{"email":"${newEmail()}","password":"${goodPassword}","data":{"a":${deep}}}`;
      const headers = { "content-type": "application/json" };
      const answer = await raw(s, "/auth/v1/signup", { method: "POST", body, headers });
      expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: "validation_failed" }]);
      expect(await refused(s, { many: Array(200).fill(1e300) })).toBe("validation_failed");
      expect(await refused(s, { small: [{ a: [1, 2.5] }] })).toBeUndefined();
      const { client } = await s.person();
      expect((await client.auth.updateUser({ data: { n: 1e300 } })).error?.code).toBe("validation_failed");
    },
  );

  house("a token carries a name and nothing else of the user's data, however old rows look", async (h, subject) => {
    const person = await subject.person();
    const data = { display_name: "林".repeat(4000), lang: "zh", note: "房".repeat(9000), deep: [{ a: [1, 2] }] };
    await h.db
      .updateTable("auth.users" as never)
      .set({
        raw_user_meta_data: JSON.stringify(data),
        raw_app_meta_data: JSON.stringify({ provider: "email", providers: Array(5000).fill("email"), more: "x" }),
      } as never)
      .where("id" as never, "=", person.id as never)
      .execute();
    const client = subject.client();
    expect((await client.auth.signInWithPassword(person)).error).toBeNull();
    const { access_token } = await tokensOf(client);
    expect(kilobytes(access_token)).toBeLessThan(2);
    expect(decodeJwt(access_token)).toMatchObject({
      user_metadata: { display_name: "林".repeat(80) },
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(Object.keys(decodeJwt(access_token).user_metadata as object)).toEqual(["display_name"]);
    expect((await raw(subject, "/auth/v1/user", { headers: await bearer(client) })).status).toBe(200);
    expect((await client.from("profiles").select("user_id").single()).data).toEqual({ user_id: person.id });
    const less = await client.auth.updateUser({ data: { note: null } });
    expect(less.error, "what is too much can be made less").toBeNull();
  });

  house("a wished target of any length makes no long link and no long header", async (h, subject) => {
    const email = newEmail();
    const emailRedirectTo = `${subject.url}/dashboard?from=${"x".repeat(6000)}`;
    await subject.client().auth.signUp({ email, password: goodPassword, options: { emailRedirectTo } });
    const { url, tokenHash } = linkOf(await h.mailTo(email));
    expect(kilobytes(url.href)).toBeLessThan(2);
    const target = encodeURIComponent(emailRedirectTo);
    const route = `/auth/v1/verify?token=${tokenHash}&type=recovery&redirect_to=${target}`;
    expect(kilobytes((await raw(subject, route)).headers.get("location") ?? "")).toBeLessThan(2);
  });

  house("a wished file name of any length makes no long header", async (h, subject) => {
    const person = await subject.person();
    const name = `${person.id}/a.webp`;
    await h.backend.files.put("avatars", name, Buffer.from("x"), { type: "image/webp", owner: person.id });
    const url = `/storage/v1/object/public/avatars/${name}?download=${encodeURIComponent("房".repeat(1500))}`;
    const answer = await raw(subject, url);
    const header = answer.headers.get("content-disposition") ?? "";
    expect(header).toContain(encodeURIComponent("房"));
    expect(kilobytes(header)).toBeLessThan(2);
  });
};
