/**
 * `npm run test:real [bluesky|wordpress|email|journey|days]`: the connectors against real servers on this machine, and a campaign
 * published to two of them in a browser (./journey.ts), and over three days with two kills (./days.ts). Their packages are brought on demand into node_modules/.cache/real;
 * Bluesky's wants a C++ compiler, make and Python 3 for one native part.
 */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import sharp from "sharp";
import { bluesky } from "#adapters/publishers/bluesky";
import { email } from "#adapters/publishers/email";
import type { Picture, Publisher, PublisherIo } from "#adapters/publishers/publisher";
import type { Checkpoint } from "#adapters/publishers/shared/checkpoint";
import { wordpress } from "#adapters/publishers/wordpress";
import { days } from "./days.ts";
import { journey } from "./journey.ts";
import { type Ready, started, startPds, startWordPress, stopServers } from "./servers.ts";

async function picture(alt: string, background: string): Promise<Picture> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), type: "image/jpeg", width: 640, height: 480, alt, address: null };
}

/** `lose` breaks the next call it fits after it was carried out. */
function ioOf(
  origin: string,
  resume: Checkpoint | null,
  lose: (address: string, init?: RequestInit) => boolean = () => false,
) {
  const kept: { last: Checkpoint | null } = { last: resume };
  const io: PublisherIo = {
    fetch: async (address, init) => {
      const answer = await fetch(address, init);
      if (!lose(address, init)) return answer;
      await answer.arrayBuffer();
      throw Object.assign(new Error("the answer is lost"), { code: "ECONNRESET" });
    },
    now: () => new Date(),
    setting: () => undefined,
    origin: () => origin,
    checkpoint: async (data) => {
      kept.last = data;
    },
    timeLeft: () => true,
    maySend: true,
    resume,
  };
  return { io, kept };
}

/** Publishes, loses an answer and finds the post, changes and removes it: what readers get stands once. */
async function core(
  publisher: Publisher,
  origin: string,
  values: Readonly<Record<string, string>>,
  publishing: RegExp,
): Promise<void> {
  assert(publisher.connect.by === "form");
  const connection = await publisher.connect.check(values, ioOf(origin, null).io);
  assert(!("state" in connection), JSON.stringify(connection));
  const pictures = [await picture("客厅朝南", "#335577"), await picture("Kitchen with an island", "#886644")];
  const link = "https://listcast.example/p/abc123";
  const post = {
    title: "Harbour view flat",
    text: "海景三居室，近地铁 #海景房",
    hashtags: ["海景房"],
    link,
    language: "zh",
    pictures,
  };
  const triedAt = new Date().toISOString();
  const sentWith = (key: string, ref: string | null, checkpoint: Checkpoint | null) => ({
    ref,
    key,
    post,
    triedAt,
    lastTriedAt: new Date().toISOString(),
    checkpoint,
  });
  const first = ioOf(origin, null);
  const live = await publisher.publish(connection, post, "real-1", first.io);
  assert(live.state === "live", JSON.stringify(live));
  const lost = ioOf(origin, null, (address, init) =>
    publishing.test(`${init?.method} ${address} ${typeof init?.body === "string" ? init.body : ""}`),
  );
  const unknown = await publisher.publish(connection, post, "real-2", lost.io);
  assert(unknown.state === "unknown", JSON.stringify(unknown));
  const found = await publisher.find(
    connection,
    sentWith("real-2", unknown.ref, lost.kept.last),
    ioOf(origin, lost.kept.last).io,
  );
  assert(found.state === "live" && found.ref !== live.ref, JSON.stringify(found));
  const fresh = ioOf(origin, null).io;
  if (publisher.edit) {
    const changed = await publisher.edit(connection, live.ref, { ...post, text: "已降价 #海景房" }, fresh);
    assert(changed.state === "live", JSON.stringify(changed));
  }
  if (publisher.refresh) {
    const renewed = await publisher.refresh(connection, fresh);
    assert(renewed !== null && !("state" in renewed), JSON.stringify(renewed));
    Object.assign(connection, renewed);
  }
  for (const ref of [live.ref, found.ref]) {
    assert.deepEqual(await publisher.remove?.(connection, ref, fresh), { state: "removed" });
    assert.deepEqual(await publisher.find(connection, sentWith("real", ref, null), fresh), { state: "removed" });
  }
}

async function mail(origin: string, { user, password }: Ready, lines: readonly string[]): Promise<void> {
  assert(email.connect.by === "form");
  const recipients = "wang@example.com, li@example.com";
  const values = { host: "smtp.example.com", port: "587", user, password, from: "lin@example.com", recipients };
  const { io } = ioOf(origin, null);
  const connection = await email.connect.check(values, io);
  assert(!("state" in connection), JSON.stringify(connection));
  const pictures = [await picture("客厅朝南", "#335577")];
  const post = { title: "海景三居室", text: "近地铁", hashtags: [], link: null, language: "zh", pictures };
  const live = await email.publish(connection, post, "real-1", io);
  assert(live.state === "live", JSON.stringify(live));
  const mails = lines.filter((line) => line.startsWith("mail ")).map((line) => JSON.parse(line.slice(5)));
  assert.deepEqual(
    mails,
    ["wang@example.com", "li@example.com"].map((to) => ({ to: [to], subject: "海景三居室", pictures: 1 })),
  );
  const wrong = await email.connect.check({ ...values, password: "another" }, io);
  assert("state" in wrong && wrong.code === "connection_ended", JSON.stringify(wrong));
}

const data = await mkdtemp(path.join(os.tmpdir(), "listcast-real-"));
const suites: Readonly<Record<string, () => Promise<void>>> = {
  async email() {
    const { told, lines } = await started("smtp.mjs", []);
    await mail(told.origin, told, lines);
  },
  async bluesky() {
    const told = await startPds(path.join(data, "connector"));
    const values = { handle: told.handle, appPassword: told.password, server: told.origin };
    await core(bluesky, told.origin, values, /createRecord/);
  },
  async wordpress() {
    const told = await startWordPress();
    const values = { server: "https://lin.example", user: told.user, appPassword: told.password };
    await core(wordpress, told.origin, values, /"status":"publish"/);
  },
  journey: () => journey(path.join(data, "journey")),
  days: () => days(path.join(data, "days")),
};

const [only] = process.argv.slice(2);
let failed = 0;
for (const [name, run] of Object.entries(suites)) {
  if (only !== undefined && only !== name) continue;
  try {
    await run();
    console.log(`${name}: passed`);
  } catch (error) {
    failed += 1;
    // with its causes: what the journey waited for stands in one
    console.error(`${name}: failed\n${inspect(error)}`);
  }
}
stopServers();
await rm(data, { recursive: true, force: true });
process.exit(failed);
