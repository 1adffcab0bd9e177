/** Names that climb out of their folder: at every route that serves a file, by hand, as no client would write them. */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { projectRoot } from "#server/base/root";
import type { Site } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";

/** Bytes that stand in files nobody may read. */
function secrets(site: Site): string[] {
  const of = (file: string) => {
    try {
      return readFileSync(path.join(site.app.dataDir, file), "utf8").trim().slice(0, 40);
    } catch {
      return "";
    }
  };
  const manifest = readFileSync(path.join(projectRoot, "package.json"), "utf8").slice(2, 60);
  return [
    "root:x:0",
    "BEGIN PRIVATE KEY",
    manifest,
    of("secret.key"),
    of("database.json"),
    of("demo-accounts.txt"),
  ].filter(Boolean);
}

const climbs = [
  "../",
  "../../",
  "../../../../../../",
  "..%2f",
  "..%2f..%2f..%2f",
  "%2e%2e/",
  "%2e%2e%2f%2e%2e%2f",
  "..%252f..%252f",
  "%252e%252e%252f",
  "..\\",
  "..%5c..%5c",
  "%2e%2e%5c",
  "....//....//",
  "..;/..;/",
  ".%00./",
  "..%00/",
  "..%c0%af..%c0%af",
  "..%ef%bc%8f",
  "%uff0e%uff0e/",
  "./.././../",
  "//",
  "/%2f",
  "~/",
  "%7e/",
  "file:///",
  "..%0d%0a/",
] as const;
const files = [
  "package.json",
  "etc/passwd",
  "data/secret.key",
  "secret.key",
  "database.json",
  "demo-accounts.txt",
  "server/main.ts",
  ".git/config",
] as const;
const roots = [
  "/",
  "/assets/",
  "/icons/",
  "/og/",
  "/p/",
  "/p/preview/",
  "/s/",
  "/p/photo/",
  "/demo/listing/",
  "/demo/photo/",
  "/dev/mailbox/",
  "/site/pictures/",
  "/storage/v1/object/public/avatars/",
  "/storage/v1/object/public/",
  "/storage/v1/object/sign/media/",
  "/storage/v1/object/",
  "/api/",
  "/api/docs/",
  "/auth/v1/",
  "/rest/v1/",
  "/.well-known/",
] as const;

/** The request line exactly as written. */
function ask(site: Site, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\napikey: ${site.key}\r\n\r\n`),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (bytes) => {
      said += bytes.toString("latin1");
    });
    socket.on("close", () => resolve(said)).on("error", reject);
  });
}

export function pathTries(site: Site): Try[] {
  const forbidden = secrets(site);
  // every climb from every root, each to another file
  const targets = roots.flatMap((root, at) =>
    climbs
      .filter((_, way) => (at + way) % 5 === 0)
      .map((climb, way) => `${root}${climb}${files[(at + way) % files.length]}`),
  );
  const plain = [
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/package.json",
    "/node_modules/hono/package.json",
    "/server/main.ts",
    "/data/secret.key",
    "/data/database.json",
    "/web/dist/client/index.html",
    "/built-from.txt",
    "/demo-accounts.txt",
    "/outbox/",
    "/.npmrc",
    "/postgres.log",
  ];
  return [...targets, ...plain].map((target) => ({
    name: `path: ${target}`,
    run: async () => {
      const answer = await ask(site, target);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      const body = answer.slice(answer.indexOf("\r\n\r\n"));
      held(status > 0 && status < 500, `answered ${status}`);
      for (const secret of forbidden) held(!body.includes(secret), "a file nobody may read was read");
    },
  }));
}
