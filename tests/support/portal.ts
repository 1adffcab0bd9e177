/** A portal of somebody else's, on a port of its own; its pages may ask no other site, as the large ones forbid. */
import { createServer } from "node:http";
import { z } from "zod";

const html = `<!doctype html><meta charset="utf-8"><title>临江雅苑 3室2厅</title><h1>临江雅苑 3室2厅</h1><p>总价：698万</p><p>建筑面积：118.68㎡</p><p>朝向：南</p>`;
const address = z.object({ port: z.number() });

export async function openPortal() {
  const server = createServer((request, response) => {
    const strict = request.url === "/strict" ? { "content-security-policy": "connect-src 'self'" } : {};
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...strict }).end(html);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = address.parse(server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
