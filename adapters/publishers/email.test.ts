import { expect, test } from "vitest";
import { houseNote } from "#contract/publishing/house-notes";
import { letterOf } from "#engine/copy/email/html";
import { publisherBehaviour } from "#tests/support/publishers/behaviour";
import { testClock } from "#tests/support/publishers/server";
import { mailAgent, smtpServer } from "#tests/support/publishers/smtp-server";
import { connected, ioOf, post } from "#tests/support/publishers/stage";
import { email } from "./email.ts";
import { peopleDone, peopleIn, peopleSettled } from "./shared/reached.ts";

const open = async () => ({ publisher: email, local: await smtpServer(testClock()), values: mailAgent });

publisherBehaviour("mail to a list", open, {
  account: { id: "lin@lin.example", name: "lin@lin.example" },
  pictures: 2,
  alts: true,
  duplicate: "allowed",
  lost: "unknowable",
  unsent: "unknowable",
});

test("a letter is sent as its piece has it, with its pictures inside, and a link it lacks below it", async () => {
  const local = await smtpServer(testClock());
  const subject = { publisher: email, local, values: mailAgent };
  const connection = await connected(subject);
  const picture = (last: number, caption: string) => ({
    ...{ bytes: new Uint8Array([255, 216, 255, last]), type: "image/jpeg" as const, caption },
  });
  const html = letterOf({ language: "en", subject: "s", preheader: "p", card: ["Lin Rong"] }, ["Three bedrooms."]);
  const pictures = { photo: picture(1, "Kitchen"), portrait: picture(2, "Lin Rong"), wechat: null };
  expect(await email.publish(connection, post({ letter: { html, pictures } }), "key-1", ioOf(subject))).toMatchObject({
    state: "live",
  });
  const [mail] = local.arrived;
  expect(mail).toMatchObject({ pictures: 2, alts: ["Kitchen", "Lin Rong"] });
  expect(mail?.html).toMatch(/Three bedrooms\.[\s\S]*alt="Lin Rong"[\s\S]*Lin Rong/);
  expect(mail?.html).toContain("https://listcast.example/p/abc123");
  await local.server.close();
});

test.each([
  [{ from: "Lin at home" }, houseNote("sender_malformed")],
  [{ recipients: "a@example.com, nobody" }, houseNote("recipients_malformed", { wrong: 1 })],
  [{ recipients: " , " }, houseNote("list_size", { most: 500 })],
])("an account with %o is not connected, and what is wrong is said by us", async (wrong, detail) => {
  const local = await smtpServer(testClock());
  const subject = { publisher: email, local, values: mailAgent };
  if (email.connect.by !== "form") throw new Error("a mailbox is connected by a form");
  const answer = await email.connect.check({ ...mailAgent, ...wrong }, ioOf(subject));
  expect(answer).toMatchObject({ state: "failed", code: "text_rejected", detail });
  await local.server.close();
});

test("each person gets one mail alone, closed boxes are passed over, and a second try goes on where the first stopped", async () => {
  const local = await smtpServer(testClock());
  const recipients = "a@example.com; gone@example.com\nb@example.com, a@example.com";
  const subject = { publisher: email, local, values: { ...mailAgent, recipients } };
  const connection = await connected(subject);
  local.server.trouble({ when: ({ bytes }) => bytes.includes("b@example.com"), how: local.limit.said });
  const first = ioOf(subject);
  expect(await email.publish(connection, post(), "key-1", first)).toMatchObject({
    code: "rate_limited",
    retryAfterMs: 900_000,
  });
  expect(
    await email.publish(connection, post(), "key-1", ioOf(subject, first.checkpoints.at(-1) ?? null)),
  ).toMatchObject({ state: "live" });
  expect(local.arrived.map(({ to }) => to)).toEqual(["a@example.com", "b@example.com"]);
  expect(new Set(local.arrived.map(({ messageId }) => messageId)).size).toBe(2);
  expect(local.arrived[0]).toMatchObject({
    subject: "Harbour view flat",
    unsubscribe: "<mailto:lin@lin.example?subject=unsubscribe>",
  });
  await local.server.close();
});

