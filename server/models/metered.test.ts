import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Model } from "#adapters/models/model";
import { AppError } from "#contract/errors";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { metered } from "./metered.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.pool.query("drop trigger if exists broken on model_calls; truncate model_calls");
});

const draft = "Two rooms by the river.";
const limits = {
  perMinute: null,
  tokensPerDay: null,
  moneyPerDay: null,
  priceIn: 2,
  priceOut: 3,
  currency: "CNY",
  model: "small",
};
const request = { instructions: "Write.", prompt: "A flat." };

/** The model behind its meter, and what was logged. */
function open(write: Model["write"]) {
  const logged: unknown[] = [];
  const log = { error: (...said: unknown[]) => void logged.push(said) };
  const journal = { write: async () => {} };
  const meter = { journal, db: database.db, now: () => new Date("2026-03-01T08:00:00Z"), userId: null, log };
  return { model: metered({ id: "one", write }, limits, meter), logged };
}

const breakTheBooks = () =>
  database.pool.query(`create or replace function pg_temp.fails() returns trigger language plpgsql as
    $$ begin raise exception 'the books are closed'; end $$;
    create trigger broken before insert on model_calls for each row execute function pg_temp.fails()`);

const outcomes = async () => {
  const rows = await database.db.selectFrom("model_calls").select(["outcome", "calls", "cost_millionths"]).execute();
  return rows.map(({ outcome, calls, cost_millionths }) => [outcome, calls, Number(cost_millionths)]);
};

test("a good draft and a failure are each counted once, with what they cost", async () => {
  const good = open(async (_, options) => {
    options?.onUsage?.({ tokensIn: 100, tokensOut: 10 });
    return draft;
  });
  expect(await good.model.write(request)).toEqual(draft);
  const bad = open(() => Promise.reject(new AppError("model_malformed")));
  await expect(bad.model.write(request)).rejects.toMatchObject({ code: "model_malformed" });
  expect((await outcomes()).sort()).toEqual([
    ["malformed", 1, 0],
    ["written", 1, 230],
  ]);
});

test("a good draft is answered although its call could not be written down", async () => {
  await breakTheBooks();
  const { model, logged } = open(async () => draft);
  expect(await model.write(request)).toEqual(draft);
  expect(logged).toHaveLength(1);
  expect(await outcomes()).toEqual([]);
});

test("a failure that could not be written down is still the model's own", async () => {
  await breakTheBooks();
  const { model } = open(() => Promise.reject(new AppError("model_refused")));
  await expect(model.write(request)).rejects.toMatchObject({ code: "model_refused" });
});
