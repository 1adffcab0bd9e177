import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { mailBehaviour } from "#tests/support/mail-behaviour";
import { smtpMailer } from "./smtp.ts";

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** As much SMTP as a sending client needs. `refuse` answers the recipient with an error that quotes the address. */
async function smtpServer(refuse = false) {
  const mails: Uint8Array[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = "";
    let body: string[] | null = null;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (/^(EHLO|HELO)/i.test(line)) answer("250 local");
      else if (/^RCPT/i.test(line) && refuse) answer(`550 no such user ${line.slice(8)}`);
      else if (/^DATA/i.test(line)) {
        body = [];
        answer("354 go on");
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else answer("250 ok");
    };
    socket.setEncoding("latin1");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const lines = (rest + data).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (body === null) command(line);
        else if (line === ".") {
          mails.push(Buffer.from(body.join("\r\n"), "latin1"));
          body = null;
          answer("250 taken");
        } else body.push(line.replace(/^\.\./, "."));
      }
    });
    answer("220 local");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { mails, port };
}

const mailerAt = (port: number) =>
  smtpMailer({
    from: "Listcast <hello@listcast.example>",
    outboxFolder: "",
    smtp: { host: "127.0.0.1", port, secure: false },
  });

describe("SMTP", () => {
  mailBehaviour(async () => {
    const { mails, port } = await smtpServer();
    return { mailer: mailerAt(port), arrived: async () => mails };
  });

  const mail = { to: "secret.person@example.com", subject: "s", text: "t", html: "<p>t</p>", language: "en" };

  test("a refusal is told without the address the server quoted", async () => {
    const { port } = await smtpServer(true);
    const error = await mailerAt(port)
      .send(mail)
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ code: "unavailable" });
    expect(String(error)).not.toContain("secret.person");
  });

  test("a server that is away is told as unavailable", async () => {
    const { port } = await smtpServer();
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
    await expect(mailerAt(port).send(mail)).rejects.toMatchObject({ code: "unavailable" });
  });
});
