/** File routes: reading, signing, listing and removing one's own; uploading goes another way. */
import { expect } from "vitest";
import { bearer, newEmail, raw } from "./subject.ts";
import type { Chapter } from "./suite.ts";

const webp = new Uint8Array(900).map((_, at) => at % 251);

export const fileCases: Chapter = ({ protocol, house }) => {
  protocol("a browser cannot upload", async (subject) => {
    const me = await subject.person();
    const file = new File([webp], "me.webp", { type: "image/webp" });
    const { error } = await me.client.storage.from("avatars").upload(`${me.id}/me.webp`, file);
    expect(error?.message).toMatch(/row-level security/);
  });

  house("a public picture is read by anybody, with the headers that keep it harmless", async (h, subject) => {
    const me = await subject.person();
    await h.backend.files.put("avatars", `${me.id}/a.webp`, webp, { type: "image/webp", owner: me.id });
    const { publicUrl } = subject.client().storage.from("avatars").getPublicUrl(`${me.id}/a.webp`).data;
    expect(publicUrl).toBe(h.backend.files.publicUrl("avatars", `${me.id}/a.webp`));
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(webp);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": "900",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(answer.headers.get("content-disposition")).toBeNull();
    const etag = answer.headers.get("etag") ?? "";
    expect((await fetch(publicUrl, { headers: { "if-none-match": etag } })).status).toBe(304);
    const part = await fetch(publicUrl, { headers: { range: "bytes=10-19" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 10-19/900"]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(webp.slice(10, 20));
    const tail = await fetch(publicUrl, { headers: { range: "bytes=-5" } });
    expect(new Uint8Array(await tail.arrayBuffer())).toEqual(webp.slice(-5));
    const outside = await fetch(publicUrl, { headers: { range: "bytes=900-" } });
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, "bytes */900"]);
    const changed = await fetch(publicUrl, { headers: { range: "bytes=0-1", "if-range": '"other"' } });
    expect(changed.status).toBe(200);
    const head = await fetch(publicUrl, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "900"]);
    const saved = await fetch(`${publicUrl}?download=${encodeURIComponent('我"的.webp')}`);
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment; filename="__*\.webp"; filename\*=UTF-8''/);
  });

  house("a private file is its owner's, or whoever holds a signed address", async (h, subject) => {
    const [me, other] = [await subject.person(), await subject.person()];
    const name = `${me.id}/photos/p1.webp`;
    await h.backend.files.put("media", name, webp, { type: "image/webp", owner: me.id });
    const media = (client: typeof me.client) => client.storage.from("media");
    expect((await media(me.client).download(name)).data?.size).toBe(900);
    for (const client of [other.client, subject.client()]) {
      expect((await media(client).download(name)).data).toBeNull();
      expect((await media(client).createSignedUrl(name, 60)).error?.message).toBe("Object not found");
    }
    expect((await fetch(media(me.client).getPublicUrl(name).data.publicUrl)).status).toBe(404);
    const signed = (await media(me.client).createSignedUrl(name, 60)).data?.signedUrl ?? "";
    expect(signed.startsWith(`${subject.url}/storage/v1/object/sign/`)).toBe(true);
    const many = await media(me.client).createSignedUrls([name, `${other.id}/x.webp`], 60);
    expect(many.data?.map((one) => one.error === null)).toEqual([true, false]);
    const ours = await h.backend.files.signedUrl("media", name, 60, { download: "房源.webp" });
    for (const url of [signed, many.data?.[0]?.signedUrl ?? "", ours]) {
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toMatch(/^private/);
    }
    expect((await fetch(ours)).headers.get("content-disposition")).toContain("attachment");
    expect((await fetch(signed.replace("p1.webp", "p2.webp"))).status).toBe(400);
    h.advance(61_000);
    expect((await fetch(signed)).status).toBe(400);
  });

  house("a file is opened without its bytes, and read as a stream, whole or in part", async (h, subject) => {
    const me = await subject.person();
    const name = `${me.id}/films/f1.mp4`;
    await h.backend.files.put("media", name, webp, { type: "video/mp4", owner: me.id });
    const file = await h.backend.files.open("media", name);
    expect(file).toMatchObject({ size: 900, type: "video/mp4" });
    const read = async (range?: { start: number; end: number }) => {
      const stream = await file?.read(range);
      return stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : null;
    };
    expect(await read()).toEqual(webp);
    expect(await read({ start: 10, end: 19 })).toEqual(webp.slice(10, 20));
    expect(await read({ start: 899, end: 899 })).toEqual(webp.slice(899));
    expect(await h.backend.files.open("media", `${me.id}/films/none.mp4`)).toBeNull();
    await h.backend.files.remove("media", [name]);
    expect(await read(), "removed meanwhile").toBeNull();
  });

  house("a file that is there exists, and its facts are read without its bytes", async (h, subject) => {
    const [me, other] = [await subject.person(), await subject.person()];
    const name = `${me.id}/photos/p1.webp`;
    for (const bucket of ["avatars", "media"])
      await h.backend.files.put(bucket, name, webp, { type: "image/webp", owner: me.id });
    const visitor = subject.client();
    const there = async (client: typeof visitor, bucket: string, at = name) =>
      (await client.storage.from(bucket).exists(at)).data;
    expect(await there(me.client, "media")).toBe(true);
    expect(await there(me.client, "media", `${me.id}/photos/p2.webp`)).toBe(false);
    expect(await there(other.client, "media")).toBe(false);
    // of a public bucket everybody may know
    for (const client of [me.client, other.client, visitor]) {
      expect(await there(client, "avatars")).toBe(true);
      expect(await there(client, "avatars", `${me.id}/none.webp`)).toBe(false);
    }
    const { data } = await me.client.storage.from("media").info(name);
    expect(data).toMatchObject({
      name,
      bucketId: "media",
      size: 900,
      contentType: "image/webp",
      cacheControl: "max-age=3600",
      metadata: null,
    });
    expect(data?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data?.etag).toBe((await fetch(await h.backend.files.signedUrl("media", name, 60))).headers.get("etag"));
    for (const moment of [data?.createdAt, data?.lastModified]) expect(Date.parse(moment ?? "")).toBeGreaterThan(0);
    for (const way of ["public/avatars", "avatars"]) {
      const answer = await raw(subject, `/storage/v1/object/info/${way}/${name}`);
      expect([answer.status, (await answer.json()) as object], way).toMatchObject([
        200,
        { bucket_id: "avatars", name },
      ]);
    }
  });

  house("what cannot be answered is an error of its own, never a file that is not there", async (h, subject) => {
    const me = await subject.person();
    const name = `${me.id}/p1.webp`;
    await h.backend.files.put("media", name, webp, { type: "image/webp", owner: me.id });
    const asked = (client: typeof me.client, bucket: string) => client.storage.from(bucket).exists(name);
    await expect(asked(me.client, "nothing")).rejects.toMatchObject({ code: "NoSuchBucket", status: 404 });
    // as Supabase answers its publishable key: the bucket is known, and none of its files is a visitor's to see
    expect(await asked(subject.client(), "media")).toMatchObject({ data: false, error: { code: "NoSuchKey" } });
    const bare = await fetch(`${subject.url}/storage/v1/object/info/media/${name}`);
    expect([bare.status, await bare.json()]).toMatchObject([404, { code: "NoSuchBucket" }]);
    const gone = await subject.person();
    const { authorization } = await bearer(gone.client);
    await gone.client.auth.signOut();
    const late = await raw(subject, `/storage/v1/object/info/media/${name}`, { headers: { authorization } });
    expect([late.status, await late.json()]).toMatchObject([403, { code: "InvalidJWT" }]);
    expect((await raw(subject, `/storage/v1/object/info/public/media/${name}`)).status).toBe(404);
  });

  house("HEAD tells what GET would, without the bytes", async (h, subject) => {
    const me = await subject.person();
    const name = `${me.id}/p1.webp`;
    for (const bucket of ["avatars", "media"])
      await h.backend.files.put(bucket, name, webp, { type: "image/webp", owner: me.id });
    const headers = await bearer(me.client);
    const head = async (way: string, more: Record<string, string> = headers) => {
      const answer = await raw(subject, `/storage/v1/object/${way}/${name}`, { method: "HEAD", headers: more });
      return [answer.status, answer.headers.get("content-length"), await answer.text()];
    };
    for (const way of ["media", "authenticated/media", "avatars", "public/avatars"])
      expect(await head(way), way).toEqual([200, "900", ""]);
    expect(await head("avatars", {})).toEqual([200, "900", ""]);
    for (const way of ["media", "authenticated/media", "public/media"])
      expect((await head(way, {})).at(0), way).toBe(404);
  });

  house("what is not a picture, film or PDF is saved, never shown", async (h, subject) => {
    const me = await subject.person();
    await h.backend.files.put("media", `${me.id}/pack.zip`, webp, { type: "application/zip", owner: me.id });
    const answer = await fetch(await h.backend.files.signedUrl("media", `${me.id}/pack.zip`, 60));
    expect(answer.headers.get("content-disposition")).toContain('filename="pack.zip"');
    await expect(
      h.backend.files.put("media", `${me.id}/x.html`, webp, { type: "text/html", owner: me.id }),
    ).rejects.toMatchObject({ code: "unsupported_content" });
  });

  house("the size is counted on the stream and names cannot climb", async (h, subject) => {
    const me = await subject.person();
    const about = { type: "image/webp", owner: me.id };
    async function* endless() {
      for (;;) yield new Uint8Array(500_000);
    }
    await expect(h.backend.files.put("avatars", `${me.id}/big.webp`, endless(), about)).rejects.toMatchObject({
      code: "too_large",
    });
    expect(await h.backend.files.get("avatars", `${me.id}/big.webp`)).toBeNull();
    for (const name of ["../x.webp", `${me.id}/../x.webp`, "/x", "a//b", ".hidden", "名.webp", ""]) {
      await expect(h.backend.files.put("avatars", name, webp, about), name).rejects.toMatchObject({
        code: "invalid_input",
      });
    }
  });

  house("a name can be written again, and a folder lists what is in it", async (h, subject) => {
    const [me, other] = [await subject.person(), await subject.person()];
    const about = { type: "image/webp", owner: me.id };
    for (const name of ["b.webp", "a.webp", "trip/c.webp"])
      await h.backend.files.put("avatars", `${me.id}/${name}`, webp, about);
    await h.backend.files.put("avatars", `${me.id}/a.webp`, webp.slice(0, 10), about);
    expect((await h.backend.files.get("avatars", `${me.id}/a.webp`))?.bytes.byteLength).toBe(10);
    const mine = (await me.client.storage.from("avatars").list(me.id)).data;
    expect(mine?.map((entry) => [entry.name, entry.id !== null, entry.metadata?.size])).toEqual([
      ["trip", false, undefined],
      ["a.webp", true, 10],
      ["b.webp", true, 900],
    ]);
    expect((await other.client.storage.from("avatars").list(me.id)).data).toEqual([]);
    expect((await me.client.storage.from("nothing").list(me.id)).error?.message).toBe("Bucket not found");
  });

  house("a person removes own pictures and nobody else's", async (h, subject) => {
    const [me, other] = [await subject.person(), await subject.person()];
    const name = `${me.id}/a.webp`;
    await h.backend.files.put("avatars", name, webp, { type: "image/webp", owner: me.id });
    await h.backend.files.put("media", name, webp, { type: "image/webp", owner: me.id });
    expect((await other.client.storage.from("avatars").remove([name])).data).toEqual([]);
    expect((await me.client.storage.from("media").remove([name])).data).toEqual([]);
    expect((await me.client.storage.from("avatars").remove([name])).data?.map((o) => o.name)).toEqual([name]);
    expect(await h.backend.files.get("avatars", name)).toBeNull();
    expect(await h.backend.files.get("media", name)).not.toBeNull();
    await h.backend.files.remove("media", [name]);
    expect(await h.backend.files.get("media", name)).toBeNull();
  });

  house("what is asked about files is short, and a thousand names are not too many", async (_, subject) => {
    const { client, id } = await subject.person();
    const names = Array.from({ length: 1000 }, () => `${id}/photos/${crypto.randomUUID()}.jpeg`);
    expect(await client.storage.from("avatars").remove(names)).toMatchObject({ data: [], error: null });
    expect((await client.storage.from("avatars").createSignedUrls(names.slice(500), 60)).data).toHaveLength(500);
    const prefix = "\u0001".repeat(400);
    expect((await client.storage.from("avatars").list(prefix)).error).toBeNull();
    const asked = async (method: string, way: string, body: string) => {
      const headers = { "content-type": "application/json", ...(await bearer(client)) };
      return (await raw(subject, `/storage/v1/object/${way}`, { method, headers, body })).status;
    };
    for (const [method, way, most] of [
      ["POST", "list/avatars", 8],
      ["POST", "sign/avatars", 128],
      ["DELETE", "avatars", 128],
    ] as const) {
      expect(await asked(method, way, " ".repeat(most * 1024 + 1)), way).toBe(413);
      expect(await asked(method, way, "[".repeat(most * 1000)), way).toBe(400);
      expect(await asked(method, way, `{"prefixes":[${'"",'.repeat(2000)}""]}`), way).toBe(400);
    }
  });

  house("a NUL in a name is bad input, wherever it stands", async (_, subject) => {
    const me = await subject.person();
    const json = { "content-type": "application/json" };
    const nul = `${me.id}/\0.webp`;
    const asked: [string, RequestInit][] = [
      ["/storage/v1/object/avatars/a%00b.webp", {}],
      ["/storage/v1/object/public/avatars/a%00b.webp", {}],
      ["/storage/v1/object/public/ava%00tars/a.webp", {}],
      ["/storage/v1/object/list/avatars", { method: "POST", headers: json, body: JSON.stringify({ prefix: nul }) }],
      [
        "/storage/v1/object/sign/avatars",
        { method: "POST", headers: json, body: JSON.stringify({ expiresIn: 60, paths: [nul] }) },
      ],
      ["/storage/v1/object/avatars", { method: "DELETE", headers: json, body: JSON.stringify({ prefixes: [nul] }) }],
    ];
    for (const [route, init] of asked) expect((await raw(subject, route, init)).status, route).toBe(400);
  });

  protocol("refusals have the shape of the file service", async (subject) => {
    const answer = await raw(subject, `/storage/v1/object/public/avatars/${newEmail().slice(0, 7)}/none.webp`);
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(["code", "error", "message", "statusCode"]);
    const me = await subject.person();
    const { error } = await me.client.storage.from("avatars").download(`${me.id}/none.webp`);
    expect(error).not.toBeNull();
  });
};
