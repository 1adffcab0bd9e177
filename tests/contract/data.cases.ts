/** Data routes: the request forms of the product, decided by row-level security. */
import net from "node:net";
import { expect } from "vitest";
import { bearer, raw } from "./subject.ts";
import type { Chapter } from "./suite.ts";

export const dataCases: Chapter = ({ protocol, house }) => {
  protocol("a person reads the own profile and role, and nobody else's", async (subject) => {
    const [me, other] = [await subject.person(), await subject.person()];
    expect((await me.client.from("profiles").select("*").eq("user_id", me.id).maybeSingle()).data).toMatchObject({
      user_id: me.id,
    });
    expect((await me.client.from("user_roles").select("role").eq("user_id", me.id).single()).data).toEqual({
      role: "agent",
    });
    expect((await me.client.from("profiles").select("user_id")).data).toEqual([{ user_id: me.id }]);
    expect((await me.client.from("profiles").select("*").eq("user_id", other.id).maybeSingle()).data).toBeNull();
    const none = await me.client.from("profiles").select("*").eq("user_id", other.id).single();
    expect(none.error).toMatchObject({ code: "PGRST116", details: "The result contains 0 rows" });
    expect(none.status).toBe(406);
  });

  protocol("a person changes name, phone and picture of the own profile", async (subject) => {
    const me = await subject.person();
    const changed = await me.client
      .from("profiles")
      .update({
        display_name: "阿明 Ming",
        phone: "+86 138-0013-8000",
        avatar_url: `/storage/v1/object/public/avatars/${me.id}/a1.webp`,
      })
      .eq("user_id", me.id)
      .select()
      .single();
    expect(changed.error).toBeNull();
    expect(changed.data).toMatchObject({ display_name: "阿明 Ming", phone: "+8613800138000" });
    expect(changed.data.updated_at).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/);
    const quiet = await me.client.from("profiles").update({ display_name: "  " }).eq("user_id", me.id);
    expect(quiet).toMatchObject({ status: 204, data: null, error: null });
    expect((await me.client.from("profiles").select("display_name").single()).data).toEqual({ display_name: null });
  });

  protocol("the database refuses what does not belong in a profile", async (subject) => {
    const me = await subject.person();
    for (const patch of [
      { display_name: "x".repeat(81) },
      { display_name: "a\u0007b" },
      { display_name: "a\u202eb" },
      { phone: "12" },
      { avatar_url: "https://evil.example/x.png" },
      { avatar_url: `/storage/v1/object/public/avatars/${crypto.randomUUID()}/a.png` },
    ]) {
      const { error, status } = await me.client.from("profiles").update(patch).eq("user_id", me.id);
      expect([error?.code, status], JSON.stringify(patch)).toEqual(["23514", 400]);
    }
  });

  house("another phone number is an unverified one", async (h, subject) => {
    const me = await subject.person();
    const verified = async () =>
      (await me.client.from("profiles").select("phone_verified_at").single()).data?.phone_verified_at;
    await me.client.from("profiles").update({ phone: "+8613800138000" }).eq("user_id", me.id);
    await h.db
      .updateTable("profiles")
      .set({ phone_verified_at: new Date() } as never)
      .where("user_id", "=", me.id)
      .execute();
    await me.client.from("profiles").update({ phone: "+86 138 0013 8000" }).eq("user_id", me.id);
    expect(await verified()).toBeTruthy();
    await me.client.from("profiles").update({ phone: "+8613800138001" }).eq("user_id", me.id);
    expect(await verified()).toBeNull();
  });

  protocol("a role is never written, and nothing of somebody else's", async (subject) => {
    const [me, other] = [await subject.person(), await subject.person()];
    const { client } = me;
    const denied = [
      await client.from("user_roles").insert({ user_id: me.id, role: "admin" }),
      await client.from("user_roles").update({ role: "admin" }).eq("user_id", me.id),
      await client.from("user_roles").delete().eq("user_id", me.id),
      await client.from("profiles").update({ user_id: other.id }).eq("user_id", me.id),
      await client.from("profiles").update({ created_at: "2020-01-01" }).eq("user_id", me.id),
      await client.from("profiles").insert({ user_id: me.id }),
      await client.from("profiles").delete().eq("user_id", me.id),
    ];
    expect(denied.map((d) => [d.error?.code, d.status])).toEqual(denied.map(() => ["42501", 403]));
    expect((await client.from("profiles").update({ display_name: "x" }).eq("user_id", other.id).select()).data).toEqual(
      [],
    );
    expect((await other.client.from("profiles").select("display_name").single()).data).toEqual({ display_name: null });
  });

  protocol("nobody signed in reads nothing", async (subject) => {
    for (const table of ["profiles", "user_roles"]) {
      const { error, status } = await subject.client().from(table).select("*");
      expect([error?.code, status]).toEqual(["42501", 401]);
    }
  });

  house("unknown tables, columns, operators and parameters are refused, never ignored", async (_, subject) => {
    const { client, id } = await subject.person();
    const headers = await bearer(client);
    const code = async (query: string, more: Record<string, string> = {}) =>
      (
        (await (await raw(subject, `/rest/v1/${query}`, { headers: { ...headers, ...more } })).json()) as {
          code?: string;
        }
      ).code;
    expect(await code("job")).toBe("PGRST205");
    expect(await code("properties")).toBe("PGRST205");
    expect(await code("profiles?select=secret")).toBe("42703");
    expect(await code("profiles?secret=eq.1")).toBe("42703");
    for (const query of [
      "select=user_id,user_roles(role)",
      "select=a:user_id",
      "select=user_id::text",
      "user_id=in.(1)",
      "display_name=eq.x",
      "order=user_id",
      "limit=1",
      "offset=1",
      "or=(a.eq.1)",
      "user_id=eq.1&user_id=eq.2",
    ]) {
      expect(await code(`profiles?${query}`), query).toMatch(/^(PGRST100|22P02)$/);
    }
    expect(await code("profiles?user_id=eq.1")).toBe("22P02");
    expect(await code("profiles", { "accept-profile": "auth" })).toBe("PGRST106");
    expect(await code("profiles", { accept: "text/csv" })).toBe("PGRST107");
    for (const prefer of ["tx=rollback", "count=roughly", "resolution=merge-duplicates", "max-affected=1"])
      expect(await code("profiles", { prefer }), prefer).toBe("PGRST122");
    expect((await client.from("profiles").update({ nothing: 1 }).eq("user_id", id)).error?.code).toBe("PGRST204");
    expect((await client.from("profiles").update({ display_name: "x" }).neq("user_id", id)).error?.code).toBe(
      "PGRST100",
    );
    const all = await raw(subject, "/rest/v1/profiles", { method: "PATCH", headers, body: '{"display_name":"x"}' });
    expect(((await all.json()) as { code: string }).code).toBe("21000");
  });

  protocol("rows are counted when that is asked, with and without the rows themselves", async (subject) => {
    const [me, other] = [await subject.person(), await subject.person()];
    const profiles = () => me.client.from("profiles");
    for (const count of ["exact", "planned", "estimated"] as const) {
      const head = await profiles().select("*", { count, head: true });
      expect([head.error, head.status, head.data], count).toEqual([null, 200, null]);
      expect(head.count, count).toEqual(count === "exact" ? 1 : expect.any(Number));
    }
    expect(await profiles().select("user_id", { count: "exact" })).toMatchObject({
      count: 1,
      data: [{ user_id: me.id }],
    });
    const none = await profiles().select("*", { count: "exact", head: true }).eq("user_id", other.id);
    expect([none.error, none.count]).toEqual([null, 0]);
    const one = await profiles().select("user_id", { count: "exact" }).single();
    expect([one.count, one.data]).toEqual([1, { user_id: me.id }]);
    // without being asked nobody is told a number
    expect((await profiles().select("*", { head: true })).count).toBeNull();
    const changed = await profiles().update({ display_name: "Ming" }, { count: "exact" }).eq("user_id", me.id);
    expect([changed.error, changed.count]).toEqual([null, 1]);
    const shown = await profiles().update({ display_name: "M" }, { count: "exact" }).eq("user_id", other.id).select();
    expect([shown.count, shown.data]).toEqual([0, []]);
  });

  house("a refused count says in its head why, as it has no body", async (_, subject) => {
    const visitor = await subject.client().from("profiles").select("*", { count: "exact", head: true });
    expect([visitor.status, visitor.count]).toEqual([401, null]);
    expect(visitor.error).not.toBeNull();
    const refused = await raw(subject, "/rest/v1/profiles?select=secret", { method: "HEAD" });
    expect([refused.status, refused.headers.get("proxy-status"), await refused.text()]).toEqual([
      400,
      "PostgREST; error=42703",
      "",
    ]);
  });

  house("a filter cannot carry SQL", async (_, subject) => {
    const me = await subject.person();
    const evil = `${me.id}' or '1'='1`;
    expect((await me.client.from("profiles").select("*").eq("user_id", evil)).error?.code).toBe("22P02");
    const named = await me.client
      .from("profiles")
      .update({ display_name: "x'); drop table public.profiles; --" })
      .eq("user_id", me.id)
      .select()
      .single();
    expect(named.data.display_name).toBe("x'); drop table public.profiles; --");
  });

  house("pipelined requests cannot leave their transaction", async (h) => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = net.connect(h.port, "127.0.0.1", () =>
        socket.write(
          ["user_roles", "profiles", "user_roles", "profiles"]
            .map(
              (table, at) =>
                `GET /rest/v1/${table} HTTP/1.1\r\nHost: x\r\napikey: ${h.backend.publishableKey}\r\n${at === 3 ? "Connection: close\r\n" : ""}\r\n`,
            )
            .join(""),
        ),
      );
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("end", () => resolve(text));
      socket.on("error", reject);
    });
    expect(answer.match(/HTTP\/1\.1 401/g)).toHaveLength(4);
    expect(answer).not.toMatch(/transaction is aborted/);
  });

  protocol("fifty reads at the same moment never see another's row", async (subject) => {
    const [a, b] = [await subject.person(), await subject.person()];
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const me = n % 2 ? a : b;
        expect((await me.client.from("profiles").select("user_id")).data).toEqual([{ user_id: me.id }]);
      }),
    );
  });
};
