// A real WordPress on PHP compiled to WebAssembly; started by ./run.ts as a process of its own:
// `node wordpress.mjs <folder of its packages>` says "ready <json>" once it may be asked.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [packages = ""] = process.argv.slice(2);
const required = createRequire(path.join(packages, "package.json"));
const load = (name) => import(pathToFileURL(required.resolve(name)).href);
const { loadNodeRuntime } = await load("@php-wasm/node");
const { bootWordPressAndRequestHandler } = await load("@wp-playground/wordpress");
const builds = path.join(packages, "node_modules/@wp-playground/wordpress-builds/src");
const zip = async (...at) => new File([await readFile(path.join(builds, ...at))], at.at(-1));

let handler = null;
let runtimes = 0;
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method, url, headers } = request;
  // it asks itself while it is being set up
  if (!handler) return response.writeHead(503).end();
  const answer = await handler.request({ method, url, headers, body: new Uint8Array(Buffer.concat(chunks)) });
  response.writeHead(answer.httpStatusCode, answer.headers).end(answer.bytes);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const siteUrl = `http://127.0.0.1:${server.address().port}`;
handler = await bootWordPressAndRequestHandler({
  createPhpRuntime: () => {
    runtimes += 1;
    return loadNodeRuntime("8.3", { emscriptenOptions: { processId: runtimes } });
  },
  siteUrl,
  wordPressZip: zip("wordpress", "wp-6.5.zip"),
  sqliteIntegrationPluginZip: zip("sqlite-database-integration", "sqlite-database-integration.zip"),
  // it would call itself beside what it is asked, which a server of one runtime dies of
  // application passwords want https, or a machine of one's own
  constants: { WP_ENVIRONMENT_TYPE: "local", DISABLE_WP_CRON: true },
  cookieStore: false,
});
const php = await handler.getPrimaryPhp();
const { text } = await php.run({
  code: `<?php require '/wordpress/wp-load.php';
    [$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'listcast']);
    echo json_encode(['user' => get_userdata(1)->user_login, 'password' => $password]);`,
});
console.log(`ready ${JSON.stringify({ origin: siteUrl, ...JSON.parse(text) })}`);
