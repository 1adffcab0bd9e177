/** Commands about the running product belong to the server; the command line only starts them and passes on their exit code. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs `server/<file>` with `args` under the same Node, sharing this terminal. */
export function runServerFile(file: string, args: string[]): Promise<number> {
  const path = fileURLToPath(new URL(`../../server/${file}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
