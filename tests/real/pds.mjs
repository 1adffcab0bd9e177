// A real personal data server of the AT Protocol, with a directory of identities beside it; started by ./run.ts as a process of
// its own: `node pds.mjs <folder of its packages> <folder of its data>` says "ready <json>" once it may be asked.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [packages = "", data = ""] = process.argv.slice(2);
const listen = (server) =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));

/** As much of did:plc (web.plc.directory) as a server asks: takes the first operation of an identity, answers its document. */
const operations = new Map();
const documentOf = (did, one) => ({
  "@context": ["https://www.w3.org/ns/did/v1"],
  id: did,
  alsoKnownAs: one.alsoKnownAs,
  verificationMethod: Object.entries(one.verificationMethods).map(([name, key]) => ({
    id: `${did}#${name}`,
    type: "Multikey",
    controller: did,
    publicKeyMultibase: key.replace("did:key:", ""),
  })),
  service: Object.entries(one.services).map(([name, { type, endpoint }]) => ({
    id: `#${name}`,
    type,
    serviceEndpoint: endpoint,
  })),
});
const directory = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const [, did = "", what] = decodeURIComponent(request.url ?? "").split("/");
  if (request.method === "POST") operations.set(did, JSON.parse(body));
  const one = operations.get(did);
  if (!one) return response.writeHead(404).end("{}");
  const told = what === undefined ? documentOf(did, one) : what === "data" ? { did, ...one } : one;
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(told));
});

const probe = createServer();
const port = await listen(probe);
await new Promise((resolve) => probe.close(resolve));
const { PDS, envToCfg, envToSecrets } = await import(
  pathToFileURL(createRequire(path.join(packages, "package.json")).resolve("@atproto/pds")).href
);
const env = {
  port,
  hostname: "localhost",
  devMode: true,
  inviteRequired: false,
  dataDirectory: data,
  blobstoreDiskLocation: path.join(data, "blobs"),
  didPlcUrl: `http://127.0.0.1:${await listen(directory)}`,
  serviceHandleDomains: [".test"],
  enableDidDocWithSession: true,
  disableSsrfProtection: true,
  jwtSecret: randomBytes(16).toString("hex"),
  adminPassword: randomBytes(16).toString("hex"),
  plcRotationKeyK256PrivateKeyHex: randomBytes(32).toString("hex"),
  rateLimitsEnabled: false,
  crawlers: [],
};
const pds = await PDS.create(envToCfg(env), envToSecrets(env));
await pds.start();
const ask = async (method, body, token) => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://127.0.0.1:${port}/xrpc/${method}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
const account = { handle: "lin.test", email: "lin@example.com", password: randomBytes(8).toString("hex") };
const { accessJwt } = await ask("com.atproto.server.createAccount", account);
const { password } = await ask("com.atproto.server.createAppPassword", { name: "listcast" }, accessJwt);
console.log(`ready ${JSON.stringify({ origin: `http://127.0.0.1:${port}`, handle: account.handle, password })}`);
process.on("SIGTERM", () => void pds.destroy().finally(() => process.exit(0)));
