/** `listcast platforms`: the registry of publishing targets. */
import { parseArgs } from "node:util";
import type { Command } from "#cli/shared/command";
import { platforms, targetCount } from "#engine/platforms/index";

export const command: Command = {
  name: "platforms",
  usage: "platforms [--json]",
  async run(args, io) {
    const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
    if (values.json) {
      io.stdout(`${JSON.stringify(platforms)}\n`);
      return 0;
    }
    for (const { id, name, text } of platforms) {
      const limit = text.max === null ? "no known limit" : `${text.max} ${text.unit}`;
      io.stdout(`${id.padEnd(26)}${limit.padEnd(18)}${name.zh}${name.zh === name.en ? "" : ` · ${name.en}`}\n`);
    }
    io.stdout(`${targetCount()} platforms, and email and SMS\n`);
    return 0;
  },
};
