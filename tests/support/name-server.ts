/** A name server on loopback: it knows some names, is silent about others, and says of the rest that there are none. */
import { createSocket } from "node:dgram";
import { once } from "node:events";

export interface NameServer {
  /** "127.0.0.1:40123" */
  address: string;
  stop(): Promise<void>;
}

/** The name asked for, the type of record, and where the question ends (RFC 1035, 4.1.2). */
function question(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** `known`: IPv4 addresses by name. `silent`: names about which nothing is ever said. */
export async function openNameServer(
  known: Readonly<Record<string, string>>,
  silent: (name: string) => boolean,
): Promise<NameServer> {
  const socket = createSocket("udp4");
  socket.on("message", (message, from) => {
    const { name, type, end } = question(message);
    if (silent(name)) return;
    const address = type === 1 ? known[name] : undefined;
    const head = Buffer.from(message.subarray(0, end));
    // an answer; of an unknown name that there is none
    head.writeUInt16BE(known[name] === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(address ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    const record = address
      ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)])
      : Buffer.alloc(0);
    socket.send(Buffer.concat([head, record]), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: async () => {
      socket.close();
      await once(socket, "close");
    },
  };
}
