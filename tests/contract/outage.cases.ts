/** The database ends a connection in the middle of a transaction: whoever asked is told to ask again, in each route's shape. */
import { sql } from "kysely";
import { expect } from "vitest";
import { cutAfter } from "#tests/support/cut";
import { goodPassword, type HouseSubject, newEmail } from "./subject.ts";
import type { Chapter } from "./suite.ts";

/** What cuts a piece of work: the statement after which it is cut, and the table it is made to wait for. */
interface Place {
  after: RegExp;
  table: string;
}
type Cut = <T>(h: HouseSubject, place: Place, work: () => PromiseLike<T>) => Promise<T>;

/** Does `work`, whose transaction loses its connection between two statements. */
const between: Cut = async ({ pool }, { after }, work) => {
  const cut = cutAfter(pool, after);
  const answer = await work();
  await cut;
  return answer;
};

/** Does `work`, whose transaction loses its connection while a statement of it waits for `table`. */
const within: Cut = async <T>({ db }: HouseSubject, { table }: Place, work: () => PromiseLike<T>) => {
  let answer: PromiseLike<T> | undefined;
  await db.transaction().execute(async (holder) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(holder);
    answer = Promise.resolve(work());
    for (let ended = 0; ended === 0; ) {
      const { rows } = await sql`select pg_terminate_backend(l.pid) from pg_locks l
        where not l.granted and l.relation = ${table}::regclass`.execute(holder);
      ended = rows.length;
    }
  });
  if (!answer) throw new Error("there was no work");
  return await answer;
};

/** Where each route of the protocol has a transaction under way. */
const signingUp = { after: /insert into "auth"."users"/, table: "auth.identities" };
const refreshing = { after: /insert into "auth"."refresh_tokens"/, table: "auth.refresh_tokens" };
const changing = { after: /set_config\('role'/, table: "public.profiles" };
const removing = { after: /set_config\('role'/, table: "storage.objects" };

const ways: readonly [string, Cut][] = [
  ["between two statements", between],
  ["in the middle of one", within],
];

export const outageCases: Chapter = ({ house }) => {
  for (const [how, cut] of ways) {
    house(`a sign-up cut ${how} is a service not ready, and works when asked again`, async (h, subject) => {
      const { auth } = subject.client();
      const wish = { email: newEmail(), password: goodPassword };
      const { error } = await cut(h, signingUp, () => auth.signUp(wish));
      expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
      expect((await auth.signUp(wish)).error).toBeNull();
    });

    house(`a refresh cut ${how} keeps its session`, async (h, subject) => {
      const { client } = await subject.person();
      const { data, error } = await cut(h, refreshing, () => client.auth.refreshSession());
      expect([error, data.session?.token_type]).toEqual([null, "bearer"]);
    });

    house(`a change of the profile cut ${how} is told as PostgREST tells it`, async (h, subject) => {
      const me = await subject.person();
      const change = () => me.client.from("profiles").update({ display_name: "Ming" }).eq("user_id", me.id);
      const answer = await cut(h, changing, change);
      expect([answer.status, answer.error?.code]).toEqual([503, "PGRST001"]);
      expect((await change()).error).toBeNull();
    });

    house(`the removal of a file cut ${how} is told as the file service tells it`, async (h, subject) => {
      const me = await subject.person();
      const name = `${me.id}/a.webp`;
      await h.backend.files.put("avatars", name, new Uint8Array(20), { type: "image/webp", owner: me.id });
      const remove = () => me.client.storage.from("avatars").remove([name]);
      const { error } = await cut(h, removing, remove);
      expect(error).toMatchObject({ status: 503, message: expect.stringContaining("not ready") });
      expect((await remove()).data).toHaveLength(1);
    });
  }
};
