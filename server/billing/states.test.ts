import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { orderTransitions, paymentTransitions, refundTransitions } from "#tests/support/money/state-transitions";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const pairsOf = (subject: string, transitions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(transitions).flatMap(([from, all]) => all.map((to) => `${subject}: ${from} -> ${to}`));

test("the code and the database allow the same states to follow one another", async () => {
  const { rows } = await sql<{ pair: string }>`
    select subject || ': ' || from_state || ' -> ' || to_state as pair from billing_transitions`.execute(database.db);
  const written = [
    ...pairsOf("orders", orderTransitions),
    ...pairsOf("payments", paymentTransitions),
    ...pairsOf("refunds", refundTransitions),
  ];
  expect(rows.map((row) => row.pair).sort()).toEqual(written.sort());
});
