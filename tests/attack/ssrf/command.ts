/** The command line opens the same links. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoot } from "#server/base/root";
import { held, slowly, type Try } from "../suite/try.ts";
import type { Canary } from "./canary.ts";
import { ownMachine } from "./spellings.ts";

export function command(canary: Canary): Try[] {
  const tries = ownMachine(canary.port)
    .filter(({ name }) => /plain|decimal|NAT64|mapped$|full-width/.test(name))
    .flatMap(({ name, url }) =>
      (["import", "pack"] as const).map((verb) => ({
        name: `listcast ${verb} of ${name}`,
        run: async () => {
          const before = canary.heard.length;
          const more =
            verb === "pack" ? ["--languages", "en", "--platforms", "twitter", "--out", "/nonexistent/out"] : [];
          const child = spawn(process.execPath, [path.join(projectRoot, "cli/main.ts"), verb, url, "--json", ...more], {
            cwd: projectRoot,
            stdio: "ignore",
          });
          const [code] = await once(child, "close");
          held(canary.heard.length === before, "the inner server heard it");
          held(code === 1, `it ended with ${code}`);
        },
      })),
    );
  return slowly(tries);
}