test("a sending that ends in the middle notes how many have it, and trying anew goes on with the others", async () => {
  const local = await smtpServer(testClock());
  const recipients = "a@example.com, gone@example.com, b@example.com, c@example.com";
  const subject = { publisher: email, local, values: { ...mailAgent, recipients } };
  const connection = await connected(subject);
  local.server.trouble({
    when: ({ bytes }) => bytes.includes("c@example.com"),
    how: { status: 552, body: "5.3.4 message too big" },
  });
  const first = ioOf(subject);
  expect(await email.publish(connection, post(), "key-1", first)).toMatchObject({
    state: "failed",
    detail: "552 5.3.4 message too big",
  });
  expect(peopleIn(first.checkpoints.at(-1) ?? null)).toEqual({ have: 2, doubt: false, of: 4 });
  // by a person: whom the server did not want is tried again too
  const kept = peopleDone(first.checkpoints.at(-1) ?? null);
  const again = ioOf(subject, kept);
  expect(await email.publish(connection, post({ text: "Shorter." }), "key-1", again)).toMatchObject({ state: "live" });
  expect(local.arrived.map(({ to }) => to)).toEqual(["a@example.com", "b@example.com", "c@example.com"]);
  expect(peopleDone({ uploads: ["1"] })).toBeNull();
  await local.server.close();
});

test("whom a person decided about is written to with the new words, though another one's box is closed", async () => {
  const local = await smtpServer(testClock());
  const recipients = "a@example.com, gone@example.com, c@example.com";
  const subject = { publisher: email, local, values: { ...mailAgent, recipients } };
  const connection = await connected(subject);
  local.server.trouble({ when: ({ bytes }) => bytes.includes("a@example.com"), how: "after" });
  const first = ioOf(subject);
  expect(await email.publish(connection, post(), "key-1", first)).toMatchObject({ state: "unknown" });
  const second = ioOf(subject, first.checkpoints.at(-1) ?? null);
  expect(await email.publish(connection, post(), "key-1", second)).toMatchObject({ state: "unknown" });
  const decided = ioOf(subject, peopleSettled(second.checkpoints.at(-1) ?? null));
  expect(await email.publish(connection, post({ text: "Now for less." }), "key-1", decided)).toMatchObject({
    state: "live",
  });
  expect(local.arrived.map(({ to }) => to)).toEqual(["a@example.com", "c@example.com", "a@example.com"]);
  await local.server.close();
});

test("a list that is edited in the middle of a sending gives nobody a second mail and leaves nobody out", async () => {
  const local = await smtpServer(testClock());
  const listed = async (recipients: string) => {
    const subject = { publisher: email, local, values: { ...mailAgent, recipients } };
    return { subject, connection: await connected(subject) };
  };
  const before = await listed("a@example.com, b@example.com, c@example.com");
  local.server.trouble({ when: ({ bytes }) => bytes.includes("c@example.com"), how: local.limit.said });
  const first = ioOf(before.subject);
  expect(await email.publish(before.connection, post(), "key-1", first)).toMatchObject({ code: "rate_limited" });
  // the owner connects anew: a person in front, the first one gone, another order
  const after = await listed("new@example.com, c@example.com, B@example.com");
  const later = ioOf(after.subject, first.checkpoints.at(-1) ?? null);
  expect(await email.publish(after.connection, post(), "key-1", later)).toMatchObject({ state: "live" });
  expect(local.arrived.map(({ to }) => to)).toEqual([
    "a@example.com",
    "b@example.com",
    "new@example.com",
    "c@example.com",
  ]);
  expect(new Set(local.arrived.map(({ messageId }) => messageId)).size).toBe(4);
  expect(JSON.stringify(later.checkpoints), "who has it is noted, not by name").not.toContain("example.com");
  await local.server.close();
});

test("a list that a version before had begun goes on with those who have it not, also after a person tries it anew", async () => {
  const local = await smtpServer(testClock());
  const recipients = "a@example.com, b@example.com, c@example.com";
  const subject = { publisher: email, local, values: { ...mailAgent, recipients } };
  const connection = await connected(subject);
  const before = { next: "2", doubt: "no", since: "2026-11-20T08:00:00.000Z", refused: [] };
  const again = ioOf(subject, peopleDone(before));
  expect(await email.publish(connection, post(), "key-1", again)).toMatchObject({ state: "live" });
  expect(local.arrived.map(({ to }) => to)).toEqual(["c@example.com"]);
  expect(peopleIn(again.checkpoints.at(-1) ?? null)).toEqual({ have: 3, doubt: false, of: 3 });
  expect(peopleIn(before)).toEqual({ have: 2, doubt: false, of: null });
  await local.server.close();
});

test.each(["127.0.0.1", "10.0.0.8", "169.254.169.254", "localhost"])(
  "a server at %s is not connected to",
  async (host) => {
    const local = await smtpServer(testClock());
    const subject = { publisher: email, local, values: mailAgent };
    if (email.connect.by !== "form") throw new Error("by form");
    const io = { ...ioOf(subject), origin: (published: string) => published };
    expect(await email.connect.check({ ...mailAgent, host }, io)).toMatchObject({ state: "failed", code: "not_found" });
    await local.server.close();
  },
);
