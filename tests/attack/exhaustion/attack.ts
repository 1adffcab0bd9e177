/** Somebody who does their worst, in a process of their own: what they compute is not the server's, and they stand back behind it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { type Resident, type Someone, travelling } from "./world.ts";

export interface Prepared {
  do: "prepare";
  /** Of a scenario of worst.ts. */
  name: string;
  url: string;
  someone: Someone;
}
export type Ordered = Prepared | { do: "start" } | { do: "end" };
/** `answers`: by their code, and how often each came. */
export type Reported = { ready: true } | { answers: [string, number][] } | { failed: string };

export interface Attack {
  start(): void;
  /** What the attacker was answered until now; what is under way is left to its fate. */
  end(): Promise<Map<string, number>>;
  close(): Promise<void>;
}

/** Answers once everything is ready to be done over and over. */
export async function prepareAttack(name: string, url: string, attacker: Resident): Promise<Attack> {
  const child = fork(new URL("./attacker.ts", import.meta.url));
  const order = async (ordered: Ordered): Promise<Reported> => {
    const reported = Promise.race([
      once(child, "message") as Promise<Reported[]>,
      once(child, "exit").then(() => [{ failed: "the attacker's process ended" }]),
    ]);
    child.send(ordered);
    const [said = { failed: "no answer" }] = await reported;
    if ("failed" in said) throw new Error(said.failed);
    return said;
  };
  const close = async () => {
    if (child.exitCode !== null || !child.kill("SIGKILL")) return;
    await once(child, "exit");
  };
  await order({ do: "prepare", name, url, someone: travelling(attacker) }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    start: () => child.send({ do: "start" } satisfies Ordered),
    end: async () => {
      const said = await order({ do: "end" });
      return new Map("answers" in said ? said.answers : []);
    },
    close,
  };
}
