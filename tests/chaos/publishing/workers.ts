/** Worker processes that are killed and replaced, frozen and woken. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./worker.ts", import.meta.url));

export async function openWorkers(count: number, args: readonly string[]) {
  const all: ChildProcess[] = [];
  const begin = (): ChildProcess =>
    fork(program, [...args], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  all.push(...Array.from({ length: count }, begin));
  await Promise.all(all.map((child) => once(child, "message")));
  const at = (chance: number): number => Math.floor(chance * all.length);
  return {
    /** `kill -9`; another begins in its place, which nobody waits for. */
    kill(chance: number): void {
      const index = at(chance);
      all[index]?.kill("SIGKILL");
      all[index] = begin();
    },
    /** Stands still, and goes on not knowing it. */
    freeze(chance: number, milliseconds: number): void {
      const child = all[at(chance)];
      if (!child) return;
      child.kill("SIGSTOP");
      setTimeout(() => child.kill("SIGCONT"), milliseconds);
    },
    async close(): Promise<void> {
      await Promise.all(
        all.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const gone = once(child, "exit");
          child.kill("SIGKILL");
          await gone;
        }),
      );
    },
  };
}
