/** A server on loopback, in both families of addresses, that counts what it hears: nothing, if all is well. */
import { createServer, type Server } from "node:http";

export interface Canary {
  port: number;
  /** Paths that were asked for, of connections without a request "". */
  heard: string[];
  close(): Promise<void>;
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });

const page = `<title>Inner flat</title><script type="application/ld+json">{"@type":"Apartment","name":"Inner flat",
  "numberOfBedrooms":3,"offers":{"@type":"Offer","price":1,"priceCurrency":"USD"}}</script>`;

export async function openCanary(): Promise<Canary> {
  const heard: string[] = [];
  const make = () =>
    createServer((request, response) => {
      heard.push(request.url ?? "");
      response.writeHead(200, { "content-type": "text/html" }).end(page);
    }).on("connection", () => heard.push(""));
  const [four, six] = [make(), make()];
  const port = await listen(four, 0, "127.0.0.1");
  // a machine without IPv6 has no door there to be found
  const hasSix = await listen(six, port, "::1").then(
    () => true,
    () => false,
  );
  return {
    port,
    heard,
    close: async () => {
      for (const server of hasSix ? [four, six] : [four]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}
