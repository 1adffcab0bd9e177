/**
 * A hundred photos of a camera's size through the guard, as an upload sends them: what this process and its image processes hold
 * after the first twenty, and after all. Linux only: what children hold stands in /proc.
 */
import { readdirSync, readFileSync } from "node:fs";
import { reencodeImage } from "#adapters/images/image";

const PHOTOS = 100;
const WARM = 20;
const KIB_A_MIB = 1024;

const residentMib = (pid: string): number => {
  const kib = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib ?? 0) / KIB_A_MIB;
};
const childrenOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
const held = (): { own: number; aside: number } => ({
  own: residentMib(String(process.pid)),
  aside: childrenOf(process.pid).reduce((sum, pid) => sum + residentMib(pid), 0),
});

export async function benchPhotos(jpeg: Uint8Array): Promise<void> {
  console.log("\n| photos | this process, MiB | image processes, MiB |\n| ---: | ---: | ---: |");
  for (let done = 1; done <= PHOTOS; done++) {
    await reencodeImage(jpeg);
    if (done !== WARM && done !== PHOTOS && done !== PHOTOS / 2) continue;
    const { own, aside } = held();
    console.log(`| ${done} | ${own.toFixed(0)} | ${aside.toFixed(0)} |`);
  }
}
