/** A provider's API as its documentation describes it, on a local port: keeps what it was asked, answers what a test says. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface AskedCall {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export async function providerServer() {
  const asked: AskedCall[] = [];
  let answer = { status: 200, body: "{}" };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    asked.push({
      method: request.method ?? "",
      url: new URL(request.url ?? "", "http://provider"),
      headers: request.headers,
      body,
    });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    answers(status: number, body: unknown) {
      answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
