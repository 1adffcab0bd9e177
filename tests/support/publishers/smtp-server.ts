/**
 * A mail server on a local port, as RFC 5321 and 4954 describe it. Enforced: EHLO first, AUTH PLAIN before MAIL, addresses that
 * are there, DATA ended by a dot. Answers that get lost and refusals happen at DATA's end, where a mail is taken.
 */
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import PostalMime from "postal-mime";
import type { LocalPlatform } from "./local-platform.ts";
import type { Asked, Clock, PlatformServer } from "./server.ts";

export const mailAgent = {
  host: "smtp.lin.example",
  port: "587",
  user: "lin",
  password: "mail-Password/9",
  from: "lin@lin.example",
  recipients: "wang.fang@example.com",
};

export interface Arrived {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly pictures: number;
  readonly alts: string[];
  readonly messageId: string;
  readonly html: string;
  readonly unsubscribe: string;
}

export async function smtpServer(clock: Clock): Promise<LocalPlatform & { readonly arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const sockets = new Set<Socket>();
  const troubles: Parameters<PlatformServer["trouble"]>[0][] = [];
  const asked: Asked[] = [];
  let open = true;
  let address = "";

  async function take(raw: Buffer, to: string): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const html = mail.html ?? "";
    arrived.push({
      to,
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html,
      pictures: mail.attachments.filter(({ mimeType }) => mimeType.startsWith("image/")).length,
      alts: [...html.matchAll(/alt="([^"]{0,300})"/g)].map(([, alt = ""]) => alt),
      messageId: mail.messageId ?? "",
      unsubscribe: mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "",
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let rest = "";
    let body: string[] | null = null;
    let known = false;
    let to = "";
    const end = async (lines: string[]) => {
      const call = {
        method: "DATA",
        host: "smtp",
        path: "/",
        query: new URLSearchParams(),
        headers: {},
        bytes: Buffer.from(lines.join("\r\n"), "latin1"),
      };
      asked.push(call);
      const index = troubles.findIndex(({ when }) => when(call));
      const how = index < 0 ? null : troubles.splice(index, 1)[0]?.how;
      if (how === "before") return void socket.destroy();
      if (how && how !== "after") return say(`${how.status >= 450 ? how.status : 554} ${String(how.body ?? "")}`);
      await take(call.bytes, to);
      return how === "after" ? void socket.destroy() : say("250 2.0.0 taken");
    };
    const command = (line: string) => {
      const [verb = ""] = line.toUpperCase().split(" ");
      if (verb === "EHLO") socket.write("250-local\r\n250 AUTH PLAIN\r\n");
      else if (verb === "AUTH") {
        const right = Buffer.from(`\0${mailAgent.user}\0${mailAgent.password}`).toString("base64");
        known = open && line === `AUTH PLAIN ${right}`;
        say(known ? "235 2.7.0 welcome" : "535 5.7.8 Authentication credentials invalid");
      } else if (verb === "QUIT") socket.end("221 bye\r\n");
      else if (!known) say("530 5.7.0 Authentication required");
      else if (verb === "RCPT") {
        to = /<([^>]{1,200})>/.exec(line)?.[1] ?? "";
        say(to.startsWith("gone") ? "550 5.1.1 no such user here" : "250 ok");
      } else if (verb === "DATA") {
        body = [];
        say("354 go on");
      } else say("250 ok");
    };
    socket.setEncoding("latin1");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const lines = (rest + data).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (body === null) command(line);
        else if (line === ".") {
          void end(body);
          body = null;
        } else body.push(line.replace(/^\.\./, "."));
      }
    });
    say("220 local");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const publishes = ({ method }: Asked) => method === "DATA";
  return {
    arrived,
    server: {
      asked,
      origin: () => address,
      trouble: (next) => void troubles.push(next),
      async close() {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      },
    },
    clock,
    shown: () => arrived,
    uploads: () => arrived.reduce((sum, { pictures }) => sum + pictures, 0),
    revoke: () => {
      open = false;
    },
    publishes,
    limit: { said: { status: 451, body: "4.7.1 too many mails, come back later" }, waitMs: 900_000 },
    // 552 is read as it stands
    refusal: { when: publishes, said: { status: 552, body: "5.3.4 message too big" }, words: "message too big" },
  };
}
