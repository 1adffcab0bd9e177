/** One account that has signed in in many browsers, and signs in in all of them at once: no crowd to anybody else. */
import { hash } from "@node-rs/bcrypt";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { newDevice, openHouse, type Person, type Subject } from "./subject.ts";

const BROWSERS = 20;
const MAILS = 5;

let subject: Subject;
beforeAll(async () => {
  subject = await openHouse(await freshDatabase(), "embedded", { mailOwnDay: { points: MAILS, duration: 86_400 } });
});
afterAll(() => subject.close());

const enter = async ({ email, password }: Person, captchaToken: string) => {
  const { error } = await subject.client().auth.signInWithPassword({ email, password, options: { captchaToken } });
  expect(error).toBeNull();
};

test("who signs in in a known browser waits for one of another account's, however many it is known in", async () => {
  const { house } = subject;
  if (!house) throw new Error("the house's own sign-in is tested");
  const [many, other] = [await subject.person(), await subject.person()];
  const [browsers, own] = [Array.from({ length: BROWSERS }, newDevice), newDevice()];
  for (const browser of browsers) await enter(many, browser);
  await enter(other, own);
  // slow enough that all of them are under way when the other one comes
  const slow = await hash(many.password, 11);
  await sql`update auth.users set encrypted_password = ${slow} where id = ${many.id}`.execute(house.db);

  let entered = 0;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const crowd = browsers.map(async (browser) => {
    await enter(many, browser);
    entered += 1;
    begin();
  });
  await begun;
  const before = entered;
  await enter(other, own);
  expect(entered - before).toBeLessThan(BROWSERS / 2);
  await Promise.all(crowd);
});

test("however many browsers it is known in, it has only so many mails sent, and is then asked to wait like anybody", async () => {
  const { house } = subject;
  if (!house) throw new Error("the house's own sign-in is tested");
  const many = await subject.person();
  const sent = () => house.mails.filter(({ to }) => to === many.email).length;
  for (const browser of Array.from({ length: BROWSERS }, newDevice)) {
    await enter(many, browser);
    const { error } = await subject.client().auth.resetPasswordForEmail(many.email, { captchaToken: browser });
    expect(error).toBeNull();
  }
  await expect.poll(sent).toBe(MAILS + 1);
});
