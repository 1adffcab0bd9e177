import { mkdtemp, readdir, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { mailBehaviour } from "#tests/support/mail-behaviour";
import { outboxFiles, outboxMailer, readOutboxFile } from "./outbox.ts";

const from = "Listcast <hello@listcast.example>";
const open = async () => {
  const outboxFolder = path.join(await mkdtemp(path.join(os.tmpdir(), "listcast-outbox-")), "outbox");
  return { outboxFolder, mailer: outboxMailer({ from, outboxFolder }, () => new Date()) };
};

describe("the outbox", () => {
  mailBehaviour(async () => {
    const { outboxFolder, mailer } = await open();
    return {
      mailer,
      async arrived() {
        const names = (await outboxFiles(outboxFolder)).reverse();
        const mails = await Promise.all(names.map((name) => readOutboxFile(outboxFolder, name)));
        return mails.filter((mail) => mail !== null);
      },
    };
  });

  test("only its owner may read a mail, and no half-written file stays", async () => {
    const { outboxFolder, mailer } = await open();
    await mailer.send({ to: "a@example.com", subject: "s", text: "t", html: "<p>t</p>", language: "en" });
    const names = await readdir(outboxFolder);
    expect(names).toHaveLength(1);
    expect((await stat(path.join(outboxFolder, names[0] ?? ""))).mode & 0o077).toBe(0);
  });

  test("a name that leads out of the folder reads nothing", async () => {
    const { outboxFolder, mailer } = await open();
    await mailer.send({ to: "a@example.com", subject: "s", text: "t", html: "<p>t</p>", language: "en" });
    for (const name of ["../../etc/passwd", "..", "x.eml/../y.eml", "none.eml"]) {
      expect(await readOutboxFile(outboxFolder, name)).toBeNull();
    }
  });
});
