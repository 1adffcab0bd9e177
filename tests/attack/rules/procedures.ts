/** Every procedure asked by everybody about somebody else's things; the answers are those written down in tests/access. */
import { procedures } from "#tests/access/procedures/index";
import type { Rule } from "#tests/access/procedures/rule";
import { helps, looks, weighed } from "#tests/access/support-rules";
import type { Client } from "#tests/support/domain";
import { held, type Try } from "../suite/try.ts";
import type { RulesSubject } from "./subject.ts";

const outcome = async (asked: Promise<boolean>): Promise<string> => {
  try {
    return (await asked) ? "yes" : "empty";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
};

const rules = Object.entries(procedures);
/** Those that ask who is there. */
const closed = rules.filter(([, { expected }]) => expected.visitor === "unauthorized");

export function procedureTries({ askers, ended, inSupport, estate }: RulesSubject): Try[] {
  const asked = (name: string, rule: Rule, who: string, client: Client, well: (answer: string) => boolean): Try => ({
    name: `${name} as ${who}`,
    run: async () => {
      const answer = await outcome(rule.ask(client, estate));
      held(well(answer), `answered ${answer}`);
    },
  });
  return [
    // in the order of the table: what a stranger does for themselves must not change what the next finds
    ...rules.flatMap(([name, rule]) =>
      [...askers].map(([who, client]) => asked(name, rule, who, client, (answer) => answer === rule.expected[who])),
    ),
    ...closed.flatMap(([name, rule]) =>
      [...ended].map(([who, client]) => asked(name, rule, who, client, (answer) => answer === "unauthorized")),
    ),
    ...closed
      .filter(([name]) => !name.startsWith("admin.") && !weighed.includes(name))
      .map(([name, rule]) => {
        const allowed = [...looks, ...helps].includes(name);
        return asked(name, rule, "support", inSupport, (answer) => (answer === "forbidden_in_support") !== allowed);
      }),
  ];
}
