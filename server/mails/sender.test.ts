import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, expect, test } from "vitest";
import { outboxFiles, outboxMailer, readOutboxFile } from "#adapters/mail/outbox";
import type { Names } from "#contract/names";
import { senderIn, sentInNames } from "./sender.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-sender-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const OURS = "Listcast 房播 <no-reply@example.com>";

test("mails are from the product as it is called, with any letters a name may have, at the same address", async () => {
  const names: (Names | Error | null)[] = [null, { zh: "安居<b>, 房", en: "Homely & Co" }, new Error("no database")];
  const mailer = sentInNames(
    outboxMailer({ from: OURS, outboxFolder: folder }, () => new Date()),
    OURS,
    async () => {
      const next = names.shift() ?? null;
      if (next instanceof Error) throw next;
      return next;
    },
  );
  const senders: unknown[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await mailer.send({ to: "a@example.com", subject: "x", text: "x", html: "x", language: "zh" });
    const [file = ""] = await outboxFiles(folder);
    senders.push((await PostalMime.parse((await readOutboxFile(folder, file)) ?? "")).from);
    rmSync(path.join(folder, file));
  }
  const ours = { name: "Listcast 房播", address: "no-reply@example.com" };
  expect(senders).toEqual([ours, { ...ours, name: "Homely & Co 安居<b>, 房" }, ours]);
});

test("a sender that an operator named otherwise, or not at all, stays", () => {
  const names = { zh: "安居", en: "Homely" };
  expect(senderIn("Zhang Homes <x@example.com>", names)).toBeUndefined();
  expect(senderIn("x@listcast.example", names)).toBeUndefined();
  expect(senderIn('"房播" <x@listcast.example>', names)).toEqual({ name: "安居", address: "x@listcast.example" });
});
